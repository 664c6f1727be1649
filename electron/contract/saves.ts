import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Json } from './json.ts'
import type { GameId, MatchInfo } from './match.ts'
import type { Problem, ProblemCode } from './problem.ts'

/** A save in the list; `condition` is the state in which the store found it. */
export interface SaveInfo extends MatchInfo {
  readonly condition: 'whole' | 'recovered'
}

/** An unreadable save: set aside, never overwritten. */
export interface SetAsideSave {
  readonly file: string
  /** 'file-unreadable'; for a file left in place, why it cannot be opened, such as 'save-failed' after a disk error. */
  readonly reason: ProblemCode
}

/** Returns whether a save belongs to a selection of the list. */
type Selects = (save: SaveInfo) => boolean

/** The selections of saves that a list can be limited to. */
export const SAVE_SELECTIONS = {
  /** Matches that can be continued. */
  unfinished: ({ outcome, lesson }) => outcome === null && lesson === undefined,
  /** Matches that are neither lessons nor puzzles. */
  matches: ({ lesson }) => lesson === undefined,
  /** Lessons and puzzles. */
  lessons: ({ lesson }) => lesson !== undefined,
  /** Saves that can be watched again. */
  played: ({ moves }) => moves > 0,
  /** No saves: all files are looked at, and those that cannot be opened are listed. */
  unreadable: () => false,
} as const satisfies Record<string, Selects>
export type SaveSelection = keyof typeof SAVE_SELECTIONS

/** The part of the list that is asked for; without fields, all saves. */
export interface SaveListRequest {
  readonly only?: SaveSelection
  /** Only saves of this game. */
  readonly game?: GameId
  /** The most saves. */
  readonly limit?: number
  /** Id of the save after which the part begins: `next` of the part before. */
  readonly after?: string
}

/** Saves, and files that cannot be opened. */
export interface SaveList {
  /** The saves, the last played first. */
  readonly saves: readonly SaveInfo[]
  /** Files set aside before, and those found while this part of the list was read. */
  readonly setAside: readonly SetAsideSave[]
  /** Set if the limit was reached: `after` of the next part, which may be empty. */
  readonly next?: string
}

/** The result of opening a file that the player gave. `file` is its name without the folder. */
export type GivenFile =
  /** A match, imported into the saves. */
  | { readonly kind: 'match'; readonly file: string; readonly save: SaveInfo }
  /** A replay; `match:replay` returns it under this id while the program runs. */
  | { readonly kind: 'replay'; readonly file: string; readonly id: string; readonly match: MatchInfo }
  /** A map of Jackal as text, which the page reads. */
  | { readonly kind: 'map'; readonly file: string; readonly text: string }
  /** `file` is empty if several files are meant. */
  | { readonly kind: 'refused'; readonly file: string; readonly problem: Problem }

/** One step of a replay: the events of one move, as its viewer sees them. */
export interface ReplayStep {
  readonly by: Seat
  readonly events: readonly Json[]
}

/** A recorded match as one viewer sees it. */
export interface Replay {
  readonly match: MatchInfo
  /** 'open' for a finished match, else a viewer that the client may use. */
  readonly viewer: Viewer
  readonly start: Json
  /** Present if damaged moves at its end were cut off. */
  readonly recovered?: true
  readonly steps: readonly ReplayStep[]
}
