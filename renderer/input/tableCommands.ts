import { commandTable } from './commands.ts'

/** Commands that mean the same at every table while a match is played. */
export const TABLE = commandTable('table', 'commands.table', {
  up: { keys: ['ArrowUp'], pad: ['up'], repeats: true },
  down: { keys: ['ArrowDown'], pad: ['down'], repeats: true },
  left: { keys: ['ArrowLeft'], pad: ['left'], repeats: true },
  right: { keys: ['ArrowRight'], pad: ['right'], repeats: true },
  confirm: { keys: ['Enter', 'NumpadEnter'], pad: ['south'] },
  cancel: { keys: ['Escape'], pad: ['east'], isFixed: true },
  'take-back': { keys: [], mouse: 'right-click' },
  'next-piece': { keys: ['Tab'], pad: ['right-bumper'], repeats: true },
  'previous-piece': { keys: ['Shift+Tab'], pad: ['left-bumper'], repeats: true },
  undo: { keys: ['KeyZ', 'Ctrl+KeyZ'] },
  skip: { keys: ['Space'] },
  'my-turn': { keys: ['KeyT'] },
  'turn-left': { keys: ['BracketLeft'], repeats: true, looks: true },
  'turn-right': { keys: ['BracketRight'], repeats: true, looks: true },
  'zoom-in': { keys: ['Equal', 'NumpadAdd'], repeats: true, looks: true },
  'zoom-out': { keys: ['Minus', 'NumpadSubtract'], repeats: true, looks: true },
  overview: { keys: ['Home'], looks: true },
  // Games that use F themselves keep it; End is free in all of them.
  focus: { keys: ['End', 'KeyF'], pad: ['right-stick'], mouse: 'double-click', looks: true },
  log: { keys: ['KeyL'], pad: ['view'], looks: true },
  menu: { keys: [], pad: ['menu'], looks: true },
  panels: { keys: ['F6'], pad: ['left-stick'] },
  flat: { keys: ['F4'], looks: true },
  keys: { keys: ['F1'], looks: true },
  rules: { keys: ['F2'], looks: true },
  goal: { keys: ['F3'], looks: true },
  coach: { keys: ['KeyQ'], pad: ['north'] },
  tags: { keys: [], pad: ['left-trigger'], looks: true },
  'stick-zooms': { keys: [], pad: ['right-trigger'], looks: true },
})

const { left, up, down, right } = TABLE.commands
/** The commands that move the cursor. */
export const CURSOR = [left, up, down, right] as const

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const
type Digit = (typeof DIGITS)[number]

/** Returns a record with an entry for each digit that chooses. */
export function perDigit<T>(entryOf: (digit: Digit) => T): Readonly<Record<Digit, T>> {
  const entries = DIGITS.map((digit) => [digit, entryOf(digit)])
  return Object.fromEntries(entries) // the type of `fromEntries` forgets the names
}

/** The commands that take the first to the ninth of the offered choices. */
export const CHOICES = commandTable(
  'choose',
  'commands.choose',
  perDigit((digit) => ({ label: `command.choose-${digit}`, keys: [`Digit${digit}`, `Numpad${digit}`] }) as const),
)
