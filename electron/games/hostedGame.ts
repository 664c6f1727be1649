import type { Bots } from '../../engine/kernel/bots.ts'
import type { GameShape, Seat } from '../../engine/kernel/game.ts'
import type { Judge } from '../../engine/kernel/judging.ts'
import type { Parsed } from '../../engine/kernel/parsed.ts'
import type { Entry } from '../../engine/match/entry.ts'
import type { MatchGame } from '../../engine/match/game.ts'
import type { GameId, Json } from '../contract/ipc.ts'

/** A game as the host runs it. */
export interface HostedGame<G extends GameShape = GameShape> {
  readonly id: GameId
  readonly match: MatchGame<G>
  /** Id of the rule behind a refusal. */
  ruleOf(refusal: G['refusal']): string | undefined
  /** They get only the view of their own seat and the lessons about its opponents. */
  readonly bots: Bots<G>
  /** Looks back on matches that are over. */
  readonly judge: Judge<G>
  /** True if a seat's legal moves reveal its secrets: for other viewers, moves are then listed from what they see. */
  readonly secretMoves?: true
  /** Whether the seat that is asked answers another's move, and hides something that its answer depends on. */
  isAnswer?(state: G['state']): boolean
  /** The move by which the seat that is asked agrees to what other seats have offered to all; null if it is asked something else. */
  consent?(state: G['state']): G['move'] | null
  /** What keeps the coach from leading somebody in circles; missing where no move can be taken back. */
  readonly coaching?: Coaching<G>
  /** Players call its cells by the letters of a language: all at one table by the same. */
  readonly hasLetters?: true
  /** The seats that win together; missing if each wins for itself. */
  sides?(state: G['state']): readonly (readonly Seat[])[]
  /** What each seat has by now. */
  scores?(state: G['state']): Readonly<Record<Seat, number>>
  /** Missing if the game's numbers cannot be changed. */
  readonly rulesets?: Rulesets
  /** Missing if a player's secrets are not inspected at the end. */
  readonly inspection?: Inspection<G>
  /** Missing if bots learn nothing about people. */
  readonly learning?: Learning<G>
}

/** What the coach tells apart. */
export interface Coaching<G extends GameShape> {
  /** So far apart, in the game's own measure where advice has its worth, otherwise in expected result, two moves are as good as each other. */
  readonly even: number
  /** How often each of some moves leads its side round to where its deeds have brought it before, for nothing. */
  timesRound(deeds: readonly Entry<G>[], now: G['state'], moves: readonly G['move'][]): readonly number[]
}

/** The game's numbers, which a user's file can change. */
export interface Rulesets {
  /** The default numbers, in the format of such a file. */
  readonly defaults: object
  parse(input: unknown): Parsed<object>
}

/** Commitments to secrets, told when a secret is made and opened at the end. `saltOf` gives what nobody can guess. */
export interface Inspection<G extends GameShape> {
  commitments(state: G['state'], saltOf: (seat: Seat) => string): Readonly<Record<Seat, string>>
  openings(state: G['state'], saltOf: (seat: Seat) => string): Readonly<Record<Seat, object>>
}

/** What bots remember about a person between matches. */
export interface Learning<G extends GameShape> {
  /** The lesson of a finished match about the player of a seat; null if there is none. */
  lessonOf(state: G['state'], seat: Seat): Json | null
  /** Whether a value from a file is a valid lesson. */
  isLesson(input: unknown): input is Json
}

/** Finds a game by the id in a setup or a save; null if unknown. */
export type GameLookup = (id: string) => HostedGame | null
