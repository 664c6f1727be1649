import type { Json } from '../../../electron/contract/ipc.ts'
import { printCell } from '../../../engine/admiral/cells.ts'
import type { Heading } from '../../../engine/admiral/geometry/headings.ts'
import type { Wind } from '../../../engine/admiral/types.ts'
import { marked } from './lesson.ts'

/** What the position of a lesson or a puzzle is made of. */
export interface LessonSea {
  /** Drawn with north above: `#` island, `+` reef, all else sea. */
  readonly sea: readonly string[]
  /** Where the wind blows to in every round but the first, where `winds` says otherwise. */
  readonly toward: Heading
  /** The winds of the first rounds; it is fresh afterwards, and all through where they are left out. */
  readonly winds?: readonly Wind[]
  readonly ships: readonly { readonly [key: string]: Json }[]
  readonly forts?: readonly { readonly [key: string]: Json }[]
  /** What the first dice show, in turn. */
  readonly dice?: readonly number[]
  readonly options?: { readonly [key: string]: Json }
}

/** Longer than any pupil needs. */
const ROUNDS = 60

/** A position in the game's public form: no captains unless its ships have them, weather that is fixed. */
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
