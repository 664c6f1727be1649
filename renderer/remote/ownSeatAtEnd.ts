import type { GuestFeedMessage } from '../../electron/contract/screens.ts'
import type { Seat } from '../../engine/kernel/game.ts'

/**
 * Returns a message with this guest's seat marked as played at this screen. Once a match is over and open to all, one
 * feed serves every guest, and the host marks no seat in it.
 */
export function withOwnSeat(message: GuestFeedMessage, own: Seat | null | undefined): GuestFeedMessage {
  if (!('match' in message) || message.viewer !== 'open') return message
  const seats = message.match.seats.map((plan) =>
    plan.seat === own && plan.player.kind === 'human'
      ? { ...plan, player: { kind: 'human', alone: true } as const }
      : plan,
  )
  return { ...message, match: { ...message.match, seats } }
}
