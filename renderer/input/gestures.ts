import type { PlainTextKey } from '../i18n/t.ts'
import type { Command } from './commands.ts'
import { TABLE } from './tableCommands.ts'

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

/** An action of mouse or fingers on the table, for the page of keys, with the keys that do the same. */
export interface Gesture {
  readonly does: PlainTextKey
  readonly mouse: readonly MouseMotion[]
  readonly touch: readonly FingerMotion[]
  /** Commands that do the same by key. */
  readonly keys?: readonly Command[]
}

const { commands } = TABLE

/** The gestures of every game, the most wanted first. */
export const GESTURES = {
  orbit: {
    does: 'gesture.orbit',
    mouse: ['drag'],
    touch: ['two-fingers'],
    keys: [commands['turn-left'], commands['turn-right']],
  },
  zoom: {
    does: 'gesture.zoom',
    mouse: ['wheel', 'trackpad-pinch'],
    touch: ['pinch'],
    keys: [commands['zoom-in'], commands['zoom-out']],
  },
  pan: { does: 'gesture.pan', mouse: ['right-drag', 'middle-drag', 'shift-drag'], touch: ['finger-drag'] },
  focus: { does: 'command.focus', mouse: ['double-click'], touch: ['double-tap'], keys: [commands.focus] },
  choose: { does: 'gesture.choose', mouse: ['click'], touch: ['tap'], keys: [commands.confirm] },
  tell: { does: 'gesture.tell', mouse: ['point'], touch: ['hold'] },
  'take-back': { does: 'command.take-back', mouse: ['right-click'], touch: [], keys: [commands.cancel] },
} as const satisfies Readonly<Record<string, Gesture>>
