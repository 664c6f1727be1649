import { z } from 'zod'
import { demand } from '../../kernel/reading.ts'
import { stepFrom } from '../cells.ts'
import { SINGLE_KINDS } from '../data/scaledDeck.ts'
import { TILE_KINDS } from '../data/tiles.ts'
import { sizeOf } from '../deck.ts'
import { findHarbour, laneOf, SHORES } from '../geometry/shores.ts'
import { groundOf, landOf } from '../geometry/terrain.ts'
import { type Board, SIDES } from '../types.ts'

/** A map and its deck, each well formed on its own. */
export const wholeBoard = z.strictObject({
  map: z
    .array(z.string().regex(/^[#~=SWNE]{3,25}$/, 'a row is 3 to 25 cells: # ~ = S W N E'))
    .min(3)
    .max(25),
  deck: z.partialRecord(z.enum(TILE_KINDS), z.int().min(0)),
})

/** Checks that a board is playable; `at` is its path. `mapFaults` checks whether it is fair. */
export function demandBoard(board: Board, at = 'board'): void {
  const even = board.map.every((row) => row.length === board.map[0]?.length)
  demand(even, `${at}.map`, 'all rows are of one length', 'J-BOARD')
  const inland = groundOf(board).every((cell) => SIDES.every((side) => stepFrom(board, cell, SHORES[side].inward) >= 0))
  demand(inland, `${at}.map`, 'there is sea along every edge of the map', 'J-BOARD')
  demandHarbours(board, at)
  demandDeck(board, at)
  const land = landOf(board)
  demand(sizeOf(board.deck) === land.length, `${at}.deck`, `there are ${land.length} tiles to be dealt`, 'J-DECK')
}

/** Ferries lie where the map has them; residents, the treasure, the bear and the boat are single. */
function demandDeck({ deck }: Board, at: string): void {
  demand(!deck.ferry, `${at}.deck.ferry`, 'ferries are drawn on the map', 'J-ARCH')
  for (const kind of SINGLE_KINDS)
    demand((deck[kind] ?? 0) <= 1, `${at}.deck.${kind}`, 'there is one at most', 'J-DECK')
}

function demandHarbours(board: Board, at: string): void {
  for (const side of SIDES) {
    const drawn = board.map.join('').split(side).length - 1
    demand(drawn <= 1, `${at}.map`, `there is one harbour ${side} at most`, 'J-ARCH')
    const lane = laneOf(board, side)
    demand(lane.length > 0, `${at}.map`, LANELESS[drawn === 0 ? 'edge' : 'harbour'], 'J-BOARD')
  }
  const harbours = SIDES.map((side) => findHarbour(board, side))
  demand(new Set(harbours).size === SIDES.length, `${at}.map`, 'every side has a harbour of its own', 'J-BOARD')
}

const LANELESS = {
  edge: 'every side has land next to its edge',
  harbour: 'a harbour has land straight ahead',
} as const
