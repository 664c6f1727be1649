import type { AdmiralEvent } from './types/event.ts'
import type { AdmiralMove } from './types/move.ts'
import type { AdmiralOptions } from './types/options.ts'
import type { AdmiralRefusal } from './types/refusal.ts'
import type { AdmiralState } from './types/state.ts'

/** The parts of Admiral's state, moves, events and refusals: closed unions of plain JSON. */
export { type Activation, type Crossing, STAGES } from './types/activation.ts'
export { AIMS, type Aim, type Attack, type Broadside, type Volley } from './types/attack.ts'
export { type Board, type Cell, STRENGTHS, type Wind } from './types/board.ts'
export { type AdmiralEvent, type DamageCause, END_REASONS, type EndReason } from './types/event.ts'
export {
  type AdmiralMove,
  type BoardMove,
  CAPTAIN_DEEDS,
  type CaptainMove,
  type DeedMove,
  type FireMove,
  type RepairMove,
  RUDDERS,
  type Rudder,
  type SalvoMove,
  type SteerMove,
  type TurnMove,
} from './types/move.ts'
export { type Occasion, OFFER_KINDS, type Offer, type OfferKind } from './types/offer.ts'
export { type AdmiralOptions, REPLY_CHOICES, type ReplyChoice, SCENARIOS } from './types/options.ts'
export { type AdmiralRefusal, REFUSALS } from './types/refusal.ts'
export type { AdmiralState } from './types/state.ts'
export type { Task } from './types/task.ts'
export {
  type Ashore,
  type Card,
  type Fort,
  SHIP_CLASSES,
  type Ship,
  type ShipClass,
  TEAMS,
  type Team,
  type TeamId,
  type Treasure,
  type Unit,
  type UnitId,
} from './types/unit.ts'

/** The types that Admiral brings to the kernel. */
export interface AdmiralShape {
  options: AdmiralOptions
  state: AdmiralState
  move: AdmiralMove
  event: AdmiralEvent
  refusal: AdmiralRefusal
}
