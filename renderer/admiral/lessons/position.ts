import type { Json } from '../../../electron/contract/ipc.ts'
import { printCell } from '../../../engine/admiral/cells.ts'
import type { Heading } from '../../../engine/admiral/geometry/headings.ts'
import { marked } from './lesson.ts'

/** What a lesson's position is made of. */
interface LessonSea {
  /** Drawn with north above: `#` island, `+` reef, all else sea. */
  readonly sea: readonly string[]
  /** Where the wind blows to, fresh in every round. */
  readonly toward: Heading
  readonly ships: readonly { readonly [key: string]: Json }[]
  readonly options?: { readonly [key: string]: Json }
}

/** Longer than any pupil needs. */
const ROUNDS = 60

/** A position in the game's public form: no captains, the same fresh wind all through. */
export function lessonPosition({ sea, toward, ships, options = {} }: LessonSea): Json {
  const wind = { toward, strength: 'fresh' }
  return {
    game: 'admiral',
    options: { scenario: 'custom', captains: 'none', roundLimit: ROUNDS, ...options },
    board: {
      width: sea[0]?.length ?? 0,
      height: sea.length,
      land: marked(sea, '#').map(printCell),
      reefs: marked(sea, '+').map(printCell),
    },
    wind,
    winds: Array.from({ length: ROUNDS }, () => wind),
    teams: [{ id: 'red' }, { id: 'blue' }],
    ships,
    turn: 'red',
  }
}
