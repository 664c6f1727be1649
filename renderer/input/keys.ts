/** What a key means at the table; `letter` is a key of the game's own. */
export type Gesture<L extends string = never> =
  | { readonly kind: 'cursor'; readonly east: number; readonly north: number }
  | { readonly kind: 'digit'; readonly n: number }
  | { readonly kind: 'letter'; readonly letter: L }
  | {
      readonly kind: 'undo' | 'next' | 'previous' | 'rules' | 'cancel' | 'confirm' | 'space' | 'log' | 'panels'
    }

/** The game's own keys, by their place on the keyboard. */
export type Letters<L extends string> = Readonly<Record<string, L>>

/** The parts of a keyboard event that matter. `code` is the key's place, so letters work in every layout. */
export interface KeyPress {
  readonly code: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

const cursor = (east: number, north: number): Gesture => ({ kind: 'cursor', east, north })

const GESTURES: Readonly<Record<string, Gesture>> = {
  ArrowUp: cursor(0, 1),
  ArrowDown: cursor(0, -1),
  ArrowLeft: cursor(-1, 0),
  ArrowRight: cursor(1, 0),
  KeyZ: { kind: 'undo' },
  Tab: { kind: 'next' },
  F1: { kind: 'rules' },
  Escape: { kind: 'cancel' },
  Enter: { kind: 'confirm' },
  NumpadEnter: { kind: 'confirm' },
  Space: { kind: 'space' },
  KeyL: { kind: 'log' },
  F6: { kind: 'panels' },
}

/** The gesture of a key press; null for keys that mean nothing here. */
export function gestureOf<L extends string>(press: KeyPress, letters: Letters<L>): Gesture<L> | null {
  const { code, shiftKey, ctrlKey, altKey, metaKey } = press
  if (altKey || metaKey) return null
  if (ctrlKey) return code === 'KeyZ' ? { kind: 'undo' } : null
  if (code === 'Tab' && shiftKey) return { kind: 'previous' }
  const letter = letters[code]
  if (letter !== undefined) return { kind: 'letter', letter }
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(code)?.[1]
  return digit ? { kind: 'digit', n: Number(digit) } : (GESTURES[code] ?? null)
}

/** Keys that a focused button or field needs for itself. */
const OWN_KEYS: ReadonlySet<Gesture<string>['kind']> = new Set(['confirm', 'space', 'next', 'previous'])

/** True when the element that has the focus must get the key, not the table. */
export function belongsToFocus(gesture: Gesture<string>, focused: { readonly tagName: string } | null): boolean {
  if (!focused) return false
  if (focused.tagName === 'INPUT') return gesture.kind !== 'cancel'
  return focused.tagName === 'BUTTON' && OWN_KEYS.has(gesture.kind)
}
