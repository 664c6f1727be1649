import type { BoatAfloat, Cell, JackalState, Piece, Team, TeamId } from '../../../engine/jackal/types.ts'
import { areAllied } from '../alliances.ts'

/** Returns the launched lifeboat, if it is on a cell. */
export function boatAt({ lifeboat }: Pick<JackalState, 'lifeboat'>, cell: Cell): BoatAfloat | null {
  return lifeboat?.afloat && lifeboat.at === cell ? lifeboat : null
}

/** Returns whether a ship has taken its place (J-ARCH); before that the ship and its crew are off the board. */
export const isPlaced = ({ ship }: Pick<Team, 'ship'>): boolean => ship >= 0

/** Returns the team whose ship, or launched boat, is on a cell. */
export function vesselAt(state: Pick<JackalState, 'lifeboat' | 'teams'>, cell: Cell): TeamId | null {
  return state.teams.find((team) => team.ship === cell)?.id ?? boatAt(state, cell)?.team ?? null
}

/**
 * Returns whether a piece shares the cell of an enemy's vessel: it was run over, or is about to be thrown overboard.
 */
export function isOverrun(state: Pick<JackalState, 'lifeboat' | 'options' | 'teams'>, piece: Piece): boolean {
  const vessel = typeof piece.at === 'number' ? vesselAt(state, piece.at) : null
  return vessel !== null && !areAllied(state.options, piece.team, vessel)
}
