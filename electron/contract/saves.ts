import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Json } from './json.ts'
import type { MatchInfo } from './match.ts'
import type { ProblemCode } from './problem.ts'

/** One save as the list shows it; `condition` tells what the store had to do to read it. */
export interface SaveInfo extends MatchInfo {
  readonly condition: 'whole' | 'recovered'
}

/** A save that could not be read at all: set aside, never overwritten. */
export interface SetAsideSave {
  readonly file: string
  /** 'file-unreadable'; or, for a file left where it is, why it cannot be opened: 'save-failed' where the disk refused. */
  readonly reason: ProblemCode
}

/** All saves, and the files among them that are none. */
export interface SaveList {
  /** Newest first. */
  readonly saves: readonly SaveInfo[]
  readonly setAside: readonly SetAsideSave[]
}

/** One step of a replay: what one recorded move led to, as the viewer may hear it. */
export interface ReplayStep {
  readonly by: Seat
  readonly events: readonly Json[]
}

/** A recording as one viewer may watch it. */
export interface Replay {
  readonly match: MatchInfo
  /** 'open' for a finished match, else what this window may know. */
  readonly viewer: Viewer
  readonly start: Json
  readonly steps: readonly ReplayStep[]
}
