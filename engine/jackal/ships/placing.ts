import { beachesOf } from '../geometry/islands.ts'
import { neighboursOf } from '../geometry/terrain.ts'
import type { Cell, JackalRefusal, JackalState, Team } from '../types.ts'
import { isPlaced, piecesAt, teamOf, vesselAt } from '../world.ts'

/**
 * Returns the cells where the team to move may place its ship: by a beach, with no ship of another player next to it
 * (J-ARCH). If other ships leave no such cell, any free one by a beach is allowed.
 */
export function placesFor(state: JackalState): readonly Cell[] {
  const team = teamOf(state, state.turn)
  const free = beachesOf(state.board).filter((cell) => isFree(state, cell))
  const apart = free.filter((cell) => !isBesideAnother(state, team, cell))
  return apart.length > 0 ? apart : free
}

/** Returns why the team to move may not place its ship on a cell; null when it may. */
export function placeBarrier(state: JackalState, cell: Cell): JackalRefusal | null {
  if (!beachesOf(state.board).includes(cell) || !isFree(state, cell)) return 'not-by-a-beach'
  return placesFor(state).includes(cell) ? null : 'beside-another-ship'
}

/** Returns whether no ship, boat or swimmer is there; a position may have them before all ships are placed. */
function isFree(state: JackalState, cell: Cell): boolean {
  return vesselAt(state, cell) === null && piecesAt(state, cell).length === 0
}

function isBesideAnother({ board, teams }: JackalState, team: Team, cell: Cell): boolean {
  return teams.some((other) => other.seat !== team.seat && neighboursOf(board, cell).includes(other.ship))
}

/** Returns the team that places its ship next: the next clockwise without a place, otherwise white, which begins. */
export function nextToPlace({ teams, turn }: JackalState): Team | undefined {
  const index = teams.findIndex(({ id }) => id === turn)
  return [...teams.slice(index + 1), ...teams.slice(0, index)].find((team) => !isPlaced(team)) ?? teams[0]
}
