import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Json } from './json.ts'
import type { MatchInfo } from './match.ts'
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

/** All saves, and the files that cannot be opened. */
export interface SaveList {
  /** The saves, the last played first. */
  readonly saves: readonly SaveInfo[]
  readonly setAside: readonly SetAsideSave[]
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
