import { fingerprint } from '../kernel/fingerprint.ts'
import type { GameShape, Seat } from '../kernel/game.ts'
import type { Seed } from '../kernel/rng.ts'

/** One move and its events. */
export interface Entry<G extends GameShape> {
  /** The number of the entry; the first has 1. */
  readonly number: number
  readonly seat: Seat
  readonly move: G['move']
  readonly events: readonly G['event'][]
  /** Number of its first event in the match. */
  readonly firstEvent: number
  /** Hash chained with that of the previous entry; see `chainHash`. */
  readonly hash: string
  /** Set when random numbers were drawn. Such a move cannot be undone. */
  readonly drewLuck: boolean
  readonly before: G['state']
  readonly after: G['state']
}

/** An event with its number in the match. Withheld events keep their number, so numbers mean the same for every viewer. */
export interface NumberedEvent<E> {
  /** The number of the event; the first has 1. */
  readonly n: number
  readonly event: E
}

/** Returns the entry's events with their numbers, unredacted. */
export function numberedEvents<G extends GameShape>(entry: Entry<G>): NumberedEvent<G['event']>[] {
  return entry.events.map((event, index) => ({ n: entry.firstEvent + index, event }))
}

/**
 * Returns the start of the hash chain. It leaves the state out: the state's shape may change between versions, events
 * may not.
 */
export function startHash(game: string, seed: Seed): string {
  return fingerprint([game, seed])
}

/**
 * Returns the hash of an entry's events, chained with all earlier ones. Its cost depends on the entry only, not on the
 * match's length.
 */
export function chainHash(previous: string, events: readonly unknown[]): string {
  return fingerprint([previous, events])
}
