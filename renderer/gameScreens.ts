import type { ComponentType } from 'react'
import type { MatchInfo, MatchSetup, Replay } from '../electron/contract/ipc.ts'
import type { Outcome, Seat, Viewer } from '../engine/kernel/game.ts'
import type { BoardMarksProps } from './flat/shell.ts'
import type { SecretRules } from './host/viewer.ts'
import type { GameCoach } from './hud/coach/gameCoach.ts'
import type { ReplayHudProps } from './hud/ReplayFrame.tsx'
import type { ResultActions } from './hud/ResultFrame.tsx'
import type { NamedTurn, Told } from './hud/story/story.ts'
import type { RefusalText } from './hud/WhyNotice.tsx'
import type { Language, Translate } from './i18n/t.ts'
import type { Words } from './i18n/words.ts'
import type { CommandSet } from './input/bindings.ts'
import type { Gesture } from './input/gestures.ts'
import type { GameCommands } from './input/useTableCommands.ts'
import type { GuidedLesson } from './school/course.ts'
import type { GoalOf } from './school/GoalNote.tsx'
import type { PuzzleCard } from './school/puzzle.ts'
import type { FindTips } from './school/tips/tip.ts'
import type { CameraPresetName } from './table/camera/cameraPresets.ts'
import type { CurtainReason } from './ui/Curtain.tsx'
import type { OnePage } from './ui/onePage.ts'
import type { RuleEntry } from './ui/rulesBook.ts'

/** What a game's table is told; everything else it reads from the stage. */
export interface TableProps {
  /** From whose side the table is seen. */
  readonly near: Viewer
  readonly language: Language
  /** Nothing moves by itself, as reduced motion wants. */
  readonly reducedMotion: boolean
}

/** What stands on the table in 3D, and what it is tied to. Components draw nothing while another game is shown. */
export interface GameTable {
  /** The contents of the canvas. */
  readonly Table: ComponentType<TableProps>
  /** The marks that this window lays over the flat board, beside those of the board itself. */
  readonly FlatMarks?: ComponentType<BoardMarksProps>
  /** The view from which the table is played. */
  readonly camera: CameraPresetName
  /** Ties what the player does at the table to the session, while a match is shown. Returns what ends it. */
  bind(): () => void
  /** Returns the colour of a seat, '#rrggbb', in the player's palette. */
  seatColour(seat: Seat, view: unknown): string
}

/** What keys, mouse and fingers do. */
export interface GameControls {
  /** The effects of the commands of every table, and of the game's own. */
  readonly tableCommands: GameCommands
  /** The game's own commands: the tables that apply together, for each kind of moment. */
  readonly commands: readonly CommandSet[]
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

/** How a match begins. */
export interface GameSetup {
  readonly NewMatchForm: ComponentType<{ readonly onStart: (setup: MatchSetup) => void }>
  /** Returns the match that the form started last, or would start first; null where it has a fault. */
  lastSetup(t: Translate): MatchSetup | null
  /** Returns the same match once more; null while another game is shown. */
  rematch(match: MatchInfo, shown: unknown): MatchSetup | null
  /** The aim of a match, in words. */
  readonly goalOf: GoalOf
}

/** The book of rules. */
export interface GameBook {
  rulesBook(t: Translate): readonly RuleEntry[]
  /** Returns what one needs to know to play it beside a real board. */
  onePage(t: Translate): OnePage
  /** A drawing of the book, by the id of its figure; `size` in rem. */
  readonly RulePicture: ComponentType<{ readonly id: string; readonly size: number }>
  /** Returns the id of the rule about what the player at this screen looks at; null for nothing in particular. */
  ruleLookedAt(): string | null
  /** Returns why a move was refused; null for a code that this game does not have. */
  refusalText(t: Translate, code: string): RefusalText | null
}

/** The secrets of players who share a screen. */
export interface GameSecrets extends SecretRules {
  /** The reason that the curtain gives. */
  readonly curtainReason: CurtainReason
}

/** What is read from a recording. */
export interface GameRecord {
  /** Returns the view before the first move and after each. */
  positions(replay: Replay): readonly unknown[]
  /** Returns the turns that decided a match that is over, in words; `told` holds the positions of the same recording. */
  namedTurns(told: Told<unknown>, words: Words): readonly NamedTurn[]
  /** Returns what `count` moves from one on led to, in the sentences of the log. */
  deedText(told: Told<unknown>, from: number, count: number, words: Words): string
}

/** A place where players draw maps, and the files that maps come in. */
export interface GameWorkshop {
  readonly Workshop: ComponentType
  /** Returns what is wrong with the text of a map file; null for nothing. */
  mapTextProblem(t: Translate, text: string): string | null
  /** Opens a map file in the workshop; `leave` leaves what is on the table, once the map has been read. */
  openMapText(map: { readonly file: string; readonly text: string }, leave?: () => Promise<unknown>): Promise<void>
}

/** All that one game brings to the window. A new game begins with the parts that are not optional. */
export interface GameScreens {
  readonly table: GameTable
  readonly controls: GameControls
  readonly panels: GamePanels
  readonly setup: GameSetup
  readonly book: GameBook
  readonly secrets: GameSecrets
  readonly record: GameRecord
  /** The coach's words and what it lays out; without it a match has no analysis. */
  readonly coach?: GameCoach
  /** Finds what a first match points out. */
  readonly findTips?: FindTips
  /** Playable lessons, the first to be taken first. */
  readonly lessons?: readonly GuidedLesson[]
  /** Puzzles from easy to hard. */
  readonly puzzles?: readonly PuzzleCard[]
  readonly workshop?: GameWorkshop
}
