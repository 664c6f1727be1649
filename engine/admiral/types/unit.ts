import type { Hidden } from '../../kernel/game.ts'
import type { Captain } from '../data/captains.ts'
import type { Heading } from '../geometry/headings.ts'
import type { Cell } from './board.ts'

/** Teams, the first two in a match of two; each is a seat. */
export const TEAMS = ['red', 'blue', 'green', 'gold'] as const
export type TeamId = (typeof TEAMS)[number]

/** Classes of ships, the heaviest first (A-CLASS). */
export const SHIP_CLASSES = ['line', 'galleon', 'frigate', 'brig'] as const
export type ShipClass = (typeof SHIP_CLASSES)[number]

/** `red-line` … for ships, `red-fort` … for forts; a position may name them otherwise. */
export type UnitId = string

/** A captain's card: hidden from those who cannot see its face. */
export type Card = Captain | Hidden

interface Gunner {
  readonly id: UnitId
  readonly team: TeamId
  readonly hullDamage: number
  readonly shotsLeft: number
  /** Has ended her activation of this round. */
  readonly done: boolean
}

/** A ship of a squadron, afloat or sunk (A-CLASS). */
export interface Ship extends Gunner {
  readonly class: ShipClass
  /** Null once sunk. */
  readonly at: Cell | null
  readonly heading: Heading
  readonly sailDamage: number
  /** Her bow or stern shot of this round is fired. */
  readonly chaserUsed: boolean
  /** That a ship has a card is public, its face is not. */
  readonly captain: Card | null
  /** The card's face is up just now, so that everybody sees it. */
  readonly shown: boolean
  /** The card is left face up and always used. */
  readonly faceUp: boolean
  readonly gold: number
  /** Whole calm rounds just before this one through which her heading did not change (A-CALM). */
  readonly calmRounds: number
  /** She has changed her heading in this round. */
  readonly swung: boolean
  /** She made a second calm's move in this round or the calm before it: one for every two calms. */
  readonly calmSpent: 'no' | 'now' | 'before'
  /** Taken in this round: neither acts nor fires before the next (A-BOARD). */
  readonly prize: boolean
}

/** A fort on its island; the sea cells round it are its port (A-CLASS, A-PORT). */
export interface Fort extends Gunner {
  readonly class: 'fort'
  readonly at: Cell
  /** Whose it was at the beginning. */
  readonly builtBy: TeamId
}

/** Whoever has guns. */
export type Unit = Ship | Fort

/** A captain waiting in a port. */
export interface Ashore {
  readonly team: TeamId
  readonly card: Card
  readonly fort: UnitId
  readonly shown: boolean
}

/** Gold on an island, for whoever fetches it (A-SCENARIO). */
export interface Treasure {
  readonly at: Cell
  readonly gold: number
}

/** A team that takes part. */
export interface Team {
  readonly id: TeamId
  /** Gold landed. */
  readonly gold: number
}
