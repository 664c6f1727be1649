import type { Chord } from './commands.ts'

/** The parts of a keyboard event that matter. `code` is the key's place, so letters work in every layout. */
export interface KeyPress {
  readonly code: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly altKey: boolean
  readonly metaKey: boolean
}

/** What a key press may be bound as, the most exact first. Combinations with Alt and Meta are the system's. */
export function chordsOf({ code, shiftKey, ctrlKey, altKey, metaKey }: KeyPress): readonly Chord[] {
  if (altKey || metaKey) return []
  if (ctrlKey) return [`Ctrl+${code}`]
  return shiftKey ? [`Shift+${code}`, code] : [code]
}

/** Keys that a focused button needs for itself. */
const BUTTON_KEYS: ReadonlySet<string> = new Set(['Enter', 'NumpadEnter', 'Space', 'Tab'])

/** Keys that a choice needs: arrows go through its options, Space ticks it. */
const CHOICE_KEYS: ReadonlySet<string> = new Set(['Space', 'Tab', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])

/** Keys that move a slider, and lead on from it. */
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
  /** Of an input. */
  readonly type?: string
}

/**
 * True when the element that has the focus must get the key, not the table. A field keeps every key but Esc; a button,
 * and a choice or slider that was clicked, keep only those they need, so that Enter after a choice in a panel does what the panel says.
 */
export function belongsToFocus(code: string, focused: Focused | null): boolean {
  if (!focused) return false
  if (focused.tagName === 'INPUT' && (focused.type === 'radio' || focused.type === 'checkbox'))
    return CHOICE_KEYS.has(code)
  if (focused.tagName === 'INPUT' && focused.type === 'range') return SLIDER_KEYS.has(code)
  if (focused.tagName === 'INPUT') return code !== 'Escape'
  return focused.tagName === 'BUTTON' && BUTTON_KEYS.has(code)
}
