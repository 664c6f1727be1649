import type { Crossing } from './activation.ts'
import type { TeamId, UnitId } from './unit.ts'

/**
 * answer: return fire. first: Swift before he is fired at. ready: Swift at a ship that begins or ends her move.
 * crossing: at a ship that crosses a line of fire. boarding: before the fight. loot: after it.
 */
export const OFFER_KINDS = ['answer', 'first', 'ready', 'crossing', 'boarding', 'loot'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** When shots are fired: in one's own turn, or when asked. */
export type Occasion = 'turn' | OfferKind

/** A decision put to a seat while a move is under way. */
export interface Offer {
  readonly to: TeamId
  readonly kind: OfferKind
  /** Who may fire; for loot, who won. */
  readonly by: readonly UnitId[]
  /** What may be fired at, the attackers first; for loot, the prize. */
  readonly at: readonly UnitId[]
  readonly crossing: Crossing | null
}
