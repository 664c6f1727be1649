import type { Gesture } from '../input/gestures.ts'

/** Gestures of mouse and fingers, besides those of every game, while the fleet is laid out. */
export const PLACING_GESTURES: readonly Gesture[] = [
  { does: 'gesture.sea-battle.move', mouse: ['drag', 'click'], touch: ['finger-drag', 'tap'] },
  { does: 'gesture.sea-battle.turn', mouse: ['wheel'], touch: [] },
  { does: 'gesture.sea-battle.put-back', mouse: ['right-click'], touch: [] },
]
