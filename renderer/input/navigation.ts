import { commandTable } from './commands.ts'

/** Commands that mean the same in every screen and dialog. */
export const NAVIGATION = commandTable('navigation', 'commands.navigation', {
  confirm: { label: 'command.press', keys: [], pad: ['south'], isFixed: true },
  back: { label: 'command.go-back', keys: ['Escape'], pad: ['east', 'menu'], isFixed: true },
})

/** The command of the curtain, which its player's pad gives. */
export const CURTAIN = commandTable('curtain', 'commands.navigation', {
  lift: { label: 'curtain.hold', keys: [], pad: ['south'], isFixed: true },
})

/** The command of the dialog in which pads take seats. */
export const SEATING = commandTable('seating', 'commands.navigation', {
  take: { label: 'pad.seats.take', keys: [], pad: ['south'], isFixed: true },
})

/** The command of the menu: from there every setting is two presses away. */
export const MENU = commandTable('menu', 'commands.navigation', {
  settings: { label: 'settings.title', keys: ['F7'], pad: ['view'] },
})
