import type { Cell } from '../../types.ts'
import { passesByAir } from './barriers.ts'
import { type Core, cellOf, look, type PieceNumber, tileOf } from './core.ts'
import { canFlyFrom } from './footing.ts'
import { IN_HAND } from './layout.ts'
import { passFor } from './passes.ts'

/** Returns whether the moving piece, with its load, may be flown to a tile. */
export function mayFlyTo(core: Core, piece: PieceNumber, to: Cell): boolean {
  return to !== cellOf(core, piece) && (passesByAir(core, piece, to) & passFor(core.get(IN_HAND))) !== 0
}

/**
 * Returns whether the load waits: an unused airplane keeps it in hand until the player decides to fly on or stay
 * (J-AIRPLANE).
 */
export function waitsForFlight(core: Core, piece: PieceNumber): boolean {
  if (!canFlyFrom(tileOf(core, cellOf(core, piece)))) return false
  const { land } = core.frame.ground
  for (let i = 0; i < land.length; i++) if (mayFlyTo(core, piece, look(land, i))) return true
  return false
}
