import type { ReactNode } from 'react'
import type { GameId } from '../electron/contract/ipc.ts'
import type { Seat } from '../engine/kernel/game.ts'
import type { Race } from './hud/broadcast/race.ts'
import type { NameMove } from './hud/coach/gameCoach.ts'
import type { LogLine } from './hud/LogPages.tsx'
import type { ShownTable } from './playback/ShownTable.ts'

/** One side of the match: a crew, a squadron, a fleet. */
export interface OverlaySide {
  readonly id: string
  /** The seat whose clock is shown here; null if it is shown at another side of the same player. */
  readonly clockOf: Seat | null
  readonly flag: ReactNode
  /** '#rrggbb' in the palette of the page. */
  readonly colour: string
  /** The player's name. */
  readonly name: string
  /** The count that decides the match. */
  readonly count: ReactNode
  /** The same as text, to notice changes. */
  readonly tally: string
  /** The pieces that are left: crew or ships. */
  readonly left: ReactNode
  /** True if it has to decide now. */
  readonly acting: boolean
}

/** The side to move, or the winner. */
export interface OverlayTurn {
  readonly side: string
  readonly flag: ReactNode
  /** The round, and what is awaited. */
  readonly about: string
  /** The names of the players who decide, or have won. */
  readonly name: string
}

/** The pieces of a side that are worth a picture each, such as the cards of its captains. */
export interface OverlayCrew {
  readonly side: string
  readonly pieces: readonly { readonly id: string; readonly picture: ReactNode }[]
}

/** The weather. */
export interface OverlayWind {
  readonly picture: ReactNode
  readonly strength: string
  /** The direction; empty in a calm. */
  readonly toward: string
}

/** The chance of the sides that win together, from 0 to 1. */
export interface OverlayChance {
  readonly sides: readonly string[]
  readonly chance: number
}

/** All that overlays show of a match, by public knowledge alone. A part without facts draws nothing. */
export interface OverlayFacts {
  /** In order of play. */
  readonly sides: readonly OverlaySide[]
  readonly turn: OverlayTurn
  /** The log in whole sentences, newest first. */
  readonly lines: readonly LogLine[]
  /** The last deeds in a few words each, newest first. */
  readonly deeds: readonly LogLine[]
  readonly crews: readonly OverlayCrew[]
  readonly wind: OverlayWind | null
  /** Empty if nothing can be said. They add up to 1. */
  readonly chances: readonly OverlayChance[]
  /** The counts that the sides have gathered or lost so far; null before the first move. */
  readonly race: Race | null
}

/** The overlays of one game for a stream. Nothing that it imports may reach three.js. */
export interface OverlayGame {
  readonly id: GameId
  /** Connects the game to a table: its rules, and the usual times of its events. */
  attach(table: ShownTable): void
  /** Returns what the table shows now; null while another game is shown. */
  useFacts(): OverlayFacts | null
  /** Loads the function that names moves, without its texts. */
  loadNames(): Promise<NameMove>
}
