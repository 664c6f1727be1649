import { commandTable } from './commands.ts'

/** Commands that mean the same in every screen and dialog. */
export const NAVIGATION = commandTable('navigation', 'commands.navigation', {
  confirm: { label: 'command.press', keys: [], pad: ['south'], isFixed: true },
  back: { label: 'command.go-back', keys: ['Escape'], pad: ['east', 'menu'], isFixed: true },
})
