import { CLASSIC_ISLAND, HOME_SIDES } from '../../../engine/jackal/data/boards.ts'
import { harbourOf } from '../../../engine/jackal/geometry/shores.ts'
import { cellsOf, isLand } from '../../../engine/jackal/geometry/terrain.ts'
import {
  type Cell,
  type JackalState,
  type Piece,
  type PieceType,
  TEAMS,
  type Team,
  type TeamId,
  type Tile,
} from '../../../engine/jackal/types.ts'

/** Returns the tiles of the classic island: `tileAt` for a cell of land, sea elsewhere. */
export function tilesBy(tileAt: (cell: Cell) => Tile): (Tile | null)[] {
  return cellsOf(CLASSIC_ISLAND).map((cell) => (isLand(CLASSIC_ISLAND, cell) ? tileAt(cell) : null))
}

/** Returns all four teams with their ships at their starting places. */
export function teamsAtHome(): Team[] {
  return TEAMS.map((id) => {
    const side = HOME_SIDES[id]
    return { id, side, seat: id, ship: harbourOf(CLASSIC_ISLAND, side), gold: 0, bottles: 0 }
  })
}

/** Returns a piece with no special state. */
export function pieceAt(type: PieceType, id: string, team: TeamId, at: Piece['at']): Piece {
  return { id, type, team, at, step: 0, load: null, trapped: false, drunk: false, fighter: false, lost: null }
}

/** Returns a match of four with its board set up by hand, at the beginning of a turn. */
export function handDressed(
  board: Pick<JackalState, 'tiles' | 'teams' | 'pieces' | 'turn'> & Partial<Pick<JackalState, 'lifeboat' | 'bear'>>,
): JackalState {
  return {
    options: {
      players: 4,
      crews: 1,
      alliances: 'none',
      shipPicksUpSwimmers: true,
      lifeboat: false,
      variant: 'classic',
      map: 'island',
      endWhenDecided: false,
      idleRounds: 50,
    },
    bear: null,
    board: CLASSIC_ISLAND,
    lifeboat: null,
    ...board,
    decision: null,
    groveTurns: 0,
    groveEntered: false,
    idleTurns: 0,
    eventful: false,
    turnNumber: 0,
    endOffered: false,
    result: null,
  }
}
