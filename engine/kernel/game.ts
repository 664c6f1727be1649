import type { Rng } from './rng.ts'

/** A player's readable name, given by the game: 'white', 'north', 'red'. */
export type Seat = string

/**
 * The receiver of a view: a seat, the audience ('spectator'), or 'open', which sees everything (ended matches and host
 * tools).
 */
export type Viewer = Seat | 'spectator' | 'open'

/** Replaces a secret in a view or an event. */
export const HIDDEN = 'hidden'
export type Hidden = typeof HIDDEN

/** The types of one game. All values are plain JSON. */
export interface GameShape {
  options: object
  state: object
  move: { kind: string }
  event: { kind: string; reveals?: true }
  /** Closed list of kebab-case codes; each game maps its codes to rule ids. */
  refusal: string
}

/** The end of a match. Scores are by seat; partners have the same sum. */
export interface Outcome {
  readonly winners: readonly Seat[]
  readonly scores: Readonly<Record<Seat, number>>
  readonly reason: string
}

/** Facts about a move that the player knows in advance. Playing the move ignores them. */
export interface Hint {
  /** Public knowledge shows that the move is certain death. */
  readonly fatal?: boolean
  /** The chance of a shot to hit, 0 to 1, from the view of the asking seat. */
  readonly hitChance?: number
}

/**
 * One game: pure functions over plain JSON.
 *
 * The host keeps the seed and the generator's state; a game gets an `Rng` only during `setup` and `play`. Only `evolve`
 * changes state, so the same events serve the host, the log, the table and replays.
 */
export interface GameRules<G extends GameShape> {
  readonly id: string
  /** Version of the rules. Raise it when an old list of moves no longer replays to the same events. */
  readonly version: number
  /** The oldest version whose events `evolve` still folds: shared replays contain nothing else. */
  readonly foldsFrom: number

  /** Deals a new match. */
  setup(options: G['options'], rng: Rng): G['state']
  /** Returns the seats of a match in order of play. */
  seats(state: G['state']): readonly Seat[]
  /** Returns the seats that must decide now: several decide simultaneously; none means that the match is over. */
  awaiting(state: G['state']): readonly Seat[]
  /** Returns every legal move of the seat, from its view alone. */
  legalMoves(view: G['state'], seat: Seat): readonly G['move'][]
  /** Returns what the view reveals about a legal move in advance. */
  hint(view: G['state'], move: G['move']): Hint
  /** Returns why the move is not allowed, or null if it is allowed. */
  refuse(state: G['state'], seat: Seat, move: G['move']): G['refusal'] | null
  /** Plays a legal move by emitting events. */
  play(turn: Turn<G>, seat: Seat, move: G['move']): void
  /** Folds one event into the state: host, viewers and replays all use this. */
  evolve(state: G['state'], event: G['event']): G['state']
  outcome(state: G['state']): Outcome | null

  /** Returns the state with everything secret from the viewer replaced by `HIDDEN`. */
  view(state: G['state'], viewer: Viewer): G['state']
  /** Returns the event as the viewer receives it; null withholds it. `before` is the state that it is folded into. */
  redact(event: G['event'], viewer: Viewer, before: G['state']): G['event'] | null
}

/** The tools of `play`: it reads the state, draws random numbers and emits events. */
export interface Turn<G extends GameShape> {
  /** The current state, with every event emitted so far. */
  readonly state: G['state']
  readonly rng: Rng
  /** Folds the event at once, so that `state` is current for the next step. */
  emit(event: G['event']): void
}
