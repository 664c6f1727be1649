import type { BoatAfloat, Cell, JackalState, Team, TeamId } from '../../../engine/jackal/types.ts'

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
