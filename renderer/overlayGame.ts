import type { ComponentType, ReactNode } from 'react'
import type { Seat } from '../engine/kernel/game.ts'
import type { LogLine } from './hud/LogPages.tsx'
import type { Words } from './i18n/words.ts'

/** How one side stands. */
export interface OverlayScore {
  readonly id: string
  /** Whose clock stands here; null where it stands at another side of the same player. */
  readonly clockOf: Seat | null
  readonly flag: ReactNode
  readonly name: string
  /** What the match is counted by. */
  readonly count: ReactNode
  /** What it has left: its men, its ships. */
  readonly left: ReactNode
  /** It has to decide now. */
  readonly acting: boolean
}

/** All that one game brings to the overlays of a stream. Nothing that it imports may reach three.js. */
export interface OverlayGame {
  /** Ties the game to the playback: its rules alone, as overlays show every event at once. */
  attach(): void
  /** Every side in order of play, by what everybody may know; empty while another game is shown. */
  scores(shown: unknown, words: Words): readonly OverlayScore[]
  /** Whose turn it is, or who has won; draws nothing while another game is shown. */
  readonly Turn: ComponentType
  /** The log of the match, newest first. */
  useLines(): readonly LogLine[]
}
