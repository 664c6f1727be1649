import type { Rng } from '../kernel/rng.ts'
import type { SeaBattleOptions, SeaBattleState } from './types.ts'
import { SEATS } from './types.ts'

/** Returns an empty sea; the first shooter is drawn now unless the options give it (S-FIRST). */
export function setup(options: SeaBattleOptions, rng: Rng): SeaBattleState {
  const drawn = SEATS[rng.int(SEATS.length)] ?? 'north'
  return {
    options,
    fleets: { north: null, south: null },
    shots: { north: [], south: [] },
    sunk: { north: [], south: [] },
    turn: options.first === 'draw' ? drawn : options.first,
    result: null,
  }
}
