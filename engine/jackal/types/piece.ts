import type { Cell, Load } from './board.ts'
import type { TeamId } from './team.ts'

/** The residents of the island. */
export const RESIDENTS = ['ben', 'missionary', 'friday'] as const
export type Resident = (typeof RESIDENTS)[number]

/** Pirates, and the residents. */
export const PIECE_TYPES = ['pirate', ...RESIDENTS] as const
export type PieceType = (typeof PIECE_TYPES)[number]

/** 'white-1' … for pirates; residents are named after their type. */
export type PieceId = string

/** A pirate or a resident. */
export interface Piece {
  readonly id: PieceId
  readonly type: PieceType
  readonly team: TeamId
  /** A cell (a ship's cell means aboard her), or out of play: pirates die, residents are gone. */
  readonly at: Cell | 'dead' | 'gone'
  /** Step on a turntable, from 1; 0 elsewhere. */
  readonly step: number
  /** In hand while a chain of steps is under way; nothing is held between turns. */
  readonly load: Load | null
  readonly trapped: boolean
  /** Misses its team's next turn (J-RUM). */
  readonly drunk: boolean
  /** A missionary who was given a bottle. */
  readonly fighter: boolean
  /** Lost inside a cave: off the board although `at` names the cave (J-CAVE). */
  readonly lost: Lost | null
}

/** Being lost in a cave (J-CAVE). */
export interface Lost {
  /** Order of getting lost: lower is longer. */
  readonly since: number
  /** Comes out when a new cave is opened, or as soon as an open exit is free of enemies. */
  readonly awaits: 'opening' | 'exit'
}
