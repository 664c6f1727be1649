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

/** Whether a flight looks like a step: it goes to the next tile. */
export function isShortFlight(view: JackalState | null, move: JackalMove): boolean {
  if (!view || move.kind !== 'go' || !isFlight(view, move)) return false
  const from = placeOf(move.piece, view)
  return from !== null && neighboursOf(view.board, from).includes(move.to)
}
