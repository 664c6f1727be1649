import type { ComponentType, ReactNode } from 'react'
import type { Seat } from '../engine/kernel/game.ts'
import type { LogLine } from './hud/LogPages.tsx'
import type { Words } from './i18n/words.ts'
import type { ShownTable } from './playback/ShownTable.ts'

/** The score of one side. */
export interface OverlayScore {
  readonly id: string
  /** The seat whose clock is shown here; null if it is shown at another side of the same player. */
  readonly clockOf: Seat | null
  readonly flag: ReactNode
  readonly name: string
  /** The count that decides the match. */
  readonly count: ReactNode
  /** The pieces that are left: crew or ships. */
  readonly left: ReactNode
  /** True if it has to decide now. */
  readonly acting: boolean
}

/** The parts of one game for the overlays of a stream. Nothing that it imports may reach three.js. */
export interface OverlayGame {
  /** Connects the game to a table: its rules, and the usual times of its events. */
  attach(table: ShownTable): void
  /** Returns every side in order of play, by public knowledge; none while another game is shown. */
  scores(shown: unknown, words: Words): readonly OverlayScore[]
  /** Shows whose turn it is, or who has won; draws nothing while another game is shown. */
  readonly Turn: ComponentType
  /** Returns the log of the match, newest first. */
  useLines(): readonly LogLine[]
}
