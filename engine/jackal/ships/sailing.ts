import { perMap } from '../geometry/perMap.ts'
import { laneOf } from '../geometry/shores.ts'
import { isSea } from '../geometry/terrain.ts'
import type { Cell, JackalRefusal, JackalState, Side, Team } from '../types.ts'
import { areAllied, boatAt, isFighter, isPlaced, piecesAt, roams, shipAt, standsAt, vesselAt } from '../world.ts'
import { roamingTargets } from './roaming.ts'

/**
 * Returns the cells that a ship could sail to: the next of its lane, beyond the lifeboat if it lies in the way (J-SHIP,
 * J-BOAT), or the range of its crew (J-ARCH).
 */
export function berthsBeside(state: JackalState, ship: Team): readonly Cell[] {
  if (roams(state)) return isPlaced(ship) ? roamingTargets(state, ship) : []
  const berths = berthsOf(state.board)[ship.side]
  const beside = berths.get(ship.ship) ?? NOWHERE
  return state.lifeboat?.afloat ? beside.flatMap((berth) => berthBeyond(state, berths, ship.ship, berth)) : beside
}

/** Ships and the boat in a row count as one cell. */
function berthBeyond(state: JackalState, berths: Berths, from: Cell, next: Cell): readonly Cell[] {
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

const NOWHERE: readonly Cell[] = []

type Berths = ReadonlyMap<Cell, readonly Cell[]>

/** Returns the next cells of each cell of the lanes. */
const berthsOf = perMap(
  (board): Readonly<Record<Side, Berths>> => ({
    S: berthsAlong(laneOf(board, 'S')),
    W: berthsAlong(laneOf(board, 'W')),
    N: berthsAlong(laneOf(board, 'N')),
    E: berthsAlong(laneOf(board, 'E')),
  }),
)

function berthsAlong(lane: readonly Cell[]): Berths {
  return new Map(lane.map((cell, i) => [cell, [lane[i - 1], lane[i + 1]].filter((next) => next !== undefined)]))
}

/** Returns the cells that the team to move may sail a ship to. */
export function sailTargets(state: JackalState, ship: Team): readonly Cell[] {
  if (commandBarrier(state, ship) !== null) return NOWHERE
  return berthsBeside(state, ship).filter((to) => berthBarrier(state, ship, to) === null)
}

/** Returns why the team to move may not sail a ship to a cell; null when it may. */
export function sailBarrier(state: JackalState, ship: Team, to: Cell): JackalRefusal | null {
  const barrier = commandBarrier(state, ship)
  if (barrier !== null) return barrier
  return berthsBeside(state, ship).includes(to) ? berthBarrier(state, ship, to) : distanceBarrier(state, to)
}

/** Returns why the team to move may not sail a ship anywhere; null when it may. */
function commandBarrier(state: JackalState, ship: Team): JackalRefusal | null {
  if (!areAllied(state.options, ship.id, state.turn)) return 'not-your-ship'
  if (roams(state) && ship.id !== state.turn) return 'not-your-ship'
  return hasSailor(state, ship) ? null : 'no-sailor-aboard'
}

/** Returns why a ship may not sail to a cell within its reach; null when it may. */
function berthBarrier(state: JackalState, ship: Team, to: Cell): JackalRefusal | null {
  if (shipAt(state, to)) return distanceBarrier(state, to)
  if (!state.options.shipPicksUpSwimmers && hasFriendlySwimmer(state, ship, to)) return 'own-swimmer-in-the-way'
  return null
}

function distanceBarrier(state: JackalState, to: Cell): JackalRefusal {
  if (!roams(state)) return 'not-in-the-lane'
  return isSea(state.board, to) && !shipAt(state, to) ? 'beyond-the-crew' : 'not-navigable'
}

/** Returns whether at least one sailor of the acting team itself is aboard. */
function hasSailor(state: JackalState, ship: Team): boolean {
  return state.pieces.some((piece) => piece.team === state.turn && standsAt(piece, ship.ship) && isFighter(piece))
}

function hasFriendlySwimmer(state: JackalState, ship: Team, to: Cell): boolean {
  return piecesAt(state, to).some((piece) => areAllied(state.options, piece.team, ship.id))
}
