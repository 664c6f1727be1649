import type { Hint, Outcome, Seat, Viewer } from '../../engine/kernel/game.ts'
import type { Reason } from '../../engine/kernel/parsed.ts'

/** A value that survives JSON: views, events and moves cross the process border as such. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

export const GAME_IDS = ['jackal', 'admiral', 'sea-battle'] as const
export type GameId = (typeof GAME_IDS)[number]

export const BOT_LEVELS = ['easy', 'medium', 'hard'] as const
export type BotLevel = (typeof BOT_LEVELS)[number]

/** The levels at which a bot plays each game, weakest first. */
export const BOT_LEVELS_OF = {
  jackal: ['easy', 'medium'],
  admiral: ['easy', 'medium'],
  'sea-battle': ['easy', 'medium', 'hard'],
} as const satisfies Readonly<Record<GameId, readonly BotLevel[]>>

/** Who plays a seat. */
export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: BotLevel }

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

export interface SaveList {
  /** Newest first. */
  readonly saves: readonly SaveInfo[]
  readonly setAside: readonly SetAsideSave[]
}

/** An event as this window's viewer may hear it. Withheld events leave gaps in the numbers. */
export interface NumberedEvent {
  /** From 1. */
  readonly n: number
  readonly event: Json
}

export interface ListedMove {
  readonly move: Json
  readonly hint: Hint
}

/** Where the match stands after the events sent with it. */
export interface Standing {
  readonly awaiting: readonly Seat[]
  /** Moves of the seat that a human at this screen must decide for now; null while a bot thinks or the match is over. */
  readonly asked: { readonly seat: Seat; readonly moves: readonly ListedMove[] } | null
  /** The bot that is thinking. */
  readonly thinking: Seat | null
  readonly canUndo: boolean
  readonly outcome: Outcome | null
}

/** What the host tells a window. A window has one viewer at a time and is sent nothing else. */
export type FeedMessage =
  /** The whole view: on opening, after an undo, after the viewer changed. Nothing is animated. */
  | {
      readonly kind: 'snapshot'
      readonly match: MatchInfo
      readonly viewer: Viewer
      readonly view: Json
      readonly lastEvent: number
      readonly standing: Standing
    }
  /** What one move led to; `view` is the view after it, to check the fold against. */
  | {
      readonly kind: 'batch'
      readonly match: MatchInfo
      readonly viewer: Viewer
      readonly by: Seat
      readonly events: readonly NumberedEvent[]
      readonly standing: Standing
    }
  /** Something went wrong behind a running match, for example the disk is full. */
  | { readonly kind: 'trouble'; readonly matchId: string; readonly problem: Problem }

export const PROBLEM_CODES = [
  'bad-request',
  'illegal-move',
  'not-your-turn',
  'no-such-match',
  'no-such-save',
  'cannot-undo',
  'not-your-seat',
  'save-failed',
  'file-unreadable',
  'file-too-new',
  'file-too-long',
  'file-invalid',
  'folder-not-shown',
  'match-on-table',
  'cancelled',
  'internal',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** A refusal or failure: the code is for the program, the rest says what and where. */
export interface Problem {
  readonly code: ProblemCode
  /** The game's refusal code behind `illegal-move`. */
  readonly refusal?: string
  /** Rule id behind the refusal. */
  readonly rule?: string
  /** The file behind `file-invalid`, and the place in it, such as `ships.0.at`. */
  readonly file?: string
  readonly where?: string
  /** What exactly is wrong, in code: `fault.<code>` are the words. */
  readonly reason?: Reason
  /** The same in English, for the log and bug reports only. */
  readonly detail?: string
}

export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

export const QUALITY_TIERS = ['low', 'medium', 'high'] as const
export type QualityTier = (typeof QUALITY_TIERS)[number]

export interface Settings {
  readonly language: 'en' | 'ru'
  /** Animation speed: 0.5, 1, 2 or 4; 0 shows results at once. */
  readonly speed: 0 | 0.5 | 1 | 2 | 4
  /** 'auto' measures once and remembers in `measuredQuality`. */
  readonly quality: 'auto' | QualityTier
  readonly measuredQuality: QualityTier | null
  /** 0–1. */
  readonly volume: number
  readonly muted: boolean
  /** 1 is normal; TV mode is 2. */
  readonly textScale: 1 | 1.25 | 1.5 | 2
  readonly reducedMotion: 'system' | 'on' | 'off'
  readonly fullscreen: boolean
  /** Whether the program may look for newer ones of its kind. */
  readonly updates: boolean
}

/** Why a program cannot be replaced by a newer one: it runs from its sources, knows no feed, or was only unpacked. */
export const UNABLE_REASONS = ['sources', 'no-feed', 'unpacked'] as const
export type UnableReason = (typeof UNABLE_REASONS)[number]

/**
 * Why an update failed: the feed is out of reach, the program or the update is not signed, the update is damaged, or what
 * was fetched could not take the place of this program (nobody gave the system's password, for example).
 */
export const UPDATE_FAULTS = ['unreachable', 'unsigned', 'damaged', 'not-installed', 'other'] as const
export type UpdateFault = (typeof UPDATE_FAULTS)[number]

/** What is known of a newer program. */
export type UpdateState =
  | { readonly kind: 'off' }
  | { readonly kind: 'unable'; readonly why: UnableReason }
  /** `current`: the feed was asked, and has nothing newer. */
  | { readonly kind: 'idle'; readonly current: boolean }
  | { readonly kind: 'checking' }
  /** Found, but there is a match on the table; so with `version` null: not even asked yet. */
  | { readonly kind: 'postponed'; readonly version: string | null }
  | { readonly kind: 'loading'; readonly version: string; readonly percent: number }
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'failed'; readonly why: UpdateFault }

/** One step of a replay: what one recorded move led to, as the viewer may hear it. */
export interface ReplayStep {
  readonly by: Seat
  readonly events: readonly Json[]
}

export interface Replay {
  readonly match: MatchInfo
  /** 'open' for a finished match, else what this window may know. */
  readonly viewer: Viewer
  readonly start: Json
  readonly steps: readonly ReplayStep[]
}

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
  /** Changes whose eyes this window uses: a human seat of this screen, or 'spectator'. A snapshot follows. */
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
  /** Returns its own remover. */
  onFeed(listener: (message: FeedMessage) => void): () => void
}
