import type { Cell } from '../../types.ts'
import { caveAt } from './caves.ts'
import { type Core, cellOf, firstOf, kindOf, look, tileOf } from './core.ts'
import { canFlyFrom } from './footing.ts'
import {
  EMERGES,
  KILLS,
  POINTS,
  SENDS_ALONG,
  SENDS_LEAPING,
  SENDS_OVER,
  SENDS_TO_SEA,
  SLIDES,
  STAYS,
  WAY,
} from './kinds.ts'
import { FACING_SHIFT, FRIDAY, OPEN_CAVES } from './layout.ts'
import { MOST_CELLS } from './marks.ts'

const FOUND = new Int32Array(2 * MOST_CELLS)
let count = 0

/** Returns the i-th of the cells found last. */
export const wayFrom = (i: number): Cell => look(FOUND, i)

/**
 * Finds every cell where a piece may be next after it enters an open tile, at once or in a later turn: `waysFrom` of
 * the rules. Returns their number; −1 may be among them. The result is valid until the next call.
 */
export function findWaysFrom(core: Core, cell: Cell): number {
  const { around, landfalls, leaps, throws } = core.frame.ground
  const tile = tileOf(core, cell)
  const facing = (tile >> FACING_SHIFT) & 3
  count = 0
  switch (look(WAY, kindOf(tile))) {
    case STAYS:
      if (canFlyFrom(tile)) addFlights(core, cell)
      else addEight(around, cell)
      break
    case SENDS_ALONG:
      for (let i = 0; i < 4; i++) {
        const direction = look(POINTS, 16 * kindOf(tile) + 4 * facing + i)
        if (direction >= 0) add(look(around, 8 * cell + direction))
      }
      break
    case SENDS_LEAPING:
      addEight(leaps, cell)
      break
    case SENDS_OVER:
      addEight(throws, cell)
      break
    case SENDS_TO_SEA:
      add(look(landfalls, 4 * cell + facing))
      break
    case SLIDES:
      addEight(around, cell)
      addEight(leaps, cell)
      if (core.frame.board.deck.trampoline) addEight(throws, cell)
      break
    case EMERGES:
      for (let i = core.get(OPEN_CAVES) - 1; i >= 0; i--) if (caveAt(core, i) !== cell) add(caveAt(core, i))
      addEight(around, cell)
      break
    case KILLS:
      if (core.get(FRIDAY) !== 0 && cellOf(core, firstOf(core.get(FRIDAY))) >= 0) addEight(around, cell)
      break
  }
  return count
}

function add(cell: Cell): void {
  FOUND[count++] = cell
}

function addEight(table: Int32Array, cell: Cell): void {
  for (let i = 8 * cell; i < 8 * cell + 8; i++) add(look(table, i))
}

/** Adds the flights of an unused airplane: any other tile by air, the sea on foot (J-AIRPLANE). */
function addFlights(core: Core, cell: Cell): void {
  const { around, ground, land } = core.frame.ground
  for (let i = 0; i < land.length; i++) if (look(land, i) !== cell) add(look(land, i))
  for (let i = 8 * cell; i < 8 * cell + 8; i++) {
    const to = look(around, i)
    if (to >= 0 && look(ground, to) !== 1) add(to)
  }
}
