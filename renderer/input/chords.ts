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
 * Returns the bindings that a key press may match, the most exact first. Combinations with Alt and Meta belong to the
 * system.
 */
export function chordsOf({ code, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): readonly Chord[] {
  if (altKey || metaKey) return []
  if (ctrlKey) return [`Ctrl+${code}`]
  return shiftKey ? [`Shift+${code}`, code] : [code]
}

/** Keys that a focused button needs for itself. */
const BUTTON_KEYS: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Space', 'Tab'])

/** Keys that radio buttons and checkboxes need: arrows go through the options, Space ticks. */
const CHOICE_KEYS: ReadonlySet<string> = new Set(['Space', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** Keys that move a slider or leave it. */
const SLIDER_KEYS: ReadonlySet<string> = new Set([
  'Tab',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
])

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
  if (focused.tagName === 'INPUT' && (focused.type === 'radio' || focused.type === 'checkbox'))
    return CHOICE_KEYS.has(code)
  if (focused.tagName === 'INPUT' && focused.type === 'range') return SLIDER_KEYS.has(code)
  if (focused.tagName === 'INPUT') return code !== 'Escape'
  return focused.tagName === 'BUTTON' && BUTTON_KEYS.has(code)
}
