import { commandTable } from './commands.ts'

/** Commands that mean the same in every replay. */
export const REPLAY = commandTable('replay', 'commands.replay', {
  play: { keys: ['Space'], pad: ['south'] },
  forward: { keys: ['ArrowRight'], pad: ['right', 'right-bumper'], repeats: true },
  back: { keys: ['ArrowLeft'], pad: ['left', 'left-bumper'], repeats: true },
  start: { keys: ['Home'] },
  end: { keys: ['End'] },
  'turn-left': { keys: ['BracketLeft'], repeats: true },
  'turn-right': { keys: ['BracketRight'], repeats: true },
  'zoom-in': { keys: ['Equal', 'NumpadAdd'], repeats: true },
  'zoom-out': { keys: ['Minus', 'NumpadSubtract'], repeats: true },
  overview: { keys: ['Digit0', 'Numpad0'], pad: ['left-stick'] },
  'stick-zooms': { keys: [], pad: ['right-trigger'] },
  leave: { keys: ['Escape'], pad: ['east', 'menu'], isFixed: true },
  keys: { keys: ['F1'] },
  rules: { keys: ['F2'] },
})
