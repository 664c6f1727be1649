import { landOf } from '../jackal/geometry/terrain.ts'
import { generatedMap } from '../jackal/maps/generatedMap.ts'
import { parseOptions } from '../jackal/options.ts'
import { jackal } from '../jackal/rules.ts'
import { type Board, VARIANTS, type Variant } from '../jackal/types.ts'
import { playThrough } from './randomPlay.ts'
import type { Bench, Rate, Row } from './row.ts'

/** Files and ranks of the boards, the smallest and the largest map among them. */
export const SIZES = [9, 13, 17, 21, 25] as const

/** Matches that are played again and again on each board. */
const MATCHES = 20

/** How fast a board of one size is played on. */
interface BoardSpeed {
  readonly size: number
  readonly tiles: number
  /** Random decisions a second. */
  readonly decisions: number
}

/**
 * Random play by four on maps drawn by a seed, from small to large, in both variants. Decisions may become slower in
 * proportion to the tiles at most: the slowdown in the last row of a variant stays below 1.
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

/** The board of a size. */
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

/** How many times slower the slowest step from one board to a larger one is, for each time as many tiles. */
function slowdownOf(speeds: readonly BoardSpeed[]): number {
  const steps = speeds.flatMap((small, i) =>
    speeds.slice(i + 1).map((large) => (small.decisions * small.tiles) / (large.decisions * large.tiles)),
  )
  return Math.max(...steps)
}
