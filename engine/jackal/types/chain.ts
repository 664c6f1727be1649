import type { Cell } from './board.ts'
import type { PieceId } from './piece.ts'

/** How a piece was carried over one step of a move. */
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

/** How the last step was made: what ice repeats (J-ICE). */
export type Manner = 'straight' | 'knight' | 'flight'

/** A move under way: from where it set out and every step taken, for J-ICE, J-CROCODILE and the cycle rule. */
export interface Chain {
  readonly piece: PieceId
  readonly origin: Cell
  readonly originStep: number
  readonly steps: readonly ChainStep[]
}

/** One step of a move under way. */
export interface ChainStep {
  readonly from: Cell
  readonly to: Cell
  readonly manner: Manner
}
