import type { TileRule } from './tileRule.ts'
import { RESTS } from './tileRule.ts'

/** J-CROCODILE: back to where one came from, and that tile acts again. */
export const crocodile: TileRule = {
  onward(_state, { chain }) {
    const last = chain.steps.at(-1)
    if (!last) return RESTS
    return { kind: 'leaves', cause: 'crocodile', manner: last.manner, to: [last.from] }
  },
}
