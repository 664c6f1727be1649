import type { BoatAfloat, Cell, JackalState, Piece, Team, TeamId } from '../../../engine/jackal/types.ts'
import { areAllied } from '../alliances.ts'

/** The launched lifeboat, if it lies on a cell. */
export function boatAt({ lifeboat }: Pick<JackalState, 'lifeboat'>, cell: Cell): BoatAfloat | null {
  return lifeboat?.afloat && lifeboat.at === cell ? lifeboat : null
}

/** True once a ship has taken her place (J-ARCH); before that she and her crew are off the board. */
export const isPlaced = ({ ship }: Pick<Team, 'ship'>): boolean => ship >= 0

/** The team whose ship, or launched boat, lies on a cell. */
export function vesselAt(state: Pick<JackalState, 'lifeboat' | 'teams'>, cell: Cell): TeamId | null {
  return state.teams.find((team) => team.ship === cell)?.id ?? boatAt(state, cell)?.team ?? null
}

/** True for whoever shares the cell of an enemy's vessel: she has run over him, or he is about to be thrown overboard. */
export function isOverrun(state: Pick<JackalState, 'lifeboat' | 'options' | 'teams'>, piece: Piece): boolean {
  const vessel = typeof piece.at === 'number' ? vesselAt(state, piece.at) : null
  return vessel !== null && !areAllied(state.options, piece.team, vessel)
}
