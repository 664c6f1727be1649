import type { Outcome, Seat } from '../../engine/kernel/game.ts'
import type { LuckShare } from '../../engine/kernel/jointSeed.ts'
import type { BotLevel } from './botLevels.ts'
import type { BotPersonality } from './botPersonalities.ts'
import type { MatchClock } from './clock.ts'
import type { Json } from './json.ts'
import type { Language } from './settings.ts'

/** The reason of an outcome after the only person has given up against bots. */
export const GAVE_UP = 'gave-up'
/** The reason of an outcome after the table has ended the match for everyone. */
export const TABLE_ENDED = 'table-ended'

export const GAME_IDS = ['jackal', 'admiral', 'sea-battle'] as const
export type GameId = (typeof GAME_IDS)[number]

/** The games whose seats can be played on other screens: those with a flat table. */
export const GAMES_ELSEWHERE: readonly GameId[] = ['jackal', 'admiral', 'sea-battle']

/** The player of a seat. */
export type Player = HumanPlayer | BotPlayer

/** A bot of a level, and its personality if it has one of its own. */
export interface BotPlayer {
  readonly kind: 'bot'
  readonly level: BotLevel
  readonly temper?: BotPersonality
  /** Set if the viewers play the seat by their votes: the bot moves when there are none. */
  readonly audience?: true
}

/** A person, at this screen unless `elsewhere`. */
export interface HumanPlayer {
  readonly kind: 'human'
  /** Set if the person plays on another screen. This one may then neither play nor look as the seat. */
  readonly elsewhere?: true
  /**
   * The screen is visible only to the single person here, who looks as their own seat although others play elsewhere.
   */
  readonly alone?: true
}

/** Returns whether a person at this screen plays. */
export const playsHere = (player: Player): boolean => player.kind === 'human' && !player.elsewhere

/** Returns whether the viewers play, by their votes. */
export const playsByVotes = (player: Player): boolean => player.kind === 'bot' && player.audience === true

/** Returns whether a person on another screen plays. */
export const playsElsewhere = (player: Player): boolean => player.kind === 'human' && player.elsewhere === true

/**
 * The name of a match's map: a word of the game for one of its own, or the player's name for a drawn one. For display
 * only.
 */
export type MapLabel = (
  | { readonly kind: 'known'; readonly word: string }
  /** 1–60 characters. */
  | { readonly kind: 'drawn'; readonly name: string }
) & {
  /** The game's word for the variant; missing in matches of earlier versions. */
  readonly variant?: string
  /** The game's word for the extra rules of the match; missing if there are none. */
  readonly extra?: string
}

/** A seat's player and name in a new match. */
export interface SeatPlan {
  /** 1–24 characters. */
  readonly name: string
  readonly player: Player
}

/** A seat of a new match. */
export interface NewSeat extends SeatPlan {
  /** The id of the person's profile; missing for guests and bots. */
  readonly profile?: string
}

/** The request for a new match. */
export interface MatchSetup {
  readonly game: GameId
  /** The game's own options; missing ones get their defaults. */
  readonly options: { readonly [key: string]: Json }
  /**
   * The start position in the game's public form, instead of a dealt one. It contains its options: `options` is then
   * empty.
   */
  readonly position?: Json
  /** Id of a saved match of this game whose start position is used; `options` is then empty. */
  readonly positionOf?: string
  /** An integer from 0 to 2^53 − 1, which makes an open deal that no seat elsewhere plays; random if missing. */
  readonly seed?: number
  /** The name of the deal, instead of `seed`: 1–40 characters, from which the seed comes (`seedOfDeal`). */
  readonly dealName?: string
  readonly seats: Readonly<Record<Seat, NewSeat>>
  /** 1–60 characters; generated from the date if missing. */
  readonly title?: string
  /** Id of the lesson, if the match is one. */
  readonly lesson?: string
  /** The name of its map, unless it is the game's usual one. */
  readonly map?: MapLabel
  /** Missing if thinking time is unlimited. */
  readonly clock?: MatchClock
}

export const FILE_KINDS = ['position', 'ruleset'] as const
/** Kinds of user files for a match: its start position or its numbers. */
export type FileKind = (typeof FILE_KINDS)[number]

/** A user's file, read and checked by the game. */
export interface ChosenFile {
  /** File name without the folder. */
  readonly name: string
  /** The file's unchanged content. */
  readonly value: Json
  /** The seats of a position, in order; empty for a ruleset. */
  readonly seats: readonly Seat[]
  /** All options of a position, with defaults; empty for a ruleset. */
  readonly options: { readonly [key: string]: Json }
}

/**
 * The source of luck of a match. `open`: a number that a player may know, and with it everything hidden; `name`: the
 * name it came from, if any. `sealed`: a secret that no player knows; `hash` was published before the first move, so
 * the secret cannot be replaced. `sharedBy`: the seats whose own screens added to the secret after they had received
 * the hash; missing if no screen was asked.
 */
export type Deal =
  | { readonly kind: 'open'; readonly name?: string }
  | { readonly kind: 'sealed'; readonly hash: string; readonly sharedBy?: readonly Seat[] }

/**
 * The deal of a match that is over, opened and checked. `held`: the secret has the hash, and gives the same first
 * position and the same luck for every move. `other-rules`: the moves were made under other rules, which only that
 * version can check. `joint`: the additions of other screens, and the seed that all of them gave together
 * (`jointSeed`); missing if `sharedBy` is.
 */
export type OpenedDeal = OpenedRecord &
  (
    | { readonly kind: 'open'; readonly seed: number; readonly name?: string }
    | {
        readonly kind: 'sealed'
        readonly hash: string
        readonly secret: string
        readonly check: 'held' | 'broken' | 'other-rules'
        readonly joint?: { readonly seed: string; readonly shares: readonly LuckShare[] }
      }
  )

interface OpenedRecord {
  /** The data that opens the commitments of a match, in the form of its game; missing if none were made. */
  readonly openings?: Readonly<Record<Seat, Json>>
  /** The data from which screens replay the whole match to check it; missing from an earlier version of the host. */
  readonly record?: PlayedRecord
}

/** The data that deals a match and plays it again under the same rules: every board, die and fleet follows from it. */
export interface PlayedRecord {
  readonly rulesVersion: number
  readonly options: { readonly [key: string]: Json }
  readonly seed: number | string
  /** The first position in the public form of the game; missing where the seed dealt it. */
  readonly position?: Json
  /** The moves in the public form of the game, without those that were taken back. */
  readonly moves: readonly { readonly seat: Seat; readonly move: Json }[]
}

/** A match as shown in lists and headers. Times are in milliseconds since 1970. */
export interface MatchInfo {
  /** The id of the match, and the name of its save file. */
  readonly id: string
  readonly game: GameId
  readonly title: string
  readonly createdAt: number
  readonly updatedAt: number
  readonly moves: number
  /** In order of play. */
  readonly seats: readonly (SeatPlan & { readonly seat: Seat })[]
  readonly outcome: Outcome | null
  /** Missing for a replay from a file. */
  readonly deal?: Deal
  /**
   * The commitments that seats have made to their secrets so far (S-INSPECT), in games that are inspected at the end.
   */
  readonly commitments?: Readonly<Record<Seat, string>>
  /** Id of the lesson, if the match is one. */
  readonly lesson?: string
  /** The name of its map; missing for the game's usual one. */
  readonly map?: MapLabel
  readonly clock?: MatchClock
  /**
   * The language whose letters name the cells at this table, for all screens alike; missing in older matches, where
   * each screen uses its own.
   */
  readonly letters?: Language
  /** The seats that have lost on time, if any; bots play them to the end. */
  readonly lostOnTime?: readonly Seat[]
  /** The players of those seats before bots took them. */
  readonly playersBefore?: Readonly<Record<Seat, Player>>
  /**
   * Seats that bots play now and people play or may have played before: the coach gives no advice against them. Missing
   * if there are none.
   */
  readonly hadPeople?: readonly Seat[]
  /** Set while the table has paused the match: no seat is asked, and no clock runs. */
  readonly paused?: true
  /** The seat whose player has paused it; missing if the screen that did plays no seat, or several. */
  readonly pausedBy?: Seat
}
