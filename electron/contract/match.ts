import { BOT_LEVELS as ADMIRAL_LEVELS } from '../../engine/admiral/data/botLevels.ts'
import { BOT_LEVELS as JACKAL_LEVELS } from '../../engine/jackal/data/botLevels.ts'
import type { Outcome, Seat } from '../../engine/kernel/game.ts'
import { BOT_LEVELS as SEA_BATTLE_LEVELS } from '../../engine/sea-battle/data/botLevels.ts'
import type { Json } from './json.ts'

export const GAME_IDS = ['jackal', 'admiral', 'sea-battle'] as const
export type GameId = (typeof GAME_IDS)[number]

/** The levels at which a bot plays each game, weakest first. */
export const BOT_LEVELS_OF = {
  jackal: JACKAL_LEVELS,
  admiral: ADMIRAL_LEVELS,
  'sea-battle': SEA_BATTLE_LEVELS,
} as const satisfies Readonly<Record<GameId, readonly string[]>>
/** A level of any game; which of them play a game is asked of `BOT_LEVELS_OF`. */
export type BotLevel = (typeof BOT_LEVELS_OF)[GameId][number]

/** Who plays a seat. */
export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: BotLevel }

/** Who sits where in a new match. */
export interface SeatPlan {
  /** 1–24 characters as shown on the table. */
  readonly name: string
  readonly player: Player
}

/** What the new-match screen asks for. */
export interface MatchSetup {
  readonly game: GameId
  /** The game's own options; what is left out takes its default. */
  readonly options: { readonly [key: string]: Json }
  /** Where the match begins instead of being dealt, in the game's public form. It brings its options: `options` is empty then. */
  readonly position?: Json
  /** Begins where a saved match of this game began, by its id; `options` is empty then. */
  readonly positionOf?: string
  /** A whole number from 0 to 2^53 − 1; drawn by the host when left out. */
  readonly seed?: number
  readonly seats: Readonly<Record<Seat, SeatPlan>>
  /** 1–60 characters; made up from the date by the host when left out. */
  readonly title?: string
  /** The lesson of this game that the match is, by its id. */
  readonly lesson?: string
}

export const FILE_KINDS = ['position', 'ruleset'] as const
/** What files of the user's a match can be made from: where it begins, or the numbers that it is played by. */
export type FileKind = (typeof FILE_KINDS)[number]

/** A file of the user's, read and checked by the game. */
export interface ChosenFile {
  /** Without its folder. */
  readonly name: string
  /** What it holds, as it was written. */
  readonly value: Json
  /** Who plays in a position, in order; nobody in a ruleset. */
  readonly seats: readonly Seat[]
  /** The options of a position, with all their defaults; nothing in a ruleset. */
  readonly options: { readonly [key: string]: Json }
}

/** A match as lists and headers show it. Times are milliseconds since 1970. */
export interface MatchInfo {
  /** Also names its save. */
  readonly id: string
  readonly game: GameId
  readonly title: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly moves: number
  /** In order of play. */
  readonly seats: readonly (SeatPlan & { readonly seat: Seat })[]
  readonly outcome: Outcome | null
  /** Set when the match is a lesson: its id. */
  readonly lesson?: string
}
