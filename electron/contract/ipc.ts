import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import type { FeedMessage } from './feed.ts'
import type { Json } from './json.ts'
import type { ChosenFile, FileKind, GameId, MatchInfo, MatchSetup } from './match.ts'
import type { Answer } from './problem.ts'
import type { Replay, SaveInfo, SaveList } from './saves.ts'
import type { Settings } from './settings.ts'
import type { UpdateState } from './updates.ts'

export type { FeedMessage, ListedMove, NumberedEvent, Standing } from './feed.ts'
export type { Json } from './json.ts'
export {
  BOT_LEVELS_OF,
  type BotLevel,
  type ChosenFile,
  FILE_KINDS,
  type FileKind,
  GAME_IDS,
  type GameId,
  type MatchInfo,
  type MatchSetup,
  type Player,
  type SeatPlan,
} from './match.ts'
export { type Answer, PROBLEM_CODES, type Problem, type ProblemCode } from './problem.ts'
export type { Replay, ReplayStep, SaveInfo, SaveList, SetAsideSave } from './saves.ts'
export {
  defaultSettings,
  LANGUAGES,
  type Language,
  QUALITY_TIERS,
  type QualityTier,
  REDUCED_MOTIONS,
  type Settings,
  SPEEDS,
  TEXT_SCALES,
} from './settings.ts'
export { UNABLE_REASONS, type UnableReason, UPDATE_FAULTS, type UpdateFault, type UpdateState } from './updates.ts'

/** What the page is told of the program, once it asks. */
export interface AppInfo {
  readonly version: string
  readonly electron: string
  readonly platform: string
  /** Set when the program runs on a stand-in for the official Electron build. */
  readonly standIn: boolean
  readonly savesFolder: string
  /** Where reports of crashes lie; nothing of them is ever sent. */
  readonly reportsFolder: string
  /** The match to open at once: it was on screen when the page crashed, or was just imported from a file. */
  readonly reopen?: string
  /** The replay to show at once: it was just opened from a file. */
  readonly watch?: string
}

/**
 * Every channel a window may call: request and response. The preload exposes exactly these as `window.host`.
 * Requests are parsed from `unknown` in the main process; a bad one is answered with `bad-request`.
 */
export interface Channels {
  'app:info': { request: Record<string, never>; response: AppInfo }
  'app:quit': { request: Record<string, never>; response: null }
  /** An error caught in the page, for the log. */
  'app:report': { request: { message: string; stack?: string }; response: null }
  /** Shows the folder of crash reports in the system's file manager. */
  'app:showReports': { request: Record<string, never>; response: null }
  'updates:state': { request: Record<string, never>; response: UpdateState }
  /** Looks for a newer program now, and fetches it. Answered at once with what is then known; ask again. */
  'updates:check': { request: Record<string, never>; response: UpdateState }
  /** Ends the program and starts the newer one; never while there is a match on the table. */
  'updates:install': { request: Record<string, never>; response: null }
  'settings:get': { request: Record<string, never>; response: Settings }
  'settings:change': { request: Partial<Settings>; response: Settings }
  'match:create': { request: MatchSetup; response: MatchInfo }
  /** Opens a save for play; the snapshot follows on the feed. */
  'match:open': { request: { id: string }; response: MatchInfo }
  /** Stops feeding this window; the match stays saved. */
  'match:leave': { request: { id: string }; response: null }
  /** Answered only after the move is durable; the batch follows on the feed. */
  'match:play': { request: { id: string; seat: Seat; move: Json }; response: null }
  'match:undo': { request: { id: string; seat: Seat }; response: null }
  /** Changes whom the caller looks as: a human seat of this screen, or 'spectator'. A snapshot follows. */
  'match:look': { request: { id: string; viewer: Viewer }; response: null }
  /** How many moves this window has finished showing: bots wait a little for a window that tells. */
  'match:shown': { request: { id: string; moves: number }; response: null }
  'match:replay': { request: { id: string }; response: Replay }
  'saves:list': { request: Record<string, never>; response: SaveList }
  'saves:rename': { request: { id: string; title: string }; response: SaveInfo }
  /** A copy under its own name that stays as it is while the match goes on. */
  'saves:copy': { request: { id: string; title: string }; response: SaveInfo }
  'saves:remove': { request: { id: string }; response: null }
  /** 'match' can be played on and holds everything; 'replay' holds only what the audience may know. Asks where by a system dialog. */
  'saves:export': { request: { id: string; content: 'match' | 'replay' }; response: { path: string } }
  /** Asks for the file of a replay by a system dialog; `match:replay` gives it while the program runs. */
  'replays:open': { request: Record<string, never>; response: { id: string } }
  /** Asks for a file by a system dialog. */
  'saves:import': { request: Record<string, never>; response: SaveInfo }
  /** Asks for a file by a system dialog and has the game check it; `file-invalid` tells what is wrong where. */
  'files:choose': { request: { game: GameId; kind: FileKind }; response: ChosenFile }
  /** Writes the usual numbers of a game for the user to change. Asks where by a system dialog. */
  'files:saveRuleset': { request: { game: GameId }; response: { path: string } }
}

export type Channel = keyof Channels

/** What a window sees as `window.host`. */
export interface HostApi {
  call<C extends Channel>(channel: C, request: Channels[C]['request']): Promise<Answer<Channels[C]['response']>>
  /** Returns what ends it. */
  onFeed(listener: (message: FeedMessage) => void): () => void
}
