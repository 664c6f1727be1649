import { type HandledTable, handle } from '../../input/contexts.ts'
import { TABLE } from '../../input/tableCommands.ts'
import { goTo, isAtTable, openSheet, useScreen } from '../../ui/screens.ts'

const { keys } = TABLE.commands

/** Opens the page of keys where no table gets the command: in the menu's screens and in the sheets of a match. */
export const HELP: HandledTable = {
  ...handle({ ...TABLE, commands: { keys } }, { keys: openKeys }, mayOpenKeys),
  // other keys may be letters
  needs: (code, focused) => focused?.tagName === 'INPUT' && !/^F\d+$/.test(code),
}

/** Returns whether the page of keys may open: not if it is open already, and not if a question needs an answer. */
function mayOpenKeys(): boolean {
  const { screen, sheet } = useScreen.getState()
  if (screen.name === 'keys' || sheet?.name === 'keys' || sheet?.name === 'copy') return false
  const isDialog = sheet !== null || screen.name === 'screens'
  return document.querySelectorAll('dialog[open]').length <= (isDialog ? 1 : 0)
}

function openKeys(): void {
  if (isAtTable(useScreen.getState().screen)) openSheet({ name: 'keys' })
  else goTo({ name: 'keys' })
}
