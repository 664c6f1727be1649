import { landOf } from '../jackal/geometry/terrain.ts'
import { generatedMap } from '../jackal/maps/generatedMap.ts'
import { parseOptions } from '../jackal/options.ts'
import { jackal } from '../jackal/rules.ts'
import { type Board, VARIANTS, type Variant } from '../jackal/types.ts'
import { playThrough } from './randomPlay.ts'
import type { Bench, Rate, Row } from './row.ts'

/** The files and ranks of the boards, from the smallest to the largest map. */
export const SIZES = [9, 13, 17, 21, 25] as const

/** The number of matches that are played repeatedly on each board. */
const MATCHES = 20

/** The speed of play on boards of one size. */
interface BoardSpeed {
  readonly size: number
  readonly tiles: number
  /** The random decisions a second. */
  readonly decisions: number
}

/**
 * Plays at random with four teams on maps drawn by a seed, from small to large, in both variants. Decisions may become
 * slower at most in proportion to the tiles: the slowdown in the last row of a variant stays below 1.
 */
export const jackalBoardsBench: Bench = {
  title: 'Jackal, random decisions by size of the board',
  rows: (rate) =>
    VARIANTS.flatMap((variant) =>
      rowsOf(
        variant,
        SIZES.map((size) => speedOn(variant, size, rate)),
      ),
    ),
}

/** Returns the board of a size. */
export const boardOf = (variant: Variant, size: number): Board => generatedMap(1, { variant, size })

function speedOn(variant: Variant, size: number, rate: Rate): BoardSpeed {
  const board = boardOf(variant, size)
  const options = parseOptions({ players: 4, variant, map: board })
  if (!options.ok) throw new RangeError(options.problem.what)
  const game = { rules: jackal, options: options.value }
  let seed = 0
  const decisions = rate(() => {
    seed = (seed + 1) % MATCHES
    return playThrough(game, seed)
  })
  return { size, tiles: landOf(board).length, decisions }
}

function rowsOf(variant: Variant, speeds: readonly BoardSpeed[]): readonly Row[] {
  const rows = speeds.flatMap(({ size, tiles, decisions }): readonly Row[] => [
    { name: `${variant}, ${size} × ${size}, ${tiles} tiles`, value: decisions, unit: '/s' },
    { name: `${variant}, ${size} × ${size}, times its tiles`, value: decisions * tiles, unit: '/s' },
  ])
  return [...rows, { name: `${variant}, slowdown against growth in tiles`, value: slowdownOf(speeds), unit: '×' }]
}

/** Returns the greatest slowdown from one board to a larger one, divided by the growth in tiles. */
function slowdownOf(speeds: readonly BoardSpeed[]): number {
  const steps = speeds.flatMap((small, i) =>
    speeds.slice(i + 1).map((large) => (small.decisions * small.tiles) / (large.decisions * large.tiles)),
  )
  return Math.max(...steps)
}
