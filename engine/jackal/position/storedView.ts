import { z } from 'zod'
import { accepted, below, type Parsed, problemOf, rejected } from '../../kernel/parsed.ts'
import { tryReading } from '../../kernel/reading.ts'
import { CLASSIC_ISLAND } from '../data/boards.ts'
import { cellsOf } from '../geometry/terrain.ts'
import { demandBoard, wholeBoard } from '../maps/wholeBoard.ts'

const stored = z.looseObject({
  board: wholeBoard.optional(),
  tiles: z.array(z.unknown()),
  eventful: z.boolean().default(false),
  lifeboat: z.unknown().default(null),
  bear: z.unknown().default(null),
})

/**
 * Completes a view stored in a replay. Versions in which the board was not part of the state always played the classic
 * island, did not store whether the turn was eventful, and had no lifeboat. Checks the board, because the layout of the
 * page depends on it.
 */
export function readStoredView(view: object): Parsed<object> {
  const parsed = stored.safeParse(view)
  if (!parsed.success) return { ok: false, problem: problemOf(parsed.error) }
  const { board = CLASSIC_ISLAND, tiles, eventful, lifeboat, bear } = parsed.data
  const checked = tryReading(() => demandBoard(board))
  if (!checked.ok) return { ok: false, problem: below('board', checked.problem) }
  if (tiles.length !== cellsOf(board).length) return rejected('tiles', 'one tile for each cell of the board', 'J-BOARD')
  return accepted({ ...view, board, eventful, lifeboat, bear })
}
