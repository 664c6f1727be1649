import { type Core, cellOf, firstOf, isOpen, kindOf, type PieceNumber, type PieceSet, teamOf } from '../core.ts'
import { ABORIGINE } from '../kinds.ts'
import { CREW, DEAD, FRIDAY, PIRATES, PREACHER } from '../layout.ts'

/** The maximum number of fighting pieces of a team (J-ABORIGINE). */
const FULL_CREW = 3

/** Returns whether a pirate on this tile may revive a comrade. */
export function mayRevive(core: Core, piece: PieceNumber, tile: number): boolean {
  if (kindOf(tile) !== ABORIGINE || !isOpen(tile) || ((core.get(PIRATES) >> piece) & 1) === 0) return false
  return deadComrade(core, piece) >= 0 && crewOf(core, piece) < FULL_CREW
}

/** Returns the dead pirate of the caller's own colour that would be revived; −1 for none. */
export function deadComrade(core: Core, caller: PieceNumber): PieceNumber {
  for (let left = core.get(CREW + teamOf(core, caller)) & core.get(PIRATES); left !== 0; left &= left - 1) {
    if (cellOf(core, firstOf(left)) === DEAD) return firstOf(left)
  }
  return -1
}

function crewOf(core: Core, caller: PieceNumber): number {
  let fighters = 0
  const crew: PieceSet = core.get(CREW + teamOf(core, caller)) & ~core.get(PREACHER) & ~core.get(FRIDAY)
  for (let left = crew; left !== 0; left &= left - 1) if (cellOf(core, firstOf(left)) >= -1) fighters++
  return fighters
}
