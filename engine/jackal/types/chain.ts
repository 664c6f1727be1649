import type { Cell } from './board.ts'
import type { PieceId } from './piece.ts'

/** The cause of one step of a move. */
export const STEP_CAUSES = [
  'walk',
  'swim',
  'board',
  'land',
  'launch',
  'turntable',
  'arrow',
  'horse',
  'ice',
  'flight',
  'crocodile',
  'cave',
  'balloon',
  'cannon',
  'trampoline',
] as const
export type StepCause = (typeof STEP_CAUSES)[number]

/** The manner of the last step, which ice repeats (J-ICE). */
export type Manner = 'straight' | 'knight' | 'flight'

/** The current move of a piece: its start and every step taken, for J-ICE, J-CROCODILE and the cycle rule. */
export interface Chain {
  readonly piece: PieceId
  readonly origin: Cell
  readonly originStep: number
  readonly steps: readonly ChainStep[]
}

/** One step of the current move. */
export interface ChainStep {
  readonly from: Cell
  readonly to: Cell
  readonly manner: Manner
}
