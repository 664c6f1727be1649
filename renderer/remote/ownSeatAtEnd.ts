import { playsElsewhere } from '../../electron/contract/match.ts'
import type { GuestFeedMessage } from '../../electron/contract/screens.ts'
import type { Seat } from '../../engine/kernel/game.ts'

/**
 * Returns a message with this guest's seat marked as played at this screen. Once a match is over and open to all, one
 * feed serves every guest, and the host marks no seat in it.
 */
export function withOwnSeat(message: GuestFeedMessage, own: Seat | null | undefined): GuestFeedMessage {
  if (!('match' in message) || message.viewer !== 'open') return message
  const { match } = message
  const seats = match.seats.map((plan) =>
    plan.seat === own && playsElsewhere(plan.player) ? { ...plan, player: { kind: 'human' } as const } : plan,
  )
  return { ...message, match: { ...match, seats } }
}
