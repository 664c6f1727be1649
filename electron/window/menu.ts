import { Menu } from 'electron'

/** Sets the menu: macOS needs one for copy, paste and quit; other systems get none. */
export function setMenu(): void {
  const roles = ['appMenu', 'editMenu', 'windowMenu'] as const
  const isMac = process.platform === 'darwin'
  Menu.setApplicationMenu(isMac ? Menu.buildFromTemplate(roles.map((role) => ({ role }))) : null)
}
