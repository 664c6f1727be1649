import { type ExtentLimits, excessOf } from '../../engine/kernel/extent.ts'
import type { GameId } from './match.ts'
import { anything, count, list, type Shape, table, text } from './shapes.ts'

/**
 * The most that a view, an event or a listed move may hold. Screens draw every piece, and count cells and pips, before
 * anybody could see that they are too many: a number of a million would stop them. Real ones are a tenth as large.
 */
const MODEST: ExtentLimits = { depth: 20, values: 60_000, text: 600_000, number: 100_000 }

/** The most cells along one side of a board. */
const LONGEST_SIDE = 99

/** The most ships or pieces; a position from a file has far fewer. */
const MOST_UNITS = 1000

const units = list(anything, MOST_UNITS)
const side: Shape<number> = (value): value is number => count(value) && value <= LONGEST_SIDE

const VIEWS: Readonly<Record<GameId, Shape<unknown>>> = {
  jackal: table({ board: table({ map: list(text(1, LONGEST_SIDE), LONGEST_SIDE) }), pieces: units }),
  admiral: table({ board: table({ width: side, height: side }), ships: units }),
  'sea-battle': table({}),
}

/** Whether a view is small enough to be drawn. */
export const isDrawable = (game: GameId, view: unknown): boolean => isModest(view) && VIEWS[game](view)

/** Whether what is said of a match holds no more, and no larger numbers, than a match can. */
export const isModest = (value: unknown): boolean => excessOf(value, MODEST) === null
