import type { ComponentType } from 'react'
import type { MatchInfo, MatchSetup, Replay } from '../electron/contract/ipc.ts'
import type { Outcome, Seat, Viewer } from '../engine/kernel/game.ts'
import type { BoardMarksProps } from './flat/shell.ts'
import type { SecretRules } from './host/viewer.ts'
import type { GameCoach } from './hud/coach/gameCoach.ts'
import type { GameCommands } from './hud/commands/useTableCommands.ts'
import type { ReplayHudProps } from './hud/ReplayFrame.tsx'
import type { ResultActions } from './hud/ResultFrame.tsx'
import type { NamedTurn, SeenMatch } from './hud/story/story.ts'
import type { RefusalText } from './hud/WhyNotice.tsx'
import type { Language, Translate } from './i18n/t.ts'
import type { Words } from './i18n/words.ts'
import type { CommandSet } from './input/bindings.ts'
import type { Gesture } from './input/gestures.ts'
import type { GuidedLesson } from './school/course.ts'
import type { GoalOf } from './school/GoalNote.tsx'
import type { PuzzleCard } from './school/puzzle.ts'
import type { FindTips } from './school/tips/tip.ts'
import type { BoardPlace } from './table/boardPlaces.ts'
import type { CameraPresetName } from './table/camera/cameraPresets.ts'
import type { CurtainReason } from './ui/Curtain.tsx'
import type { OnePage } from './ui/onePage.ts'
import type { RuleEntry } from './ui/rulesBook.ts'

/** The properties of a game's table; it reads everything else from the stage. */
export interface TableProps {
  /** The side from which the table is seen. */
  readonly near: Viewer
  readonly language: Language
  /** True if nothing may move without the player's action. */
  readonly reducedMotion: boolean
}

/** The things on the table in 3D, and their connections. Components draw nothing while another game is shown. */
export interface GameTable {
  /** The contents of the canvas. */
  readonly Table: ComponentType<TableProps>
  /** The marks that this window draws over the flat board, in addition to the board's own. */
  readonly FlatMarks?: ComponentType<BoardMarksProps>
  /** The view from which the table is played. */
  readonly camera: CameraPresetName
  /** Returns the places of its boards on the table for a view, seen from a side. */
  boards(view: unknown, near: Viewer): readonly BoardPlace[]
  /**
   * Connects the player's actions at the table to the session while a match is shown. Returns a function that
   * disconnects them.
   */
  bind(): () => void
  /** Returns the colour of a seat, '#rrggbb', in the player's palette. */
  seatColour(seat: Seat, view: unknown): string
}

/** The meanings of keys, mouse and fingers. */
export interface GameControls {
  /** The effects of the commands of every table, and of the game's own. */
  readonly tableCommands: GameCommands
  /** The game's own commands: the tables that apply together, for each kind of moment. */
  readonly commands: readonly CommandSet[]
  /** The commands of the game's own screens: the tables that apply together, for each kind of moment. */
  readonly screenCommands?: readonly CommandSet[]
  /** The meanings of mouse and fingers in this game alone. */
  readonly gestures?: readonly Gesture[]
}

/** The panels over the table. */
export interface GamePanels {
  /** The panels over a running match. */
  readonly Hud: ComponentType
  readonly ReplayHud: ComponentType<ReplayHudProps>
  readonly Result: ComponentType<ResultActions & { readonly outcome: Outcome }>
  /** A sheet of the game's own. */
  readonly OwnSheet?: ComponentType<{ readonly onClose: () => void }>
  /** The game's own buttons in the menu over a running match. */
  readonly PauseActions?: ComponentType<{ readonly onDone: () => void }>
  /** A small picture of the game; `size` in rem. */
  readonly Emblem: ComponentType<{ readonly size: number }>
}

/** The ways to start a match. */
export interface GameSetup {
  readonly NewMatchForm: ComponentType<{ readonly onStart: (setup: MatchSetup) => void }>
  /** Returns the match that the form started last, or would start first; null if it has a fault. */
  lastSetup(t: Translate): MatchSetup | null
  /** Returns the setup of the same match again; null while another game is shown. */
  rematch(match: MatchInfo, shown: unknown): MatchSetup | null
  /** The aim of a match, in words. */
  readonly goalOf: GoalOf
}

/** The book of rules. */
export interface GameBook {
  rulesBook(t: Translate): readonly RuleEntry[]
  /** Returns everything that a player needs to know to play at a real board. */
  onePage(t: Translate): OnePage
  /** A drawing of the book, by the id of its figure; `size` in rem. */
  readonly RulePicture: ComponentType<{ readonly id: string; readonly size: number }>
  /** Returns the id of the rule about what the player at this screen looks at; null if there is none. */
  ruleLookedAt(): string | null
  /** Returns why a move was refused; null for a code that this game does not have. */
  refusalText(t: Translate, code: string): RefusalText | null
}

/** The secrets of players who share a screen. */
export interface GameSecrets extends SecretRules {
  /** The reason that the curtain shows. */
  readonly curtainReason: CurtainReason
}

/** The reports about a recording. */
export interface GameRecord {
  /** Returns the view before the first move and after each. */
  positions(replay: Replay): readonly unknown[]
  /** Returns the turns that decided a finished match, in words; `told` holds the positions of the same recording. */
  namedTurns(told: SeenMatch<unknown>, words: Words): readonly NamedTurn[]
  /** Returns the results of `count` moves from a given one on, in the sentences of the log. */
  deedText(told: SeenMatch<unknown>, from: number, count: number, words: Words): string
}

/** An editor in which players draw maps, and the files of these maps. */
export interface GameWorkshop {
  readonly Workshop: ComponentType
  /** Returns the fault in the text of a map file; null if it has none. */
  mapTextProblem(t: Translate, text: string): string | null
  /** Opens a map file in the workshop; `leave` closes the match on the table once the map has been parsed. */
  openMapText(map: { readonly file: string; readonly text: string }, leave?: () => Promise<unknown>): Promise<void>
}

/** The parts of one game for the window. A new game starts with the required ones. */
export interface GameParts {
  readonly table: GameTable
  readonly controls: GameControls
  readonly panels: GamePanels
  readonly setup: GameSetup
  readonly book: GameBook
  readonly secrets: GameSecrets
  readonly record: GameRecord
  /** The coach's words and marks; without it a match has no analysis. */
  readonly coach?: GameCoach
  /** Finds the tips of a first match. */
  readonly findTips?: FindTips
  /** Playable lessons, in the order of learning. */
  readonly lessons?: readonly GuidedLesson[]
  /** Puzzles from easy to hard. */
  readonly puzzles?: readonly PuzzleCard[]
  readonly workshop?: GameWorkshop
}
