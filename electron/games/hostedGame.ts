import type { Bots } from '../../engine/kernel/bots.ts'
import type { GameShape, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Judge } from '../../engine/kernel/judging.ts'
import type { Parsed } from '../../engine/kernel/parsed.ts'
import type { Entry } from '../../engine/match/entry.ts'
import type { MatchGame } from '../../engine/match/game.ts'
import type { GameId, Json } from '../contract/ipc.ts'

/** A game as the host runs it. */
export interface HostedGame<G extends GameShape = GameShape> {
  readonly id: GameId
  readonly match: MatchGame<G>
  /** Returns the id of the rule behind a refusal. */
  ruleOf(refusal: G['refusal']): string | undefined
  /** The bots get only the view of their own seat and the lessons about its opponents. */
  readonly bots: Bots<G>
  /** Analyses matches that are over. */
  readonly judge: Judge<G>
  /** True if a seat's legal moves reveal its secrets: other viewers then get moves listed from their own view. */
  readonly secretMoves?: true
  /**
   * Returns whether the seat that is asked is answering another seat's move, and its answer depends on something that
   * it hides.
   */
  isAnswer?(state: G['state']): boolean
  /** Returns whether a move is a secret of its seat, so that viewers who play the seat cannot choose it. */
  isSecret?(move: G['move']): boolean
  /** Returns whether players hide nothing from each other with these options; missing if they always hide something. */
  isOpenGame?(options: G['options']): boolean
  /** Returns the move by which the seat that is asked agrees to an offer to all; null if it is asked something else. */
  consent?(state: G['state']): G['move'] | null
  /** Settings that keep the coach from leading a player in circles; missing if no move can be taken back. */
  readonly coaching?: Coaching<G>
  /** True if its cells are named by the letters of a language, the same for all screens at a table. */
  readonly hasLetters?: true
  /** Returns the seats that win together; missing if each wins for itself. */
  sides?(state: G['state']): readonly (readonly Seat[])[]
  /** Returns the current score of each seat. */
  scores?(state: G['state']): Readonly<Record<Seat, number>>
  /** Prints views and events in the form of the table protocol. */
  readonly printed?: Printed<G>
  /** Returns the word for the way of play by which results are kept apart; missing if there is only one. */
  variantOf?(options: G['options']): string
  /** Returns the figures of a seat that an event of its own moves adds one to. */
  figuresOf?(event: G['event']): readonly string[]
  /** Missing if the game's numbers cannot be changed. */
  readonly rulesets?: Rulesets
  /** Missing if a player's secrets are not inspected at the end. */
  readonly inspection?: Inspection<G>
  /** Missing if bots learn nothing about people. */
  readonly learning?: Learning<G>
}

/** Prints what a viewer has received; `view` may be the viewer's view itself. */
export interface Printed<G extends GameShape> {
  view(view: G['state'], viewer: Viewer): object
  event(event: G['event'], view: G['state']): object
}

/** The coach's measures for moves. */
export interface Coaching<G extends GameShape> {
  /**
   * The largest difference at which two moves count as equally good: in the game's own measure if its advice has
   * `worth`, otherwise in expected result.
   */
  readonly even: number
  /** Returns, for each of some moves, how often it would lead its side back to an earlier position without gain. */
  timesRound(deeds: readonly Entry<G>[], now: G['state'], moves: readonly G['move'][]): readonly number[]
}

/** The game's numbers, which a user's file can change. */
export interface Rulesets {
  /** The default numbers, in the format of a user's file. */
  readonly defaults: object
  parse(input: unknown): Parsed<object>
}

/**
 * Commitments to secrets, published when a secret is made and opened at the end. `saltOf` returns values that cannot be
 * guessed.
 */
export interface Inspection<G extends GameShape> {
  commitments(state: G['state'], saltOf: (seat: Seat) => string): Readonly<Record<Seat, string>>
  openings(state: G['state'], saltOf: (seat: Seat) => string): Readonly<Record<Seat, object>>
}

/** The bots' memory of a person between matches. */
export interface Learning<G extends GameShape> {
  /** Returns the lesson of a finished match about the player of a seat; null if there is none. */
  lessonOf(state: G['state'], seat: Seat): Json | null
  /** Returns whether a value from a file is a valid lesson. */
  isLesson(input: unknown): input is Json
}

/** Finds a game by the id in a setup or a save; null if unknown. */
export type GameLookup = (id: string) => HostedGame | null
