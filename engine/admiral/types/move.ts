import type { Captain } from '../data/captains.ts'
import type { Heading } from '../geometry/headings.ts'
import type { Aim, Volley } from './attack.ts'
import type { UnitId } from './unit.ts'

/** The turn of a ship in a manoeuvre: none, or to one side (A-FRESH). */
export const RUDDERS = ['none', 'left', 'right'] as const
export type Rudder = (typeof RUDDERS)[number]

/** Moves of a captain or its card alone (C-CAPTAINS). */
export const CAPTAIN_DEEDS = ['ashore', 'aboard', 'faceUp', 'faceDown'] as const

/** One manoeuvre: a cell ahead, or a turn (A-FRESH). */
export type SteerMove = {
  readonly kind: 'steer'
  readonly ship: UnitId
  readonly turn: Rudder
  readonly captain?: true
}

/** Turning on the spot instead of sailing (A-FRESH, A-CALM). */
export type TurnMove = {
  readonly kind: 'turn'
  readonly ship: UnitId
  readonly heading: Heading
  readonly captain?: true
}

/** Shots of one ship or fort (A-FIRE). */
export type FireMove = {
  readonly kind: 'fire'
  readonly ship: UnitId
  readonly target: UnitId
  readonly shots: number
  readonly aim: Aim
  readonly captain?: true
}

/** Shots of several at one target, rolled as one (A-FIRE); the captain is that of the first. */
export type SalvoMove = {
  readonly kind: 'salvo'
  readonly with: readonly Volley[]
  readonly target: UnitId
  readonly aim: Aim
  readonly captain?: true
}

/** Boarding the ship or fort alongside (A-BOARD). */
export type BoardMove = {
  readonly kind: 'board'
  readonly ship: UnitId
  readonly target: UnitId
  readonly captain?: true
}

/** Repairs in a port, instead of sailing (A-PORT). */
export type RepairMove = {
  readonly kind: 'repair'
  readonly ship: UnitId
  readonly hull: number
  readonly sails: number
  readonly captain?: true
}

/** A captain goes ashore or aboard, or its card is turned (C-CAPTAINS). */
export type CaptainMove = {
  readonly kind: 'captain'
  readonly ship: UnitId
  readonly do: (typeof CAPTAIN_DEEDS)[number]
  readonly card?: Captain
}

/** The deeds of a ship with sails and guns; the other moves are about cards and turns. */
export type DeedMove = SteerMove | TurnMove | FireMove | SalvoMove | BoardMove | RepairMove

/** The moves of a seat; `captain: true` uses the ship's captain, which shows its card. */
export type AdmiralMove =
  | DeedMove
  | CaptainMove
  | { readonly kind: 'assign'; readonly cards: Readonly<Record<UnitId, Captain>> }
  | { readonly kind: 'loot'; readonly ship: UnitId; readonly captain: boolean; readonly gold: number }
  | { readonly kind: 'finish'; readonly ship: UnitId }
  | { readonly kind: 'decline' }
