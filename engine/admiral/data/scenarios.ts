import type { Heading } from '../geometry/headings.ts'
import type { ShipClass, TeamId } from '../types.ts'

/**
 * The sea of the scenarios (house), north at the top: `.` sea, `#` island, `$` island with a treasure, `+` reef, `*` an
 * islet with a treasure that exists only if two play for treasure; the letters are the places of the forts. Except for
 * the islet, which lies in the middle and a cell nearer to the second player, the sea looks the same after half a turn,
 * so that no side is better. The islet makes the number of treasures odd: two sides that each fetch those of their half
 * have to fight for it.
 */
export const SEA = [
  '........................',
  '...........G............',
  '.....##...........+.....',
  '.....#$.......#...##....',
  '...........+..#$...#....',
  '...+....................',
  '........##.....+........',
  '........#...*.......B...',
  '...R...........#........',
  '........+.....##........',
  '....................+...',
  '....#...$#..+...........',
  '....##...#.......$#.....',
  '.....+...........##.....',
  '............Y...........',
  '........................',
] as const

/** The letter of each team's fort on the map, and the heading of its ships. */
export const HARBOURS = {
  red: { fort: 'R', heading: 'E' },
  blue: { fort: 'B', heading: 'W' },
  green: { fort: 'G', heading: 'S' },
  gold: { fort: 'Y', heading: 'N' },
} as const satisfies Record<TeamId, { readonly fort: string; readonly heading: Heading }>

/** One ship of each class in port: its berth seen from the fort, ahead and to starboard. */
export const SQUADRON = [
  { class: 'line', ahead: 1, starboard: 0 },
  { class: 'galleon', ahead: 1, starboard: 1 },
  { class: 'frigate', ahead: 1, starboard: -1 },
  { class: 'brig', ahead: 0, starboard: 1 },
] as const satisfies readonly { readonly class: ShipClass; readonly ahead: number; readonly starboard: number }[]
