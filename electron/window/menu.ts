import { Menu } from 'electron'

/** macOS cannot do without a menu: copy, paste and quit live in it. Elsewhere the page is all there is. */
export function setMenu(): void {
  const roles = ['appMenu', 'editMenu', 'windowMenu'] as const
  const isMac = process.platform === 'darwin'
  Menu.setApplicationMenu(isMac ? Menu.buildFromTemplate(roles.map((role) => ({ role }))) : null)
}
