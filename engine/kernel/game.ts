import type { Rng } from './rng.ts'

/** Whoever must decide: the readable name each game gives its players ('white', 'north', 'red'). */
export type Seat = string

/** Who looks: a seat, the audience, or 'open', which sees everything (finished matches and the host's own tools). */
export type Viewer = Seat | 'spectator' | 'open'

/** Stands in a view or an event where the viewer may not look. */
export const HIDDEN = 'hidden'
export type Hidden = typeof HIDDEN

/** The types one game brings. All values are plain JSON. */
export interface GameShape {
  options: object
  state: object
  move: { kind: string }
  event: { kind: string; reveals?: true }
  /** Closed list of kebab-case codes; each game maps its codes to rule ids. */
  refusal: string
}

/** How a match ended. Scores are by seat; partners carry the same sum. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly scores: Readonly<Record<Seat, number>>
  readonly reason: string
}

/** What is known of a move before it is played; never taken into account when it is. */
export interface Hint {
  /** Public knowledge already shows that the move must end in death. */
  readonly fatal?: boolean
  /** How likely a shot is to hit, from 0 to 1, by what whoever asks knows. */
  readonly hitChance?: number
}

/**
 * One game: pure functions over plain JSON.
 *
 * The host keeps the seed and the random state; the game only sees an `Rng` while it sets up or plays.
 * `evolve` is the only code that changes state, so the same events serve host, log, table and replay.
 */
export interface GameRules<G extends GameShape> {
  readonly id: string
  /** Raised when an old list of moves would no longer replay to the same events. */
  readonly version: number

  /** Deals a new match. */
  setup(options: G['options'], rng: Rng): G['state']
  /** The seats of a match in order of play. */
  seats(state: G['state']): readonly Seat[]
  /** Seats that must decide now; several decide at once, none means that the match is over. */
  awaiting(state: G['state']): readonly Seat[]
  /** Every legal move of the seat, from its view alone. */
  legalMoves(view: G['state'], seat: Seat): readonly G['move'][]
  /** What public knowledge tells of a legal move. */
  hint(view: G['state'], move: G['move']): Hint
  /** Why the move is not allowed, or null when it is. */
  refuse(state: G['state'], seat: Seat, move: G['move']): G['refusal'] | null
  /** Carries out a legal move by emitting what happens. */
  play(turn: Turn<G>, seat: Seat, move: G['move']): void
  /** Folds one event into the state: host, viewers and replays all use this. */
  evolve(state: G['state'], event: G['event']): G['state']
  outcome(state: G['state']): Outcome | null

  /** The state with what the viewer may not know replaced. */
  view(state: G['state'], viewer: Viewer): G['state']
  /** The event as the viewer may hear it; null withholds it. `before` is the state it is folded into. */
  redact(event: G['event'], viewer: Viewer, before: G['state']): G['event'] | null
}

/** What `play` works through: reads the state, draws luck, emits events. */
export interface Turn<G extends GameShape> {
  /** Already includes everything emitted so far. */
  readonly state: G['state']
  readonly rng: Rng
  /** Folds at once, so that a chain of steps reads the true state. */
  emit(event: G['event']): void
}
