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

/**
 * All that one game brings to the window. Its components read what the table shows themselves and draw nothing while
 * that is another game's.
 */
export interface GameScreens extends SecretRules {
  /** What stands inside the canvas. */
  readonly Table: ComponentType<TableProps>
  /** What this window lays over the flat board beside what the board itself shows. */
  readonly FlatMarks?: ComponentType<BoardMarksProps>
  /** From where the table is played. */
  readonly camera: CameraPresetName
  /** The panels over a running match. */
  readonly Hud: ComponentType
  readonly ReplayHud: ComponentType<ReplayHudProps>
  readonly Result: ComponentType<ResultActions & { readonly outcome: Outcome }>
  /** What the commands of every table and the game's own do. */
  readonly tableCommands: GameCommands
  /** The game's own commands: the tables that apply together, for each kind of moment. */
  readonly commands: readonly CommandSet[]
  /** What mouse and fingers do in this game alone. */
  readonly gestures?: readonly Gesture[]
  /** A sheet of the game's own. */
  readonly OwnSheet?: ComponentType<{ readonly onClose: () => void }>
  /** The game's own buttons in the menu over a running match. */
  readonly PauseActions?: ComponentType<{ readonly onDone: () => void }>
  readonly NewMatchForm: ComponentType<{ readonly onStart: (setup: MatchSetup) => void }>
  /** The match that the form has started last, or would start at first; null where it has a fault. */
  lastSetup(t: Translate): MatchSetup | null
  /** A small picture of the game; `size` in rem. */
  readonly Emblem: ComponentType<{ readonly size: number }>
  /** A drawing of the book of rules, by the id of its figure; `size` in rem. */
  readonly RulePicture: ComponentType<{ readonly id: string; readonly size: number }>
  /** What a match is about. */
  readonly goalOf: GoalOf
  /** '#rrggbb' of a seat, in the player's palette. */
  seatColour(seat: Seat, view: unknown): string
  /** What the coach says and lays out. */
  readonly coach: GameCoach
  /** What a first match points out. */
  readonly findTips: FindTips
  /** Playable lessons, the first to be taken first. */
  readonly lessons: readonly GuidedLesson[]
  /** Puzzles from easy to hard. */
  readonly puzzles: readonly PuzzleCard[]
  rulesBook(t: Translate): readonly RuleEntry[]
  /** What one needs to know to play it beside a real board. */
  onePage(t: Translate): OnePage
  /** The id of the rule about what the player at this screen looks at; null where it is nothing in particular. */
  ruleLookedAt(): string | null
  /** Why a move was refused; null for a code that this game does not have. */
  refusalText(t: Translate, code: string): RefusalText | null
  /** Ties what the player does at the table to the session, while a match is shown. Returns what ends it. */
  bind(): () => void
  /** What the curtain hides. */
  readonly curtainReason: CurtainReason
  /** The same match once more; null while nothing of this game is shown. */
  rematch(match: MatchInfo, shown: unknown): MatchSetup | null
  /** The view before the first move of a recording and after each. */
  positions(replay: Replay): readonly unknown[]
  /** The turns that decided a match that is over, in words; `positions` are those of the same record. */
  namedTurns(told: Told<unknown>, words: Words): readonly NamedTurn[]
  /** What so many moves from one on led to, in the sentences of the log; `told` is a record as above. */
  deedText(told: Told<unknown>, from: number, count: number, words: Words): string
}
