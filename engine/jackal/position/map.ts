import { z } from 'zod'
import { demand } from '../../kernel/reading.ts'
import { stepFrom } from '../cells.ts'
import { boardFor } from '../data/boards.ts'
import { TILE_KINDS } from '../data/tiles.ts'
import { isSameDeck, sizeOf } from '../deck.ts'
import { isSameMap } from '../geometry/perMap.ts'
import { laneOf, SHORES } from '../geometry/shores.ts'
import { landOf } from '../geometry/terrain.ts'
import { type Board, type JackalState, SIDES } from '../types.ts'

/** A map and its deck, each well formed by itself. */
export const wholeBoard = z.strictObject({
  map: z
    .array(z.string().regex(/^[#~]{3,25}$/, 'a row is 3 to 25 cells, # or ~'))
    .min(3)
    .max(25),
  deck: z.partialRecord(z.enum(TILE_KINDS), z.int().min(0)),
})

/** A board of a position's own: both or neither. */
export const ownBoard = wholeBoard.partial().shape

const own = z.object(ownBoard)
type Said = z.output<typeof own>

const withBoard = z.object({ board: own })
const withOptions = z.object({ options: z.object({ lifeboat: z.boolean() }) })

/** The board that a position is played on, of which the names of its cells depend; as yet unchecked. */
export function boardIn(position: unknown): Board {
  const { data } = withBoard.safeParse(position)
  if (data?.board.map && data.board.deck) return { map: data.board.map, deck: data.board.deck }
  const lifeboat = withOptions.safeParse(position).data?.options.lifeboat ?? false
  return boardFor({ map: 'island', lifeboat })
}

/** Checks what a position says of its board. */
export function demandBoard(said: Said, board: Board): void {
  demand((said.map === undefined) === (said.deck === undefined), 'board', 'a map and its deck come together', 'J-DECK')
  const even = board.map.every((row) => row.length === board.map[0]?.length)
  demand(even, 'board.map', 'all rows are of one length', 'J-BOARD')
  const land = landOf(board)
  const inland = land.every((cell) => SIDES.every((side) => stepFrom(board, cell, SHORES[side].inward) >= 0))
  demand(inland, 'board.map', 'there is sea along every edge of the map', 'J-BOARD')
  const lanes = SIDES.every((side) => laneOf(board, side).length > 0)
  demand(lanes, 'board.map', 'every side has land next to its edge', 'J-BOARD')
  demand(sizeOf(board.deck) === land.length, 'board.deck', `there are ${land.length} tiles to be dealt`, 'J-DECK')
}

/** The board as positions write it: the classic island goes without saying. */
export function printMap({ board, options }: Pick<JackalState, 'board' | 'options'>): Partial<Board> {
  const usual = boardFor(options)
  return isSameMap(board, usual) && isSameDeck(board.deck, usual.deck) ? {} : board
}
