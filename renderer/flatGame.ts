import type { ComponentType } from 'react'
import type { Seat, Viewer } from '../engine/kernel/game.ts'
import type { SecretRules } from './host/viewer.ts'
import type { RefusalText } from './hud/WhyNotice.tsx'
import type { Translate } from './i18n/t.ts'
import type { CurtainReason } from './ui/Curtain.tsx'

/**
 * All that one game brings to a flat table: the same match as `GameScreens`, in DOM and SVG. It is loaded by phones:
 * nothing that it imports may reach three.js.
 */
export interface FlatGame extends SecretRules {
  /** Ties the game to the playback: its rules and sounds, without motions. `near` is whose side is seen. */
  attach(near: Viewer): void
  /** Ties what the player does to the session, while a match is shown; the same intent as the 3D table's. */
  bind(): () => void
  /** The whole table: a `FlatFrame` with bar, board, panels and dock. It draws nothing while another game is shown. */
  readonly Table: ComponentType
  /** The flag of a seat, for lists of seats; `width` in rem. */
  readonly SeatFlag: ComponentType<{ readonly seat: Seat; readonly width: number }>
  /** What a seat is called without its player: `Black`, `Southern sea`. */
  seatName(t: Translate, seat: Seat): string
  /** Why a move was refused; null for a code that this game does not have. */
  refusalText(t: Translate, code: string): RefusalText | null
  /** What the curtain hides. */
  readonly curtainReason: CurtainReason
}
