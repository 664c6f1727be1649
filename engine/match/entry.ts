import type { GameShape, Seat } from '../kernel/game.ts'
import { fingerprint } from '../kernel/hash.ts'

/** One move and what it led to. */
export interface Entry<G extends GameShape> {
  /** From 1. */
  readonly number: number
  readonly seat: Seat
  readonly move: G['move']
  readonly events: readonly G['event'][]
  /** Number of its first event in the match. */
  readonly firstEvent: number
  /** Continues the chain of the entry before; see `chainHash`. */
  readonly hash: string
  /** False also promises that the move can be taken back as far as luck is concerned. */
  readonly drewLuck: boolean
  readonly before: G['state']
  readonly after: G['state']
}

/** An event with its number in the match. Withheld events keep theirs, so every viewer counts alike. */
export interface NumberedEvent<E> {
  /** From 1. */
  readonly n: number
  readonly event: E
}

/** The entry's events with their numbers, nothing hidden. */
export function numberedEvents<G extends GameShape>(entry: Entry<G>): NumberedEvent<G['event']>[] {
  return entry.events.map((event, index) => ({ n: entry.firstEvent + index, event }))
}

/** Where the chain of entry hashes begins. The state stays out of it: its shape may change, what happened does not. */
export function startHash(game: string, seed: number): string {
  return fingerprint([game, seed])
}

/** Fingerprint of an entry's events and all before them: costs as much as the entry, however long the match. */
export function chainHash(previous: string, events: readonly unknown[]): string {
  return fingerprint([previous, events])
}
