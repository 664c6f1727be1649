import { knightMovesFrom, LAND, stepFrom, vectorBetween } from '../cells.ts'
import type { Cell, ChainStep } from '../types.ts'
import type { TileRule } from './tileRule.ts'
import { RESTS } from './tileRule.ts'

/** J-ICE: repeats the last step, in its direction or, after a leap or a flight, by another of one's choice. */
export const ice: TileRule = {
  onward(_state, { cell, chain }) {
    const last = chain.steps.at(-1)
    if (!last) return RESTS
    return { kind: 'leaves', cause: 'ice', manner: last.manner, to: repeats(last, cell) }
  },
}

function repeats(last: ChainStep, cell: Cell): readonly Cell[] {
  if (last.manner === 'knight') return knightMovesFrom(cell)
  if (last.manner === 'flight') return LAND.filter((to) => to !== cell)
  return [stepFrom(cell, vectorBetween(last.from, last.to))]
}
