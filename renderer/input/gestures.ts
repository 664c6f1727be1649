import type { PlainTextKey } from '../i18n/t.ts'

/** Ways to move a mouse or a trackpad over the table. */
export type MouseMotion =
  | 'point'
  | 'click'
  | 'double-click'
  | 'right-click'
  | 'drag'
  | 'right-drag'
  | 'middle-drag'
  | 'shift-drag'
  | 'wheel'
  | 'trackpad-pinch'

/** Ways to move fingers over the table. */
export type FingerMotion = 'tap' | 'double-tap' | 'hold' | 'finger-drag' | 'two-fingers' | 'pinch'

/** What mouse and fingers do on the table, for the page of keys. */
export interface Gesture {
  readonly does: PlainTextKey
  readonly mouse: readonly MouseMotion[]
  readonly touch: readonly FingerMotion[]
}

/** What they do in every game. */
export const GESTURES = {
  choose: { does: 'gesture.choose', mouse: ['click'], touch: ['tap'] },
  tell: { does: 'gesture.tell', mouse: ['point'], touch: ['hold'] },
  focus: { does: 'command.focus', mouse: ['double-click'], touch: ['double-tap'] },
  'take-back': { does: 'command.take-back', mouse: ['right-click'], touch: [] },
  orbit: { does: 'gesture.orbit', mouse: ['drag'], touch: ['two-fingers'] },
  pan: { does: 'gesture.pan', mouse: ['right-drag', 'middle-drag', 'shift-drag'], touch: ['finger-drag'] },
  zoom: { does: 'gesture.zoom', mouse: ['wheel', 'trackpad-pinch'], touch: ['pinch'] },
} as const satisfies Readonly<Record<string, Gesture>>
