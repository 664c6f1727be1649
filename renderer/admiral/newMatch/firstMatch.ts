import type { Json, MatchSetup } from '../../../electron/contract/ipc.ts'
import type { Wind } from '../../../engine/admiral/types.ts'
import type { Translate } from '../../i18n/t.ts'
import { againstEasy, seatedSetup } from '../../ui/newMatch/draft.ts'
import { lessonPosition } from '../drawnPosition.ts'
import { defaultNames, FIRST_DRAFT } from './newMatch.ts'

/** No island lies in the lanes in which the player's ships begin. */
const SEA = [
  '................',
  '....+...........',
  '......#...##....',
  '...........#....',
  '.......#........',
  '................',
  '...........#....',
  '................',
  '....##.....+....',
  '.....#..........',
]

/**
 * The wind of each round: always fresh. It veers by an eighth at a time, so that a course planned for the next round
 * still holds.
 */
const WINDS = (['E', 'E', 'E', 'NE', 'NE', 'N', 'N', 'NE', 'E', 'E', 'SE', 'SE', 'E', 'E', 'NE'] as const).map(
  (toward): Wind => ({ toward, strength: 'fresh' }),
)

/**
 * The squadrons of a first match: three ships each, which come within range of each other in the second round. Two of
 * the enemy's are already damaged.
 */
const SHIPS: readonly { readonly [key: string]: Json }[] = [
  { id: 'red-line', class: 'line', team: 'red', at: 'c5', heading: 'E' },
  { id: 'red-frigate', class: 'frigate', team: 'red', at: 'c7', heading: 'E' },
  { id: 'red-brig', class: 'brig', team: 'red', at: 'c3', heading: 'E' },
  { id: 'blue-galleon', class: 'galleon', team: 'blue', at: 'm6', heading: 'W', hullDamage: 1 },
  { id: 'blue-frigate', class: 'frigate', team: 'blue', at: 'n4', heading: 'W' },
  { id: 'blue-brig', class: 'brig', team: 'blue', at: 'n8', heading: 'W', hullDamage: 1 },
]

const FIRST_SEA: Json = lessonPosition({
  sea: SEA,
  toward: 'E',
  winds: WINDS,
  ships: SHIPS,
  options: { roundLimit: WINDS.length, autoReply: 'hull' },
})

/**
 * Returns a first match after the lessons: a small sea, three ships against three, no captains, as they are still
 * unknown to the player, no fort, fresh winds, and the weakest bot.
 */
export function firstMatch(t: Translate): MatchSetup {
  const seats = seatedSetup({ ...FIRST_DRAFT, seats: againstEasy(FIRST_DRAFT.seats) }, ['red', 'blue'], defaultNames(t))
  return { game: 'admiral', options: {}, position: FIRST_SEA, ...seats }
}
