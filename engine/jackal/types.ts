import type { JackalEvent } from './types/event.ts'
import type { JackalMove } from './types/move.ts'
import type { JackalOptions } from './types/options.ts'
import type { JackalRefusal } from './types/refusal.ts'
import type { JackalState } from './types/state.ts'

/** The types of Jackal's state, moves, events and refusals: closed unions of plain JSON. */
export type { Bear } from './types/bear.ts'
export {
  type Board,
  type Cell,
  type Deck,
  type Facing,
  type Gold,
  LOADS,
  type Load,
  SIDES,
  type Side,
  type StepLoad,
  type Tile,
} from './types/board.ts'
export { type Chain, type ChainStep, type Manner, STEP_CAUSES, type StepCause } from './types/chain.ts'
export type { Decision, Recipient } from './types/decision.ts'
export {
  DEATH_CAUSES,
  type DeathCause,
  END_REASONS,
  type EndReason,
  type JackalEvent,
} from './types/event.ts'
export type { BoatAfloat, BoatAshore, Lifeboat } from './types/lifeboat.ts'
export type { JackalMove } from './types/move.ts'
export { type JackalOptions, VARIANTS, type Variant } from './types/options.ts'
export {
  type Lost,
  PIECE_TYPES,
  type Piece,
  type PieceId,
  type PieceType,
  RESIDENTS,
  type Resident,
} from './types/piece.ts'
export { type JackalRefusal, REFUSALS } from './types/refusal.ts'
export type { JackalState } from './types/state.ts'
export { TEAMS, type Team, type TeamId } from './types/team.ts'

/** The types that Jackal brings to the kernel. */
export interface JackalShape {
  options: JackalOptions
  state: JackalState
  move: JackalMove
  event: JackalEvent
  refusal: JackalRefusal
}
