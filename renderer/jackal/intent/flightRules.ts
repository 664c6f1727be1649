import { isLand, neighboursOf } from '../../../engine/jackal/geometry/terrain.ts'
import type { Cell, JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import { placeOf } from './targets.ts'

/** Returns whether a move takes the airplane on its only flight, unless it leads onto the sea (J-AIRPLANE). */
export function isFlight(view: JackalState, move: JackalMove): boolean {
  return move.kind === 'go' && airplaneOf(view, move) !== null && isLand(view.board, move.to)
}

/**
 * Returns whether a move uses up the airplane though it looks like a step: to the next tile, or aboard a ship beside it
 * (J-AIRPLANE).
 */
export function isShortFlight(view: JackalState | null, move: JackalMove): boolean {
  if (!view || move.kind !== 'go') return false
  const from = airplaneOf(view, move)
  return from !== null && neighboursOf(view.board, from).includes(move.to)
}

/** Returns the cell of the moving piece if it is on an airplane that has not flown; null otherwise. */
function airplaneOf(view: JackalState, { piece }: Extract<JackalMove, { kind: 'go' }>): Cell | null {
  const at = placeOf(piece, view)
  const tile = at === null ? null : view.tiles[at]
  return tile?.kind === 'airplane' && !tile.used ? at : null
}
