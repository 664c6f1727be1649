import type { Settings } from '../../electron/contract/ipc.ts'
import type { CueTable } from './cue.ts'
import type { InterestTable } from './interest.ts'
import type { Homes } from './motion/poses.ts'

/** The speed of shown events. Speed 0 shows results at once. */
export interface Pace {
  readonly speed: Settings['speed']
  readonly reducedMotion: boolean
}

/** The parts that a game provides. */
export interface GameBinding<S, E extends { readonly kind: string }> {
  readonly evolve: (state: S, event: E) => S
  readonly cues: CueTable<S, E>
  /** Returns the rest poses of targets in a state. */
  readonly homes: (state: S) => Homes
  /** The kinds of others' events that play faster; none if left out. */
  readonly interests?: InterestTable<E>
}

/** The author of queued events, and the pause after them. */
export interface Origin {
  /** True if no player at this screen caused them: dull ones play faster. */
  readonly ofOthers: boolean
  /** The time that the last of them stays in sight before the next event, in milliseconds at speed 1. */
  readonly rest?: number
}

/** The shown state of the table and its progress. */
export interface Shown<S, E> {
  readonly shown: S | null
  readonly busy: boolean
  /** The event that is being played. */
  readonly current: E | null
  /** Number of events folded since the view was loaded. */
  readonly position: number
  /** True while events are shown that have been shown before; they do not count for the position. */
  readonly again: boolean
}
