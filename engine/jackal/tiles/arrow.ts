import { stepFrom } from '../cells.ts'
import { directionsOf } from '../data/tiles.ts'
import type { TileRule } from './tileRule.ts'
import { RESTS } from './tileRule.ts'

/** J-ARROW: one step at once in one of the shown directions. */
export const arrow: TileRule = {
  onward(_state, { tile, cell }) {
    if (tile.kind === 'closed') return RESTS
    const to = directionsOf(tile.kind, tile.facing).map((direction) => stepFrom(cell, direction))
    return { kind: 'leaves', cause: 'arrow', manner: 'straight', to }
  },
}
