import type { Json } from '../../electron/contract/ipc.ts'
import { marked, printCell } from '../../engine/admiral/cells.ts'
import type { Heading } from '../../engine/admiral/geometry/headings.ts'
import type { Wind } from '../../engine/admiral/types.ts'

/** The parts of a position for a lesson or a puzzle. */
export interface LessonSea {
  /** Drawn with north at the top: `#` island, `+` reef, all else sea. */
  readonly sea: readonly string[]
  /** The direction towards which the wind blows in every round but the first, unless `winds` has another value. */
  readonly toward: Heading
  /** The winds of the first rounds; later rounds have fresh wind, as do all if this is omitted. */
  readonly winds?: readonly Wind[]
  readonly ships: readonly { readonly [key: string]: Json }[]
  readonly forts?: readonly { readonly [key: string]: Json }[]
  /** The results of the first dice, in order. */
  readonly dice?: readonly number[]
  readonly options?: { readonly [key: string]: Json }
}

/** The number of rounds of a position: more than any pupil needs. */
const ROUNDS = 60

/** Returns a position in the game's public form: no captains unless its ships have them, and fixed weather. */
export function lessonPosition(plan: LessonSea): Json {
  const { sea, toward, winds = [], ships, forts = [], dice = [], options = {} } = plan
  const wind = (round: number): Json => ({ ...(winds[round - 1] ?? { toward, strength: 'fresh' }) })
  return {
    game: 'admiral',
    options: { scenario: 'custom', captains: 'none', roundLimit: ROUNDS, ...options },
    board: {
      width: sea[0]?.length ?? 0,
      height: sea.length,
      land: marked(sea, '#').map(printCell),
      reefs: marked(sea, '+').map(printCell),
      forts,
    },
    wind: wind(1),
    winds: Array.from({ length: ROUNDS }, (_, index) => wind(index + 2)),
    dice,
    teams: [{ id: 'red' }, { id: 'blue' }],
    ships,
    turn: 'red',
  }
}
