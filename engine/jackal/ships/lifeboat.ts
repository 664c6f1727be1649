import { stepFrom, vectorBetween } from '../cells.ts'
import type { Vector } from '../data/tiles.ts'
import { isBoatWater } from '../geometry/boatWaters.ts'
import { SHORES } from '../geometry/shores.ts'
import { isLand, landNeighboursOf, neighboursOf } from '../geometry/terrain.ts'
import type { Board, BoatAfloat, Cell, JackalRefusal, JackalState } from '../types.ts'
import { areAllied, isFighter, roams, shipAt, standsAt } from '../world.ts'

/** Returns why the team to move may not row the lifeboat to a cell; null when it may (J-BOAT). */
export function rowBarrier(state: JackalState, to: Cell): JackalRefusal | null {
  return rowerBarrier(state) ?? (rowTargets(state).includes(to) ? null : 'not-in-its-waters')
}

/** Returns why the team to move may not row the lifeboat anywhere; null when it may. */
export function rowerBarrier(state: JackalState): JackalRefusal | null {
  const { lifeboat, options, pieces, turn } = state
  if (!lifeboat) return 'no-lifeboat'
  if (!lifeboat.afloat) return 'boat-ashore'
  if (!areAllied(options, lifeboat.team, turn)) return 'not-your-boat'
  const manned = pieces.some((piece) => piece.team === turn && standsAt(piece, lifeboat.at) && isFighter(piece))
  return manned ? null : 'no-sailor-in-boat'
}

/** Returns the cells that the launched lifeboat can be rowed to: one away in any direction, passing ships (J-BOAT). */
export function rowTargets({ board, lifeboat, teams }: JackalState): readonly Cell[] {
  if (!lifeboat?.afloat) return []
  return neighboursOf(board, lifeboat.at).flatMap((next) => {
    const direction = vectorBetween(board, lifeboat.at, next)
    let to = next
    // a ship without a place is off the board, like `to` beyond the edge
    while (to >= 0 && teams.some((team) => team.ship === to) && blocksTheWay(board, lifeboat, to)) {
      to = stepFrom(board, to, direction)
    }
    const free = to >= 0 && isBoatWater(board, to, lifeboat.sides) && !teams.some((team) => team.ship === to)
    return free ? [to] : []
  })
}

/** Returns whether a ship blocks the way because the map has no second row of sea round it. */
function blocksTheWay(board: Board, { sides }: BoatAfloat, ship: Cell): boolean {
  return sides.every((side) => {
    const [east, north] = SHORES[side].inward
    const outward: Vector = [-east, -north]
    return !isBoatWater(board, stepFrom(board, ship, outward), sides)
  })
}

/** Returns the lifeboat's cell for a step from a ship beside it, if the boat belongs to the same side (J-BOAT). */
export function boatBeside({ board, lifeboat, options, teams }: JackalState, ship: Cell): readonly Cell[] {
  if (!lifeboat?.afloat || !neighboursOf(board, ship).includes(lifeboat.at)) return []
  const owner = teams.find((team) => team.ship === ship)
  return owner && areAllied(options, owner.id, lifeboat.team) ? [lifeboat.at] : []
}

/**
 * Returns the cells for a step from the lifeboat: ashore as from a ship (J-SHIP, J-ARCH), or aboard a ship of its
 * own side beside it.
 */
export function stepsFromBoat(state: JackalState, { at, sides, team }: BoatAfloat): readonly Cell[] {
  const { board, options } = state
  const ashore =
    sides.length > 0 && !roams(state)
      ? sides.map((side) => stepFrom(board, at, SHORES[side].inward)).filter((cell) => isLand(board, cell))
      : landNeighboursOf(board, at)
  const aboard = neighboursOf(board, at).filter((cell) => {
    const ship = shipAt(state, cell)
    return ship && areAllied(options, ship.id, team)
  })
  return [...ashore, ...aboard]
}
