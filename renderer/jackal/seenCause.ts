import { isFerry } from '../../engine/jackal/geometry/terrain.ts'
import type { Board, JackalEvent, StepCause } from '../../engine/jackal/types.ts'

type Moved = Extract<JackalEvent, { kind: 'pieceMoved' }>

/**
 * Returns the visible cause of a step: a ferry is not a tile of an island, so a piece walks onto it even from an
 * airplane (J-AIRPLANE, J-ARCH).
 */
export function seenCause(board: Board, { cause, to }: Pick<Moved, 'cause' | 'to'>): StepCause {
  return cause === 'flight' && isFerry(board, to) ? 'walk' : cause
}
