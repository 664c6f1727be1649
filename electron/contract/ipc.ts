import type { Seat, Viewer } from '../../engine/kernel/game.ts'
import type { MatchAdvice } from './advice.ts'
import type { AnalysisPart } from './analysis.ts'
import type { Delay, DelayEnd } from './channels.ts'
import type { FeedWish } from './cleanFeed.ts'
import type { Json } from './json.ts'
import type { ChosenFile, FileKind, GameId, MatchInfo, MatchSetup, OpenedDeal, Player } from './match.ts'
import type { PageMessage } from './pageMessage.ts'
import type { PeopleImport, PeopleList, Profile, ProfileLook, RemovedPerson } from './people.ts'
import type { MatchNews, PersonRecord } from './personRecord.ts'
import type { Answer } from './problem.ts'
import type { GivenFile, Replay, SaveInfo, SaveList, SaveListRequest } from './saves.ts'
import type { LobbyPlan, Reach, ScreensState } from './screens.ts'
import type { Settings } from './settings.ts'
import type { TablePlace } from './tableAddress.ts'
import type { UpdateState } from './updates.ts'
import type { VotingRules } from './vote.ts'

export type { AdvisedMove, MatchAdvice, NoCoach, PlannedMove } from './advice.ts'
export type { AnalysisPart, JudgedMove } from './analysis.ts'
export { BOT_LEVELS_OF, type BotLevel } from './botLevels.ts'
export { BOT_PERSONALITIES_OF, type BotPersonality } from './botPersonalities.ts'
export { type AtTimeEnd, CLOCK_BOUNDS, LOST_ON_TIME, type MatchClock, type SeatTime, type TimeLimit } from './clock.ts'
export type {
  FeedMessage,
  FilesMessage,
  ListedMove,
  NumberedEvent,
  Standing,
  Undo,
  UndoObstacle,
} from './feed.ts'
export { TILE_LOOKS } from './gameSettings.ts'
export type { Json } from './json.ts'
export {
  type ChosenFile,
  type Deal,
  FILE_KINDS,
  type FileKind,
  GAME_IDS,
  GAMES_ELSEWHERE,
  GAVE_UP,
  type GameId,
  type HumanPlayer,
  type MapLabel,
  type MatchInfo,
  type MatchSetup,
  type NewSeat,
  type OpenedDeal,
  type PlayedRecord,
  type Player,
  playsByVotes,
  playsElsewhere,
  playsHere,
  type SeatPlan,
  TABLE_ENDED,
} from './match.ts'
export { MAP_VARIANTS, MOST_OWN_MAPS, type OwnMap } from './ownMaps.ts'
export type { PageMessage } from './pageMessage.ts'
export { type Answer, PROBLEM_CODES, type Problem, type ProblemCode } from './problem.ts'
export {
  type GivenFile,
  type Replay,
  type ReplayStep,
  SAVE_SELECTIONS,
  type SaveInfo,
  type SaveList,
  type SaveListRequest,
  type SaveSelection,
  type SetAsideSave,
} from './saves.ts'
export {
  defaultSettings,
  HIGH_CONTRASTS,
  HOLD_REPEATS,
  LANGUAGES,
  type Language,
  type LastMatch,
  PALETTES,
  type Palette,
  QUALITY_TIERS,
  type QualityTier,
  REDUCED_MOTIONS,
  type Settings,
  SPEEDS,
  STORY_CAMERAS,
  type StoryCamera,
  TEXT_SCALES,
} from './settings.ts'
export { UNABLE_REASONS, type UnableReason, UPDATE_FAULTS, type UpdateFault, type UpdateState } from './updates.ts'

/** Facts about the program for the page. */
export interface AppInfo {
  readonly version: string
  readonly electron: string
  readonly platform: string
  /** Set when the program runs on a stand-in for the official Electron build. */
  readonly standIn: boolean
  readonly savesFolder: string
  /** Folder of crash reports; they are never sent. */
  readonly reportsFolder: string
  /** The match to open at once: on screen before a crash, or just imported from a file. */
  readonly reopen?: string
  /** The replay to show at once: just opened from a file. */
  readonly watch?: string
  /**
   * Missing while the GPU process works. `recovering`: it crashed a moment ago. `failing`: it crashed so often that 3D
   * is tried only on request.
   */
  readonly graphics?: 'recovering' | 'failing'
  /** The match that the main window has open; missing without one. */
  readonly table?: string
  /** Set where the system may stop a window that others cover. */
  readonly stopsCovered?: true
  /** Set if Steam started the program in its interface for televisions. */
  readonly isBigPicture?: true
}

/**
 * Every channel with its request and response. The preload exposes them as `window.host`. Requests are validated in the
 * main process; an invalid one is answered with `bad-request`.
 */
export interface Channels {
  'app:info': { request: Record<string, never>; response: AppInfo }
  'app:quit': { request: Record<string, never>; response: null }
  /** An error caught in the page, for the log. */
  'app:report': { request: { message: string; stack?: string }; response: null }
  /** Shows the folder of crash reports in the system's file manager. */
  'app:showReports': { request: Record<string, never>; response: null }
  /** Opens the private window, or brings it to the front; there, the secrets of a captured match are shown. */
  'windows:private': { request: Record<string, never>; response: null }
  /** Ends everything that others see: closes the feed, the table to other screens, and the private window. */
  'windows:endAir': { request: Record<string, never>; response: null }
  /** Asks the system to leave the private window out of pictures of the screen, as far as it can. */
  'windows:protect': { request: { on: boolean }; response: null }
  /** Opens the window that shows the clean feed of a channel for an audience, in place of one that is open. */
  'windows:feed': { request: FeedWish; response: null }
  /** Closes the window with the clean feed. */
  'windows:closeFeed': { request: Record<string, never>; response: null }
  'updates:state': { request: Record<string, never>; response: UpdateState }
  /** Looks for an update and downloads it. Returns the current state at once; ask again for progress. */
  'updates:check': { request: Record<string, never>; response: UpdateState }
  /** Ends the program and starts the new version; refused while a match is open. */
  'updates:install': { request: Record<string, never>; response: null }
  'settings:get': { request: Record<string, never>; response: Settings }
  'settings:change': { request: Partial<Settings>; response: Settings }
  'match:create': { request: MatchSetup; response: MatchInfo }
  /** Opens a save for play; a snapshot follows on the feed. */
  'match:open': { request: { id: string }; response: SaveInfo }
  /** Stops feeding this window; the match stays saved. */
  'match:leave': { request: { id: string }; response: null }
  /** Answered only after the move is durable; the batch follows on the feed. */
  'match:play': { request: { id: string; seat: Seat; move: Json }; response: null }
  'match:undo': { request: { id: string; seat: Seat }; response: null }
  /** Takes a lesson back to its state after `moves` moves, including moves of other seats. */
  'match:rewind': { request: { id: string; moves: number }; response: null }
  /**
   * Changes the player of a seat in a running match; all subscribers are sent a snapshot. A seat that a bot has played
   * from the beginning cannot be played here.
   */
  /** The only person gives the match up: the best of the other sides wins. */
  'match:giveUp': { request: { id: string; seat: Seat }; response: null }
  /** A bot takes the seat of the only person, and all bots play on to the end with little thinking time. */
  'match:playOut': { request: { id: string; seat: Seat }; response: null }
  'match:seat': { request: { id: string; seat: Seat; player: Player; name?: string }; response: null }
  /** Ends a match with seats elsewhere for everyone, by its present scores. */
  'match:end': { request: { id: string }; response: null }
  /** Lets the clock of a seat wait for its gamepad, once a match and for two minutes at most, or run on. */
  'match:waitForPad': { request: { id: string; seat: Seat; waits: boolean }; response: null }
  /** Pauses the match for everyone, or lets it go on; all subscribers are sent a snapshot. */
  'match:pause': { request: { id: string; paused: boolean }; response: null }
  /** Changes the client's viewer to a human seat or 'spectator'. A snapshot follows. */
  'match:look': { request: { id: string; viewer: Viewer }; response: null }
  /**
   * Reports how many moves the client has finished showing: bots and phones wait for a window that reports, and clocks
   * start for seats whose screens show the table. `lastEvent` is the number of the last event that it has shown;
   * `covered` is set while a curtain hides it.
   */
  'match:shown': { request: { id: string; moves: number; lastEvent?: number; covered?: true }; response: null }
  /**
   * Returns the coach's suggestions for a seat that is asked at this screen, best first. Refused with `not-allowed` in
   * lessons, in matches that are or were against other people, and after the end.
   */
  'match:advise': { request: { id: string; seat: Seat }; response: MatchAdvice }
  /**
   * Returns the analysed decisions of a saved match that is over, without the first `skip`, and those judged again,
   * without the first `skipAgain`. The analysis continues in the background until `match:stopAnalysis`; ask again for
   * more.
   */
  'match:analysis': { request: { id: string; skip: number; skipAgain?: number }; response: AnalysisPart }
  /** Stops an analysis; its results are kept beside the save. */
  'match:stopAnalysis': { request: { id: string }; response: null }
  'match:replay': { request: { id: string }; response: Replay }
  /** Opens the deal of a match that is over and checks it; returns its secret and the record that replays it. */
  'match:deal': { request: { id: string }; response: OpenedDeal }
  'screens:state': { request: Record<string, never>; response: ScreensState }
  /**
   * Opens the table to other screens, or changes how it is reached. A missing `port` means the last one; 0 is any.
   * Every change is also sent on the feed (`screens`), as with all channels of other screens.
   */
  'screens:open': { request: { reach: Reach; port?: number }; response: ScreensState }
  /** Revokes all addresses and creates new ones in their places; opens a closed room, at another port if necessary. */
  'screens:renew': { request: { reach: Reach }; response: ScreensState }
  /** Closes the room: all guests are disconnected, and their addresses are revoked; the address for watching stays. */
  'screens:close': { request: Record<string, never>; response: ScreensState }
  /** Creates pairing words for a guest who cannot scan an address; the earlier ones become invalid. */
  'screens:newWords': { request: Record<string, never>; response: ScreensState }
  /** Admits a guest who has typed the pairing words, or refuses them. */
  'screens:admit': { request: { request: string }; response: ScreensState }
  'screens:refuse': { request: { request: string }; response: ScreensState }
  /** Revokes an address and creates a new one in its place. */
  'screens:revoke': { request: { link: string }; response: ScreensState }
  /** Disconnects a guest; its seat is free again. */
  'screens:release': { request: { guest: string }; response: ScreensState }
  /** Lets others see the name that a guest has asked for (`Guest.askedName`), unless it asks for another one by now. */
  'screens:approveName': { request: { guest: string; name: string }; response: ScreensState }
  /** Takes away the name of a guest; in streamer mode the next one waits for approval. */
  'screens:removeName': { request: { guest: string }; response: ScreensState }
  /** Lets the first phone at a seat pause and end the match, or no phone. */
  'screens:voting': { request: VotingRules; response: ScreensState }
  'screens:lead': { request: { on: boolean }; response: ScreensState }
  /**
   * Changes the delay of a channel for watching: with `until` it waits for that end instead of the milliseconds. A
   * missing `channel` means `watch`.
   */
  'screens:watchDelay': {
    request: { milliseconds: number; until?: DelayEnd; channel?: string }
    response: ScreensState
  }
  /** Opens a channel for another audience, with an address and a delay of its own. */
  'screens:addChannel': { request: { channel: string; delay: Delay }; response: ScreensState }
  /**
   * Opens a channel for a caster who comments the match on the table for an audience, `watch` unless `target` names
   * another. Its address is bound to the first screen that uses it, and ends with the match.
   */
  'screens:addCaster': { request: { target?: string }; response: ScreensState }
  /** Notes whether a player at this screen agrees that casters see what is hidden from the audience. */
  'screens:agreeCaster': { request: { seat: Seat; agreed: boolean }; response: ScreensState }
  /** Removes a channel: its address is no longer valid. `watch` stays. */
  'screens:removeChannel': { request: { channel: string }; response: ScreensState }
  /** The seats of the next match, for guests to choose one before it is dealt; null if none is being prepared. */
  'screens:plan': { request: { plan: LobbyPlan | null }; response: ScreensState }
  /** Starts or stops looking for tables that announce themselves on a network; they are sent on the feed (`found`). */
  'joining:look': { request: { on: boolean }; response: null }
  /**
   * Connects to the table of another copy of the program. Its events are sent on the feed (`wire`). A new address needs
   * a recent key press or click in the window, and must be in a network of this computer.
   */
  'joining:connect': { request: { wire: number } & TablePlace; response: null }
  /** Sends a call to that table. */
  'joining:send': { request: { wire: number; text: string }; response: null }
  'joining:disconnect': { request: { wire: number }; response: null }
  'saves:list': { request: SaveListRequest; response: SaveList }
  'saves:rename': { request: { id: string; title: string }; response: SaveInfo }
  /** Saves a copy with its own title; it does not change when the match continues. */
  'saves:copy': { request: { id: string; title: string }; response: SaveInfo }
  'saves:remove': { request: { id: string }; response: null }
  /**
   * 'match' can be continued and contains everything; 'replay' contains only what the audience may see. Opens a file
   * dialog.
   */
  'saves:export': { request: { id: string; content: 'match' | 'replay' }; response: { path: string } }
  /** Opens a file dialog for one replay; `match:replay` returns it while the program runs. */
  'replays:open': { request: Record<string, never>; response: { id: string } }
  /** Opens a file dialog for one match and imports it. */
  'saves:import': { request: Record<string, never>; response: SaveInfo }
  /**
   * Opens a file dialog for matches and replays, with those of `content` shown first; imports the matches and opens the
   * replays, in order. A single file that cannot be opened is refused.
   */
  'files:open': { request: { content: 'match' | 'replay' }; response: { files: readonly GivenFile[] } }
  /** Asks in a file dialog where to save a map of Jackal, and writes it as text. */
  'maps:export': { request: { name: string; text: string }; response: { path: string } }
  /** Opens a file dialog and reads the text of a map; the page checks its content. */
  'maps:import': { request: Record<string, never>; response: { file: string; text: string } }
  /**
   * Asks in a file dialog where to save a picture of a match, and writes it as a PNG file. `png` is its content in
   * base64.
   */
  'pictures:export': { request: { name: string; png: string }; response: { path: string } }
  'people:list': { request: Record<string, never>; response: PeopleList }
  /** Refused with `name-taken` if people could confuse the name with another profile's. */
  'people:create': { request: ProfileLook; response: Profile }
  /** Changes the name or look of a profile. */
  'people:change': { request: { profile: string; look: ProfileLook }; response: Profile }
  /**
   * Removes a profile with its settings; in the record its person becomes a guest without a name. Saves and their
   * names stay.
   */
  'people:remove': { request: { profile: string }; response: RemovedPerson }
  /** Lets a person play now, or the guest; returns the settings, which are theirs then. */
  'people:play': { request: { profile: string | null }; response: Settings }
  /** Returns all figures of a person. */
  'people:person': { request: { profile: string }; response: PersonRecord }
  /** Returns what a match has brought to the record of its people; nothing before its end. */
  'people:news': { request: { id: string }; response: MatchNews }
  /** Adds the matches of saves that are missing in the record. */
  'people:rebuild': { request: Record<string, never>; response: { results: number } }
  /** Asks in a file dialog where to save the record, and writes it: with keys in place of profiles. */
  'people:export': { request: Record<string, never>; response: { path: string } }
  /** Opens a file dialog and adds the record of another computer; `file-invalid` says what is wrong and where. */
  'people:import': { request: Record<string, never>; response: PeopleImport }
  /** Returns the profiles at the seats of a match, for a match of the same people. */
  'people:seats': { request: { id: string }; response: Readonly<Record<Seat, string>> }
  /** Opens a file dialog and has the game check the file; `file-invalid` says what is wrong and where. */
  'files:choose': { request: { game: GameId; kind: FileKind }; response: ChosenFile }
  /** Asks in a file dialog where to save the game's default numbers, and writes them for the user to edit. */
  'files:saveRuleset': { request: { game: GameId }; response: { path: string } }
}

export type Channel = keyof Channels

/** The type of `window.host`. */
export interface HostApi {
  call<C extends Channel>(channel: C, request: Channels[C]['request']): Promise<Answer<Channels[C]['response']>>
  /** Returns a function that unsubscribes. */
  onFeed(listener: (message: PageMessage) => void): () => void
}
