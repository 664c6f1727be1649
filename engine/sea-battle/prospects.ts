import { expectedResult } from '../kernel/bots.ts'
import { FLEET } from './data/fleet.ts'
import type { SeaBattleState, SeaSeat } from './types.ts'

/** The lead, in shots, that wins three of four matches; fitted to matches of `medium` against itself. */
const SCALE = 10
/**
 * Fitted to the same matches: the share of the remaining water that is still fired at, and the worth of the turn in
 * shots.
 */
const MISSES = 0.5
const TURN = 0.7

/** Returns a seat's expectation by what is left to hit on both sides, from 0 to 1. */
export function resultAt(own: SeaLeft, others: SeaLeft, hasTurn: boolean): number {
  if (own.hits === 0 || others.hits === 0) return own.hits === 0 ? 1 : 0
  return expectedResult(shotsFor(others) - shotsFor(own) + (hasTurn ? TURN : -TURN), SCALE)
}

/** The remaining work of a side: cells that it has not fired at, and hits until all ships are sunk. */
export interface SeaLeft {
  readonly cells: number
  readonly hits: number
}

/** Returns the mean number of shots that are still needed to sink a fleet: few ships in much water take long. */
function shotsFor({ cells, hits }: SeaLeft): number {
  return hits + MISSES * Math.max(0, cells - hits) * Math.sqrt(Math.sqrt(hits / FLEET_CELLS))
}

const FLEET_CELLS = FLEET.reduce<number>((sum, length) => sum + length, 0)

/** Returns what a seat still has to do. */
export function leftFor({ shots }: SeaBattleState, seat: SeaSeat): SeaLeft {
  const hits = shots[seat].filter(({ result }) => result !== 'miss').length
  return { cells: 100 - shots[seat].length, hits: Math.max(0, FLEET_CELLS - hits) }
}
