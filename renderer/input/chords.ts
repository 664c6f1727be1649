import type { Chord } from './commands.ts'

/** The parts of a keyboard event that matter. `code` is the key's place, so letters work in every layout. */
export interface KeyPress {
  readonly code: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/**
 * Returns the bindings that a key press may match, the most exact first. Combinations with Alt belong to the system; the
 * Command key of a Mac counts as Ctrl.
 */
export function chordsOf({ code, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): readonly Chord[] {
  if (altKey) return []
  if (ctrlKey || metaKey) return shiftKey ? [`Ctrl+Shift+${code}`, `Ctrl+${code}`] : [`Ctrl+${code}`]
  return shiftKey ? [`Shift+${code}`, code] : [code]
}

/** The keys that press a button and answer a dialog. */
export const PRESS_KEYS = /^(Numpad)?Enter$|^Space$/

/** Keys that radio buttons and checkboxes need: arrows go through the options, Space ticks. */
const CHOICE_KEYS = /^(Space$|Tab$|Arrow)/

/** Keys that move a slider or leave it. */
const SLIDER_KEYS = /^(Tab$|Arrow|Home$|End$|Page)/

interface Focused {
  readonly tagName: string
  /** The type of an `input` element. */
  readonly type?: string
}

/**
 * Returns whether the focused element must get the key, not the table. A field keeps every key but Esc; a button, and a
 * choice or slider that was clicked, keep only the keys they need, so that Enter after a choice in a panel confirms the
 * panel.
 */
export function belongsToFocus(code: string, focused: Focused | null): boolean {
  if (!focused) return false
  const { tagName, type } = focused
  if (tagName === 'BUTTON') return code === 'Tab' || PRESS_KEYS.test(code)
  if (tagName !== 'INPUT') return false
  if (type === 'radio' || type === 'checkbox') return CHOICE_KEYS.test(code)
  return type === 'range' ? SLIDER_KEYS.test(code) : code !== 'Escape'
}
