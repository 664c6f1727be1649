import type { Ending } from './delayLine.ts'
import type { FeedItem } from './feedItem.ts'
import { FeedLog, MOST_BATCHES } from './feedLog.ts'

type Snapshot = Extract<FeedItem, { kind: 'snapshot' }>
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
 * Returns what a channel shows of items that have waited for an end: without what was taken back, and as one snapshot if
 * there are more batches than screens that were away are sent.
 * @param shown the snapshot that the channel shows; null for none
 */
export function shownAtOnce(items: readonly FeedItem[], shown: Snapshot | null): readonly FeedItem[] {
  const kept = withoutUndone(items)
  if (kept.filter(({ kind }) => kind === 'batch').length <= MOST_BATCHES) return kept
  const log = new FeedLog()
  if (shown) log.add(shown)
  for (const item of kept) if (item.kind === 'snapshot' || item.kind === 'batch') log.add(item)
  return [log.item, kept.findLast(({ kind }) => kind === 'clocks')].filter(
    (item) => item !== null && item !== undefined,
  )
}

/** Returns those of items shown at once that were not taken back, or replaced by the snapshot of another match. */
function withoutUndone(items: readonly FeedItem[]): readonly FeedItem[] {
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
