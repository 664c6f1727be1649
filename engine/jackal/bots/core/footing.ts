import { type Core, isFriday, kindOf, type PieceNumber, stepsOf } from './core.ts'
import { AIRPLANE } from './kinds.ts'
import { STEP, USED } from './layout.ts'

/** Returns whether the piece has steps of a turntable left; Friday crosses them all at once (J-TURNTABLE, J-FRIDAY). */
export function isHeldBySteps(core: Core, piece: PieceNumber, tile: number): boolean {
  const steps = stepsOf(tile)
  if (steps === 0 || isFriday(core, piece)) return false
  const step = core.get(STEP + piece)
  return step > 0 && step < steps
}

/** Returns whether the tile is an airplane that has not flown yet. */
export const canFlyFrom = (tile: number): boolean => kindOf(tile) === AIRPLANE && (tile & USED) === 0
