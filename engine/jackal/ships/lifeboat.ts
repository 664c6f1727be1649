import { stepFrom, vectorBetween } from '../cells.ts'
import type { Vector } from '../data/tiles.ts'
import { isBoatWater } from '../geometry/boatWaters.ts'
import { SHORES } from '../geometry/shores.ts'
import { isLand, landNeighboursOf, neighboursOf } from '../geometry/terrain.ts'
import type { Board, BoatAfloat, Cell, JackalRefusal, JackalState } from '../types.ts'
import { areAllied, isFighter, roams, shipAt, standsAt } from '../world.ts'

/** Why the team whose turn it is may not row the lifeboat to a cell; null when it may (J-BOAT). */
export function rowBarrier(state: JackalState, to: Cell): JackalRefusal | null {
  return rowerBarrier(state) ?? (rowTargets(state).includes(to) ? null : 'not-in-its-waters')
}

/** Why the team whose turn it is may not row the lifeboat anywhere; null when it may. */
export function rowerBarrier(state: JackalState): JackalRefusal | null {
  const { lifeboat, options, pieces, turn } = state
  if (!lifeboat) return 'no-lifeboat'
  if (!lifeboat.afloat) return 'boat-ashore'
  if (!areAllied(options, lifeboat.team, turn)) return 'not-your-boat'
  const manned = pieces.some((piece) => piece.team === turn && standsAt(piece, lifeboat.at) && isFighter(piece))
  return manned ? null : 'no-sailor-in-boat'
}

/** Cells that the launched lifeboat can be rowed to: one away in any direction, ships stepped over (J-BOAT). */
export function rowTargets({ board, lifeboat, teams }: JackalState): readonly Cell[] {
  if (!lifeboat?.afloat) return []
  return neighboursOf(board, lifeboat.at).flatMap((next) => {
    const direction = vectorBetween(board, lifeboat.at, next)
    let to = next
    // a ship that is not placed yet lies nowhere, as a cell off the board does
    while (to >= 0 && teams.some((team) => team.ship === to) && blocksTheWay(board, lifeboat, to)) {
      to = stepFrom(board, to, direction)
    }
    const free = to >= 0 && isBoatWater(board, to, lifeboat.sides) && !teams.some((team) => team.ship === to)
    return free ? [to] : []
  })
}

/** Whether the map has no second row of sea by which to row round a ship. */
function blocksTheWay(board: Board, { sides }: BoatAfloat, ship: Cell): boolean {
  return sides.every((side) => {
    const [east, north] = SHORES[side].inward
    const outward: Vector = [-east, -north]
    return !isBoatWater(board, stepFrom(board, ship, outward), sides)
  })
}

/** Where one steps from a ship beside the lifeboat: into it, if it is of one's own side (J-BOAT). */
export function boatBeside({ board, lifeboat, options, teams }: JackalState, ship: Cell): readonly Cell[] {
  if (!lifeboat?.afloat || !neighboursOf(board, ship).includes(lifeboat.at)) return []
  const owner = teams.find((team) => team.ship === ship)
  return owner && areAllied(options, owner.id, lifeboat.team) ? [lifeboat.at] : []
}

/** Where one steps from the lifeboat: ashore as from a ship (J-SHIP, J-ARCH), or aboard a ship of one's own side beside it. */
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
