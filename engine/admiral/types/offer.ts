import type { Crossing } from './activation.ts'
import type { TeamId, UnitId } from './unit.ts'

/**
 * `answer`: return fire. `first`: Swift fires before it is fired at. `ready`: Swift fires at a ship that begins or ends
 * its move. `crossing`: fire at a ship that crosses a line of fire. `boarding`: fire before the fight. `loot`: what the
 * winner takes after it.
 */
export const OFFER_KINDS = ['answer', 'first', 'ready', 'crossing', 'boarding', 'loot'] as const
export type OfferKind = (typeof OFFER_KINDS)[number]

/** The occasions of shots: a seat's own turn, or an offer. */
export type Occasion = 'turn' | OfferKind

/** A decision for a seat while a move is under way. */
export interface Offer {
  readonly to: TeamId
  readonly kind: OfferKind
  /** The units that may fire; for loot, the winner. */
  readonly by: readonly UnitId[]
  /** The possible targets, the attackers first; for loot, the prize. */
  readonly at: readonly UnitId[]
  readonly crossing: Crossing | null
}
