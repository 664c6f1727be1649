import { firstSeaCell } from '../cells.ts'
import { directionsOf } from '../data/tiles.ts'
import type { TileRule } from './tileRule.ts'

/** J-CANNON: at once along the barrel to the first sea cell. */
export const cannon: TileRule = {
  onward: (_state, { tile, cell }) => ({
    kind: 'leaves',
    cause: 'cannon',
    manner: 'straight',
    to: directionsOf('cannon', tile.facing).map((barrel) => firstSeaCell(cell, barrel)),
  }),
}
