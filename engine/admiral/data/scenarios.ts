import type { Heading } from '../geometry/headings.ts'
import type { ShipClass, TeamId } from '../types.ts'

/**
 * The sea of the scenarios (house), north above: `.` sea, `#` island, `$` island with a treasure, `+` reef, `*` an islet with
 * a treasure that is there only where two play for treasure; the letters are the places of the forts. But for the islet, in
 * the middle and a cell nearer to who moves second, it looks the same after half a turn, so nobody has the better side.
 * The islet makes the treasures odd in number: two who each fetch those on their side have to fight for it.
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

/** The letter of each team's fort on the map, and which way its ships head out. */
export const HARBOURS = {
  red: { fort: 'R', heading: 'E' },
  blue: { fort: 'B', heading: 'W' },
  green: { fort: 'G', heading: 'S' },
  gold: { fort: 'Y', heading: 'N' },
} as const satisfies Record<TeamId, { readonly fort: string; readonly heading: Heading }>

/** One ship of each class, lying in port: her berth seen from the fort, ahead and to starboard. */
export const SQUADRON = [
  { class: 'line', ahead: 1, starboard: 0 },
  { class: 'galleon', ahead: 1, starboard: 1 },
  { class: 'frigate', ahead: 1, starboard: -1 },
  { class: 'brig', ahead: 0, starboard: 1 },
] as const satisfies readonly { readonly class: ShipClass; readonly ahead: number; readonly starboard: number }[]
