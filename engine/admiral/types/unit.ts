import type { Hidden } from '../../kernel/game.ts'
import type { Captain } from '../data/captains.ts'
import type { Heading } from '../geometry/headings.ts'
import type { Cell } from './board.ts'

/** The teams; a match of two has the first two. Each team is a seat. */
export const TEAMS = ['red', 'blue', 'green', 'gold'] as const
export type TeamId = (typeof TEAMS)[number]

/** Classes of ships, the heaviest first (A-CLASS). */
export const SHIP_CLASSES = ['line', 'galleon', 'frigate', 'brig'] as const
export type ShipClass = (typeof SHIP_CLASSES)[number]

/** `red-line` … for ships, `red-fort` … for forts; a position may use other ids. */
export type UnitId = string

/** A captain's card: hidden from viewers that cannot see its face. */
export type Card = Captain | Hidden

interface Gunner {
  readonly id: UnitId
  readonly team: TeamId
  readonly hullDamage: number
  readonly shotsLeft: number
  /** True once it has ended its activation of this round. */
  readonly done: boolean
}

/** A ship of a squadron, afloat or sunk (A-CLASS). */
export interface Ship extends Gunner {
  readonly class: ShipClass
  /** The cell of the ship; null once it is sunk. */
  readonly at: Cell | null
  readonly heading: Heading
  readonly sailDamage: number
  /** True once its bow or stern shot of this round is fired. */
  readonly chaserUsed: boolean
  /** The captain's card: its existence is public, its face is not. */
  readonly captain: Card | null
  /** True while the card's face is up, so that all see it. */
  readonly shown: boolean
  /** True if the card is left face up and always used. */
  readonly faceUp: boolean
  readonly gold: number
  /** The whole calm rounds just before this one in which its heading did not change (A-CALM). */
  readonly calmRounds: number
  /** True once it has changed its heading in this round. */
  readonly swung: boolean
  /**
   * The time of the second calm's move: in this round, in the calm before it, or not made yet. There is one for every
   * two calms.
   */
  readonly calmSpent: 'no' | 'now' | 'before'
  /** True if taken in this round: it neither acts nor fires before the next (A-BOARD). */
  readonly prize: boolean
}

/** A fort on its island; the sea cells round it are its port (A-CLASS, A-PORT). */
export interface Fort extends Gunner {
  readonly class: 'fort'
  readonly at: Cell
  /** The team that owned it at the beginning. */
  readonly builtBy: TeamId
}

/** A ship or fort, which has guns. */
export type Unit = Ship | Fort

/** A captain waiting in a port. */
export interface Ashore {
  readonly team: TeamId
  readonly card: Card
  readonly fort: UnitId
  readonly shown: boolean
}

/** Gold on an island, for the first ship that fetches it (A-SCENARIO). */
export interface Treasure {
  readonly at: Cell
  readonly gold: number
}

/** A team that takes part. */
export interface Team {
  readonly id: TeamId
  /** The gold that the team has landed. */
  readonly gold: number
}
