import { LANES } from './cells.ts'
import type { Cell, JackalRefusal, JackalState, Team } from './types.ts'
import { areAllied, isFighter, isOnBoard, piecesAt, shipAt } from './world.ts'

/** Cells next along the lane of a ship (J-SHIP). */
export function berthsBeside(ship: Team): readonly Cell[] {
  const lane = LANES[ship.side]
  const index = lane.indexOf(ship.ship)
  return [lane[index - 1], lane[index + 1]].filter((cell) => cell !== undefined)
}

/** Why the team whose turn it is may not sail a ship to a cell; null when it may. */
export function sailBarrier(state: JackalState, ship: Team, to: Cell): JackalRefusal | null {
  if (!areAllied(state.options, ship.id, state.turn)) return 'not-your-ship'
  if (!hasSailor(state, ship)) return 'no-sailor-aboard'
  if (!berthsBeside(ship).includes(to) || shipAt(state, to)) return 'not-in-the-lane'
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
