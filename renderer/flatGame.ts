import type { ComponentType } from 'react'
import type { Seat, Viewer } from '../engine/kernel/game.ts'
import type { SecretRules } from './host/viewer.ts'
import type { RefusalText } from './hud/WhyNotice.tsx'
import type { Translate } from './i18n/t.ts'
import type { ShownTable } from './playback/ShownTable.ts'
import type { CurtainReason } from './ui/Curtain.tsx'

/**
 * The parts of one game for a flat table: the same match as `GameParts`, in DOM and SVG. Phones load it: nothing that
 * it imports may reach three.js.
 */
export interface FlatGame extends SecretRules {
  /**
   * Connects the game to a table: its rules and sounds, without motions. `near` is the side from which the table is
   * seen.
   */
  attach(table: ShownTable, near: Viewer): void
  /**
   * Connects the player's actions to the session while a match is shown, with the same intent as the 3D table's.
   * Returns a function that disconnects them.
   */
  bind(): () => void
  /**
   * The whole table: a `FlatFrame` with corner, board, panels and dock. It draws nothing while another game is shown.
   */
  readonly Table: ComponentType
  /** The flag of a seat, for lists of seats; `width` in rem. */
  readonly SeatFlag: ComponentType<{ readonly seat: Seat; readonly width: number }>
  /** Returns the name of a seat without its player: `Black`, `Southern sea`. */
  seatName(t: Translate, seat: Seat): string
  /** Returns the goal of the match in one sentence; null while nothing of the game is shown. */
  goalOf(t: Translate, shown: unknown): string | null
  /** Returns why a move was refused; null for a code that this game does not have. */
  refusalText(t: Translate, code: string): RefusalText | null
  /** The secrets that the curtain hides. */
  readonly curtainReason: CurtainReason
}
