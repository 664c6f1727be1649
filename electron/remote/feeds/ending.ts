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

/** Returns those of items shown at once that were not taken back, or replaced by the snapshot of another match. */
export function withoutUndone(items: readonly FeedItem[]): readonly FeedItem[] {
  const last = items.findLast(({ kind }) => kind === 'snapshot')
  if (!last) return items
  let fewest = Number.POSITIVE_INFINITY
  const isShown = (item: FeedItem): boolean => {
    if (matchOf(item) !== matchOf(last)) return false
    if (item.kind === 'clocks' || item.kind === 'trouble') return true
    const { moves } = item.message.match
    if (item.kind === 'batch') return moves <= fewest
    const isNew = moves < fewest
    fewest = Math.min(fewest, moves)
    return isNew
  }
  return items.toReversed().filter(isShown).reverse()
}

function matchOf({ message }: FeedItem): string {
  return 'match' in message ? message.match.id : message.matchId
}
