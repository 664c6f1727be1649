import { mayStrike, passesFoes } from '../barriers.ts'
import { storeFor } from '../bottles.ts'
import { codeOf, MoveList, USE_BOTTLE } from '../codes.ts'
import { type Core, cellOf, firstOf, type PieceNumber, stepsOf, tileOf } from '../core.ts'
import { isHeldBySteps } from '../footing.ts'
import { CREW, LOST, TRAPPED, TURN } from '../layout.ts'
import { EMPTY_HANDED } from '../passes.ts'

/** Lists the pieces of the team to move that a bottle frees after the move, or in its place (J-ARCH). */
export function listUncorkings(core: Core, list: MoveList): void {
  const team = core.get(TURN)
  if (storeFor(core, team) < 0) return
  for (let left = core.get(CREW + team) & ~core.get(LOST); left !== 0; left &= left - 1) {
    const piece = firstOf(left)
    if (isUncorkable(core, piece)) list.add(codeOf(USE_BOTTLE, piece))
  }
}

const SCRATCH = new MoveList()

/** Returns whether a bottle would free any piece. */
export function isAnybodyUncorkable(core: Core): boolean {
  SCRATCH.clear()
  listUncorkings(core, SCRATCH)
  return SCRATCH.count > 0
}

/** Returns whether a bottle frees the piece from a trap, or moves it to the last step of a turntable. */
function isUncorkable(core: Core, piece: PieceNumber): boolean {
  const at = cellOf(core, piece)
  if (at < 0) return false
  if (((core.get(TRAPPED) >> piece) & 1) === 1) return true
  const tile = tileOf(core, at)
  if (!isHeldBySteps(core, piece, tile)) return false
  const last = stepsOf(tile)
  return (passesFoes(core, piece, at, last) & EMPTY_HANDED) !== 0 && mayStrike(core, piece, at, last)
}
