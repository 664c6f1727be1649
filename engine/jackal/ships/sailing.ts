import { perMap } from '../geometry/perMap.ts'
import { laneOf } from '../geometry/shores.ts'
import { type Cell, type JackalRefusal, type JackalState, SIDES, type Team } from '../types.ts'
import { areAllied, boatAt, isFighter, isOnBoard, piecesAt, shipAt, vesselAt } from '../world.ts'

/** Cells next along the lane of a ship, beyond the lifeboat where it lies in the way (J-SHIP, J-BOAT). */
export function berthsBeside(state: JackalState, ship: Team): readonly Cell[] {
  const beside = berthsOf(state.board).get(ship.ship) ?? []
  return state.lifeboat?.afloat ? beside.flatMap((berth) => berthBeyond(state, ship.ship, berth)) : beside
}

/** Ships and the boat in a row count as one cell. */
function berthBeyond(state: JackalState, from: Cell, next: Cell): readonly Cell[] {
  const berths = berthsOf(state.board)
  let last = from
  let berth: Cell | undefined = next
  let passesBoat = false
  while (berth !== undefined && vesselAt(state, berth) !== null) {
    passesBoat ||= boatAt(state, berth) !== null
    const beyond: Cell | undefined = berths.get(berth)?.find((cell) => cell !== last)
    last = berth
    berth = beyond
  }
  if (!passesBoat) return [next]
  return berth === undefined ? [] : [berth]
}

/** The next cells of each cell of the lanes. Lanes share no cell, so that a berth tells its side. */
const berthsOf = perMap(
  (board): ReadonlyMap<Cell, readonly Cell[]> =>
    new Map(
      SIDES.map((side) => laneOf(board, side)).flatMap((lane) =>
        lane.map((cell, i) => [cell, [lane[i - 1], lane[i + 1]].filter((next) => next !== undefined)] as const),
      ),
    ),
)

/** Why the team whose turn it is may not sail a ship to a cell; null when it may. */
export function sailBarrier(state: JackalState, ship: Team, to: Cell): JackalRefusal | null {
  if (!areAllied(state.options, ship.id, state.turn)) return 'not-your-ship'
  if (!hasSailor(state, ship)) return 'no-sailor-aboard'
  if (!berthsBeside(state, ship).includes(to) || shipAt(state, to)) return 'not-in-the-lane'
  if (!state.options.shipPicksUpSwimmers && hasFriendlySwimmer(state, ship, to)) return 'own-swimmer-in-the-way'
  return null
}

/** At least one sailor of the acting team itself must be aboard. */
function hasSailor(state: JackalState, ship: Team): boolean {
  return state.pieces.some(
    (piece) => piece.team === state.turn && piece.at === ship.ship && isOnBoard(piece) && isFighter(piece),
  )
}

function hasFriendlySwimmer(state: JackalState, ship: Team, to: Cell): boolean {
  return piecesAt(state, to).some((piece) => areAllied(state.options, piece.team, ship.id))
}
