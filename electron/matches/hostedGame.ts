import type { Bots } from '../../engine/kernel/bots.ts'
import type { GameShape, Seat } from '../../engine/kernel/game.ts'
import type { Parsed } from '../../engine/kernel/parsed.ts'
import type { MatchGame } from '../../engine/match/game.ts'
import type { GameId, Json } from '../contract/ipc.ts'

/** A game as the host runs it. */
export interface HostedGame<G extends GameShape = GameShape> {
  readonly id: GameId
  readonly match: MatchGame<G>
  /** Id of the rule behind a refusal. */
  ruleOf(refusal: G['refusal']): string | undefined
  /** They are told nothing but the view of their own seat, and the lessons of earlier matches with its opponents. */
  readonly bots: Bots<G>
  /** What a seat may do tells what only it knows: to other viewers the moves are listed from what they see. */
  readonly secretMoves?: true
  /** Missing where the numbers of the game are not to be changed. */
  readonly rulesets?: Rulesets
  /** Missing where bots learn nothing of people. */
  readonly learning?: Learning<G>
}

/** The numbers that a game is played by, as a file of the user's may change them. */
export interface Rulesets {
  /** The usual ones, in the form of such a file. */
  readonly usual: object
  parse(input: unknown): Parsed<object>
}

/** What bots remember of a person from one match to the next. */
export interface Learning<G extends GameShape> {
  /** What a finished match taught of the player of a seat; null for nothing. */
  lessonOf(state: G['state'], seat: Seat): Json | null
  /** Whether something read from a file is such a lesson. */
  isLesson(input: unknown): input is Json
}

/** Finds a game by the id in a setup or a save; null for one that this program does not know. */
export type GameLookup = (id: string) => HostedGame | null
