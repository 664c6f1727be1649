import { z } from 'zod'
import { demand } from '../../kernel/reading.ts'
import { boardFor, CLASSIC_ISLAND } from '../data/boards.ts'
import { isSameDeck } from '../deck.ts'
import { isSameMap } from '../geometry/perMap.ts'
import { demandBoard, wholeBoard } from '../maps/wholeBoard.ts'
import { namesMap, parseOptions } from '../options.ts'
import type { Board, JackalState } from '../types.ts'

/** A board of a position's own: both or neither. */
export const ownBoard = wholeBoard.partial().shape

const own = z.object(ownBoard)
type Said = z.output<typeof own>

const withBoard = z.object({ board: own })
const withOptions = z.object({ options: z.unknown() })

/**
 * The board that a position is played on, of which the names of its cells depend; as yet unchecked. One that does not
 * draw it is played on the board of its options.
 */
export function boardIn(position: unknown): Board {
  const { data } = withBoard.safeParse(position)
  if (data?.board.map && data.board.deck) return { map: data.board.map, deck: data.board.deck }
  const options = parseOptions(withOptions.safeParse(position).data?.options)
  return options.ok ? boardFor(options.value) : CLASSIC_ISLAND
}

/** Checks what a position says of its board. */
export function demandOwnBoard(said: Said, board: Board): void {
  demand((said.map === undefined) === (said.deck === undefined), 'board', 'a map and its deck come together', 'J-DECK')
  demandBoard(board)
}

/**
 * The board as positions write it: it goes without saying on the classic island, and where the options draw it. Any other
 * map is written in whole, never by its name alone, so that what is stored can always be played.
 */
export function printMap({ board, options }: Pick<JackalState, 'board' | 'options'>): Partial<Board> {
  const usual = boardFor(options)
  return !namesMap(options) && isSameMap(board, usual) && isSameDeck(board.deck, usual.deck) ? {} : board
}
