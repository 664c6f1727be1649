import { perMap } from '../../../geometry/perMap.ts'
import { cellsOf, isLand, isSwimmable } from '../../../geometry/terrain.ts'
import { type Board, type Cell, RESIDENTS } from '../../../types.ts'
import { crowFlight } from '../../ways/crowFlights.ts'
import { type Core, firstOf, hereOf, type PieceNumber, sideOfTeam, teamOf } from '../core.ts'
import { AFLOAT, ANYBODY, BOAT, BOAT_AT, BOAT_STEP, BOAT_TEAM, NO_BOAT, RESIDENT, STEP } from '../layout.ts'
import { patience } from './worth.ts'

/**
 * The worth of the lifeboat in tenths of a coin: afloat, in addition to the turns that its place saves; and in sight of
 * the sea.
 */
const FLOATING = 7
const CARRIED = 6
/** The number of turns counted for each cell on the way to the sea: bots often find a better move in between. */
const HASTE = 2

/** Returns the king's steps from each cell to the sea. */
const stepsToSea = perMap((board): readonly number[] => {
  const sea = cellsOf(board).filter((cell) => isSwimmable(board, cell))
  return cellsOf(board).map((cell) =>
    isLand(board, cell) ? Math.min(...sea.map((other) => crowFlight(board, cell, other))) : 0,
  )
})

/** Returns the king's steps from a cell to the sea. */
export function stepsToSeaFrom(board: Board, cell: Cell): number {
  return stepsToSea(board)[cell] ?? 0
}

/** Adds the worth of the lifeboat to the side that owns it, or that has a piece beside it to carry it. */
export function addBoat(core: Core, values: Float64Array): void {
  if (core.get(BOAT) === NO_BOAT) return
  const isAfloat = core.get(BOAT) === AFLOAT
  const bearer = isAfloat ? -1 : bearerOf(core)
  if (!isAfloat && bearer < 0) return
  const side = sideOfTeam(core, isAfloat ? core.get(BOAT_TEAM) : teamOf(core, bearer))
  const ashore = CARRIED * patience(HASTE * stepsToSeaFrom(core.frame.board, core.get(BOAT_AT)))
  values[side] = (values[side] ?? 0) + (isAfloat ? FLOATING : ashore)
}

/** Returns the first piece that stands by the boat and could carry it; −1 for none. */
function bearerOf(core: Core): PieceNumber {
  const missionary = core.get(RESIDENT + RESIDENTS.indexOf('missionary'))
  let here = hereOf(core, core.get(BOAT_AT)) & ANYBODY
  if (missionary >= 0) here &= ~(1 << missionary)
  for (; here !== 0; here &= here - 1) if (core.get(STEP + firstOf(here)) === core.get(BOAT_STEP)) return firstOf(here)
  return -1
}
