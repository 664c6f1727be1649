import type { Turn } from '../../kernel/game.ts'
import type { JackalShape } from '../types.ts'
import { isOnBoard, isPreacher } from '../world.ts'

/** Removes Friday and the missionary, if they share a cell, from the game; what Friday carries stays (J-FRIDAY). */
export function partMeeting(turn: Turn<JackalShape>): void {
  const preacher = turn.state.pieces.find((piece) => isPreacher(piece) && isOnBoard(piece))
  if (!preacher || typeof preacher.at !== 'number') return
  const friday = turn.state.pieces.find((piece) => piece.type === 'friday' && isOnBoard(piece))
  if (!friday || friday.at !== preacher.at) return
  const { id, step, load } = friday
  if (load) turn.emit({ kind: 'loadDropped', piece: id, cell: preacher.at, step, load })
  for (const piece of [friday, preacher]) {
    turn.emit({ kind: 'pieceLeft', piece: piece.id, cell: preacher.at, cause: 'met' })
  }
}
