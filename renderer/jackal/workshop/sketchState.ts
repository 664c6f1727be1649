import { HOME_SIDES } from '../../../engine/jackal/data/boards.ts'
import { UNKNOWN_TILE } from '../../../engine/jackal/data/unknownTile.ts'
import { FERRY } from '../../../engine/jackal/deck.ts'
import { findHarbour } from '../../../engine/jackal/geometry/shores.ts'
import { cellsOf, isFerry, isLand } from '../../../engine/jackal/geometry/terrain.ts'
import { type Board, type JackalState, TEAMS, type Team } from '../../../engine/jackal/types.ts'
import { handDressed } from '../table/handDressed.ts'
import { boardOf, type Sketch } from './sketch.ts'

/** Returns a sketch as a state for the table: all tiles closed, the ships at the starts of their sides. */
export function sketchState(sketch: Sketch): JackalState {
  const board = boardOf(sketch)
  const tiles = cellsOf(board).map((cell) => {
    if (isFerry(board, cell)) return FERRY
    return isLand(board, cell) ? UNKNOWN_TILE : null
  })
  return { ...handDressed({ tiles, teams: teamsOn(board), pieces: [], turn: 'white' }), board }
}

/** Returns the teams of the sides that have a place for their ship. */
function teamsOn(board: Board): readonly Team[] {
  return TEAMS.flatMap((id) => {
    const side = HOME_SIDES[id]
    const ship = findHarbour(board, side)
    return ship === undefined ? [] : [{ id, side, seat: id, ship, gold: 0, bottles: 0 }]
  })
}
