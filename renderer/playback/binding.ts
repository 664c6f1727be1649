import type { Settings } from '../../electron/contract/ipc.ts'
import type { CueTable } from './cue.ts'
import type { InterestTable } from './interest.ts'
import type { Homes } from './motion/poses.ts'

/** How fast events are shown. Speed 0 shows results at once. */
export interface Pace {
  readonly speed: Settings['speed']
  readonly reducedMotion: boolean
}

/** What a game provides. */
export interface GameBinding<S, E extends { readonly kind: string }> {
  readonly evolve: (state: S, event: E) => S
  readonly cues: CueTable<S, E>
  /** Where targets rest in a state. */
  readonly homes: (state: S) => Homes
  /** What of others' deeds plays faster; without it nothing does. */
  readonly interests?: InterestTable<E>
}

/** Whose events are queued, and how they end. */
export interface Origin {
  /** Nobody at this screen caused them: what is dull of them plays faster. */
  readonly ofOthers: boolean
  /** How long the last of them stays in sight before anything follows, in milliseconds at speed 1. */
  readonly rest?: number
}

/** What the table shows and how far it has come. */
export interface Shown<S, E> {
  readonly shown: S | null
  readonly busy: boolean
  /** The event that is being played. */
  readonly current: E | null
  /** Number of events folded since the view was loaded. */
  readonly position: number
}
