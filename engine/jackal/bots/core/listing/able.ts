import type { Cell } from '../../../types.ts'
import { type Core, cellOf, firstOf, friendsOf, hereOf, look, type PieceNumber, stepsOf, tileOf } from '../core.ts'
import { canFlyFrom } from '../footing.ts'
import { ANY_SHIP, SHIP_SHIFT, TRAPPED } from '../layout.ts'
import { PERHAPS, passesPlainly } from '../passes.ts'

/** Returns whether a piece has a step that a quick check finds: false does not mean that it has none. */
export function hasPlainStep(core: Core, piece: PieceNumber): boolean {
  const at = cellOf(core, piece)
  if (at < 0 || ((core.get(TRAPPED) >> piece) & 1) === 1) return false
  const tile = tileOf(core, at)
  if (tile === 0) return hasPlainLanding(core, piece, at)
  if (stepsOf(tile) > 0 || canFlyFrom(tile)) return false
  const { around } = core.frame.ground
  const friends = friendsOf(core, piece)
  for (let i = 8 * at; i < 8 * at + 8; i++) {
    const to = look(around, i)
    const passes = to < 0 ? PERHAPS : passesPlainly(core, friends, to)
    if (passes !== PERHAPS && passes !== 0) return true
  }
  return false
}

function hasPlainLanding(core: Core, piece: PieceNumber, at: Cell): boolean {
  const ships = hereOf(core, at) & ANY_SHIP
  if (ships === 0 || core.frame.roams) return false
  const { ahead, cells } = core.frame.ground
  const to = look(ahead, look(core.frame.shoreOf, firstOf(ships >> SHIP_SHIFT)) * cells + at)
  const passes = to < 0 ? PERHAPS : passesPlainly(core, friendsOf(core, piece), to)
  return passes !== PERHAPS && passes !== 0
}
