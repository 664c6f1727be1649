import { perMap } from '../../geometry/perMap.ts'
import { cellsOf, isLand, isSwimmable } from '../../geometry/terrain.ts'
import { stepsFromBoat } from '../../ships/lifeboat.ts'
import type { Board, BoatAfloat, Cell, JackalState } from '../../types.ts'
import { hasTile } from '../../world.ts'
import { sideOf } from '../sides.ts'
import { crowFlight, type Field } from '../ways/ways.ts'
import { patience } from './patience.ts'

/** What the lifeboat is worth in tenths of a coin: afloat, beside what its place saves; and in sight of the sea. */
export const AFLOAT = 7
export const CARRIED = 6
/** Turns that each cell to the sea counts for: on the way there is often something better to do. */
export const HASTE = 2

/** King's steps from each cell to the sea. */
const stepsToSea = perMap((board): readonly number[] => {
  const sea = cellsOf(board).filter((cell) => isSwimmable(board, cell))
  return cellsOf(board).map((cell) =>
    isLand(board, cell) ? Math.min(...sea.map((other) => crowFlight(board, cell, other))) : 0,
  )
})

/** How far a cell is from the sea, in king's steps. */
export function stepsToSeaFrom(board: Board, cell: Cell): number {
  return stepsToSea(board)[cell] ?? 0
}

/** Adds what the lifeboat is worth to the side that owns it, or has somebody by it to carry it. */
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

/** Turns to the next errand for somebody in the boat; null where nobody can step out of it. */
export function errandFromBoat(state: JackalState, boat: BoatAfloat, errand: Field | undefined): number | null {
  const ashore = stepsFromBoat(state, boat).filter((cell) => hasTile(state, cell))
  return ashore.length > 0 ? Math.min(...ashore.map((cell) => errand?.[cell] ?? 0)) : null
}
