import type { Gesture } from '../input/gestures.ts'

/** What mouse and fingers do besides what they do in every game, while the fleet is laid out. */
export const PLACING_GESTURES: readonly Gesture[] = [
  { does: 'gesture.sea-battle.move', mouse: ['drag', 'click'], touch: ['finger-drag', 'tap'] },
  { does: 'gesture.sea-battle.turn', mouse: ['wheel'], touch: [] },
  { does: 'gesture.sea-battle.put-back', mouse: ['right-click'], touch: [] },
]
