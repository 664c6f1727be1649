import { perMap } from '../../geometry/perMap.ts'
import { cellsOf, isLand, isSwimmable } from '../../geometry/terrain.ts'
import { stepsFromBoat } from '../../ships/lifeboat.ts'
import type { Board, BoatAfloat, Cell, JackalState } from '../../types.ts'
import { hasTile } from '../../world.ts'
import { sideOf } from '../sides.ts'
import { crowFlight, type Field } from '../ways/ways.ts'
import { patience } from './patience.ts'

/**
 * The worth of the lifeboat in tenths of a coin: afloat, in addition to the turns that its place saves; and in sight of
 * the sea.
 */
export const AFLOAT = 7
export const CARRIED = 6
/** The number of turns that each cell to the sea counts for: on the way there is often a better move. */
export const HASTE = 2

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
export function addBoat({ board, lifeboat, options, pieces }: JackalState, values: number[]): void {
  if (!lifeboat) return
  const bearer = lifeboat.afloat
    ? lifeboat
    : pieces.find(({ at, lost, step, type }) => {
        return at === lifeboat.at && lost === null && step === lifeboat.step && type !== 'missionary'
      })
  if (!bearer) return
  const side = sideOf(options, bearer.team)
  const worth = lifeboat.afloat ? AFLOAT : CARRIED * patience(HASTE * stepsToSeaFrom(board, lifeboat.at))
  values[side] = (values[side] ?? 0) + worth
}

/** Returns the turns to the next errand for a piece in the boat; null if no piece can step out of it. */
export function errandFromBoat(state: JackalState, boat: BoatAfloat, errand: Field | undefined): number | null {
  const ashore = stepsFromBoat(state, boat).filter((cell) => hasTile(state, cell))
  return ashore.length > 0 ? Math.min(...ashore.map((cell) => errand?.[cell] ?? 0)) : null
}
