import type { Ending } from './delayLine.ts'
import type { FeedItem } from './feedItem.ts'

type Moved = Extract<FeedItem, { kind: 'snapshot' | 'batch' }>

/**
 * Returns what has ended with an item. A turn ends when the seat of the last move need not decide next, also if another
 * seat only answers; two turns of one seat in a row are one.
 */
export function endingOf({ message, moment }: Moved): Ending {
  if (message.standing.outcome) return 'match'
  const match = moment.played()
  const last = match.entries.at(-1)?.seat
  return last !== undefined && match.awaiting().includes(last) ? null : 'turn'
}

/**
 * Returns whether an item that waits for an end is never shown, now that this snapshot follows: it belongs to another
 * match, which was left, or was taken back or replaced.
 */
export function isStaleBefore({ message }: Extract<FeedItem, { kind: 'snapshot' }>, waiting: FeedItem): boolean {
  if (matchOf(waiting) !== message.match.id) return true
  if (waiting.kind === 'clocks' || waiting.kind === 'trouble') return false
  const { moves } = waiting.message.match
  return moves > message.match.moves || (waiting.kind === 'snapshot' && moves === message.match.moves)
}

/** Returns the id of the match that an item is about. */
export function matchOf({ message }: FeedItem): string {
  return 'match' in message ? message.match.id : message.matchId
}
