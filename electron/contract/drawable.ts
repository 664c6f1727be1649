import { type ExtentLimits, excessOf } from '../../engine/kernel/extent.ts'
import type { GameId } from './match.ts'
import { anything, count, list, type Shape, table, text } from './shapes.ts'

/**
 * The largest values that a view, an event or a listed move may hold. Screens draw every piece, cell and pip before
 * anything else could reject them: a number of a million would block them. Real values are a tenth as large.
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

/** Returns whether a view is small enough to be drawn. */
export const isDrawable = (game: GameId, view: unknown): boolean => isModest(view) && VIEWS[game](view)

/** Returns whether data about a match is no larger, in values and numbers, than a real match can be. */
export const isModest = (value: unknown): boolean => excessOf(value, MODEST) === null
