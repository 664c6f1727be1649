import { isFerry } from '../../engine/jackal/geometry/terrain.ts'
import type { Board, JackalEvent, StepCause } from '../../engine/jackal/types.ts'

type Moved = Extract<JackalEvent, { kind: 'pieceMoved' }>

/** How a step is seen: a ferry is no tile of an island, so one walks onto it from an airplane, too (J-AIRPLANE, J-ARCH). */
export function seenCause(board: Board, { cause, to }: Pick<Moved, 'cause' | 'to'>): StepCause {
  return cause === 'flight' && isFerry(board, to) ? 'walk' : cause
}
