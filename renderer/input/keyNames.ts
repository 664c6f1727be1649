import type { Translate } from '../i18n/t.ts'
import type { Chord } from './commands.ts'

const WORDS = ['Space', 'Enter', 'Tab', 'Backspace', 'Delete', 'Insert', 'PageUp', 'PageDown', 'Home', 'End'] as const

const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Equal: '=',
  Minus: '-',
  BracketLeft: '[',
  BracketRight: ']',
  Semicolon: ';',
  Quote: "'",
  Backquote: '`',
  Backslash: '\\',
  Comma: ',',
  Period: '.',
  Slash: '/',
  NumpadAdd: 'Num +',
  NumpadSubtract: 'Num -',
  NumpadMultiply: 'Num *',
  NumpadDivide: 'Num /',
  NumpadDecimal: 'Num .',
}

/** The characters of the player's keyboard, by the places of its keys. */
export type KeyboardLayout = ReadonlyMap<string, string>
const NO_LAYOUT: KeyboardLayout = new Map()

/** Returns the label of a chord, modifiers included: 'E', 'Shift + Tab', 'Num 5'. */
export function chordName(t: Translate, chord: Chord, layout: KeyboardLayout = NO_LAYOUT): string {
  const parts = chord.split('+')
  const code = parts.at(-1) ?? ''
  return [...parts.slice(0, -1), codeName(t, code, layout)].join(' + ')
}

function codeName(t: Translate, code: string, layout: KeyboardLayout): string {
  const word = WORDS.find((one) => one === code)
  if (word) return t(`key.${word}`)
  if (code === 'Escape') return t('key.Esc')
  const printed = layout.get(code)
  if (printed) return printed.toLocaleUpperCase()
  const sign = SIGNS[code]
  if (sign) return sign
  if (code.startsWith('Numpad')) return `Num ${codeName(t, code.slice('Numpad'.length), layout)}`
  return code.replace(/^(?:Key|Digit)/, '')
}
