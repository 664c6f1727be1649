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
  /** A cell (a ship's cell means aboard it), or out of play: pirates die, residents are gone. */
  readonly at: Cell | 'dead' | 'gone'
  /** The step of a turntable on which the piece stands, from 1; 0 elsewhere. */
  readonly step: number
  /** The load carried in a move; pieces hold nothing between turns. */
  readonly load: Load | null
  readonly trapped: boolean
  /** Set if the piece misses its team's next turn (J-RUM). */
  readonly drunk: boolean
  /** Set for a missionary that was given a bottle. */
  readonly fighter: boolean
  /** Set if the piece is lost inside a cave: off the board although `at` names the cave (J-CAVE). */
  readonly lost: Lost | null
}

/** The state of a piece lost in a cave (J-CAVE). */
export interface Lost {
  /** The order in which pieces were lost: the lowest was lost first. */
  readonly since: number
  /** The event that brings it out: a new cave is opened, or an open exit is free of enemies. */
  readonly awaits: 'opening' | 'exit'
}
