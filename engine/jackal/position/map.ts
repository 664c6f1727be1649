import { z } from 'zod'
import { demand } from '../../kernel/reading.ts'
import { boardFor, CLASSIC_ISLAND } from '../data/boards.ts'
import { isSameDeck } from '../deck.ts'
import { isSameMap } from '../geometry/perMap.ts'
import { demandBoard, wholeBoard } from '../maps/wholeBoard.ts'
import { namesMap, parseOptions } from '../options.ts'
import type { Board, JackalState } from '../types.ts'

/** The custom board of a position: map and deck, or neither. */
export const ownBoard = wholeBoard.partial().shape

const own = z.object(ownBoard)
type Said = z.output<typeof own>

const withBoard = z.object({ board: own })
const withOptions = z.object({ options: z.unknown() })

/**
 * Returns the unchecked board of a position, which defines the names of its cells. A position without its own board
 * uses the board of its options.
 */
export function boardIn(position: unknown): Board {
  const { data } = withBoard.safeParse(position)
  if (data?.board.map && data.board.deck) return { map: data.board.map, deck: data.board.deck }
  const options = parseOptions(withOptions.safeParse(position).data?.options)
  return options.ok ? boardFor(options.value) : CLASSIC_ISLAND
}

/** Checks the board of a position. */
export function demandOwnBoard(said: Said, board: Board): void {
  demand((said.map === undefined) === (said.deck === undefined), 'board', 'a map and its deck come together', 'J-DECK')
  demandBoard(board)
}

/**
 * Returns the board as positions write it: omitted for the classic island, and if the options define it. Any other map
 * is written completely, never by its name alone, so that stored positions can always be played.
 */
export function printMap({ board, options }: Pick<JackalState, 'board' | 'options'>): Partial<Board> {
  const usual = boardFor(options)
  return !namesMap(options) && isSameMap(board, usual) && isSameDeck(board.deck, usual.deck) ? {} : board
}
