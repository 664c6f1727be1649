import { isLand, neighboursOf } from '../../../engine/jackal/geometry/terrain.ts'
import type { JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import { placeOf } from './targets.ts'

/** Whether a move takes the airplane on its only flight, unless it leads onto the sea (J-AIRPLANE). */
export function isFlight({ tiles, pieces, board }: JackalState, move: JackalMove): boolean {
  if (move.kind !== 'go') return false
  const from = pieces.find(({ id }) => id === move.piece)?.at
  const tile = typeof from === 'number' ? tiles[from] : null
  return tile?.kind === 'airplane' && !tile.used && isLand(board, move.to)
}

/** Whether a move uses the airplane up though it looks like a step: to the next tile, or aboard a ship beside it (J-AIRPLANE). */
export function isShortFlight(view: JackalState | null, move: JackalMove): boolean {
  if (!view || move.kind !== 'go') return false
  const from = placeOf(move.piece, view)
  const tile = from === null ? null : view.tiles[from]
  return from !== null && tile?.kind === 'airplane' && !tile.used && neighboursOf(view.board, from).includes(move.to)
}
