import { commandTable } from './commands.ts'

/** Commands that mean the same at every table while a match is played. */
export const TABLE = commandTable('table', 'commands.table', {
  up: { label: 'command.up', keys: ['ArrowUp'], repeats: true },
  down: { label: 'command.down', keys: ['ArrowDown'], repeats: true },
  left: { label: 'command.left', keys: ['ArrowLeft'], repeats: true },
  right: { label: 'command.right', keys: ['ArrowRight'], repeats: true },
  confirm: { label: 'command.confirm', keys: ['Enter', 'NumpadEnter'] },
  cancel: { label: 'command.cancel', keys: ['Escape'], isFixed: true },
  'take-back': { label: 'command.take-back', keys: [], mouse: 'right-click' },
  'next-piece': { label: 'command.next-piece', keys: ['Tab'], repeats: true },
  'previous-piece': { label: 'command.previous-piece', keys: ['Shift+Tab'], repeats: true },
  undo: { label: 'command.undo', keys: ['KeyZ', 'Ctrl+KeyZ'] },
  skip: { label: 'command.skip', keys: ['Space'] },
  'my-turn': { label: 'command.my-turn', keys: ['KeyT'] },
  'turn-left': { label: 'command.turn-left', keys: ['BracketLeft'], repeats: true },
  'turn-right': { label: 'command.turn-right', keys: ['BracketRight'], repeats: true },
  'zoom-in': { label: 'command.zoom-in', keys: ['Equal', 'NumpadAdd'], repeats: true },
  'zoom-out': { label: 'command.zoom-out', keys: ['Minus', 'NumpadSubtract'], repeats: true },
  overview: { label: 'command.overview', keys: ['Home'] },
  // Games that use F themselves keep it; End is free in all of them.
  focus: { label: 'command.focus', keys: ['End', 'KeyF'], mouse: 'double-click' },
  log: { label: 'command.log', keys: ['KeyL'] },
  panels: { label: 'command.panels', keys: ['F6'] },
  flat: { label: 'command.flat', keys: ['F4'] },
  keys: { label: 'command.keys', keys: ['F1'] },
  rules: { label: 'command.rules', keys: ['F2'] },
  goal: { label: 'command.goal', keys: ['F3'] },
  coach: { label: 'command.coach', keys: ['KeyQ'] },
})

const { left, up, down, right } = TABLE.commands
/** The commands that move the cursor. */
export const CURSOR = [left, up, down, right] as const

/** The commands that take the first to the ninth of the offered choices. */
export const CHOICES = commandTable('choose', 'commands.choose', {
  1: { label: 'command.choose-1', keys: ['Digit1', 'Numpad1'] },
  2: { label: 'command.choose-2', keys: ['Digit2', 'Numpad2'] },
  3: { label: 'command.choose-3', keys: ['Digit3', 'Numpad3'] },
  4: { label: 'command.choose-4', keys: ['Digit4', 'Numpad4'] },
  5: { label: 'command.choose-5', keys: ['Digit5', 'Numpad5'] },
  6: { label: 'command.choose-6', keys: ['Digit6', 'Numpad6'] },
  7: { label: 'command.choose-7', keys: ['Digit7', 'Numpad7'] },
  8: { label: 'command.choose-8', keys: ['Digit8', 'Numpad8'] },
  9: { label: 'command.choose-9', keys: ['Digit9', 'Numpad9'] },
})

/** Commands that mean the same in every replay. */
export const REPLAY = commandTable('replay', 'commands.replay', {
  play: { label: 'command.play', keys: ['Space'] },
  forward: { label: 'command.forward', keys: ['ArrowRight'], repeats: true },
  back: { label: 'command.back', keys: ['ArrowLeft'], repeats: true },
  start: { label: 'command.start', keys: ['Home'] },
  end: { label: 'command.end', keys: ['End'] },
  'turn-left': { label: 'command.turn-left', keys: ['BracketLeft'], repeats: true },
  'turn-right': { label: 'command.turn-right', keys: ['BracketRight'], repeats: true },
  'zoom-in': { label: 'command.zoom-in', keys: ['Equal', 'NumpadAdd'], repeats: true },
  'zoom-out': { label: 'command.zoom-out', keys: ['Minus', 'NumpadSubtract'], repeats: true },
  overview: { label: 'command.overview', keys: ['Digit0', 'Numpad0'] },
  leave: { label: 'command.leave', keys: ['Escape'], isFixed: true },
  keys: { label: 'command.keys', keys: ['F1'] },
  rules: { label: 'command.rules', keys: ['F2'] },
})
