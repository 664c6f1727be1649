import { TILE_KINDS } from '../../../engine/jackal/data/tiles.ts'
import { JackalBoard } from '../../../renderer/testkit/boards/jackalBoard.ts'

/** All kinds by the names of their drawings, the empty ones by each picture. */
const NAMES = TILE_KINDS.flatMap((kind) => (kind === 'empty' ? ['empty1', 'empty2', 'empty3', 'empty4'] : [kind]))

/** Every second row of the island, the longest ones first. */
const CELLS = ['8', '6', '4']
  .flatMap((rank) => [...'bcdefghijkl'].map((file) => `${file}${rank}`))
  .concat(['10', '2'].flatMap((rank) => [...'cdefghijk'].map((file) => `${file}${rank}`)))

/** Every kind of tile and the name of its cell in `everyKind`; the ferry lies in the water and is left out. */
export const KIND_PLACES = NAMES.filter((name) => name !== 'ferry').map((name, index) => ({
  name,
  cell: CELLS[index] ?? '',
}))

/** Every kind of tile once, without pieces; the lifeboat lies on its tile. */
export function everyKind(): JackalBoard {
  const board = new JackalBoard()
  for (const { name, cell } of KIND_PLACES) {
    board.open(cell, name)
    if (name === 'lifeboat') board.boat(cell)
  }
  return board
}
