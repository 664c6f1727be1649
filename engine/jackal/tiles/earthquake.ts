import { landOf } from '../geometry/terrain.ts'
import type { Cell, JackalState } from '../types.ts'
import { tileAt } from '../world.ts'
import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/** J-EARTHQUAKE: the player that turns it swaps two free tiles; with fewer than two, nothing happens. */
export const earthquake: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: ON_FOOT,
  onRest(turn, { cell, chain, opened }) {
    if (!opened) return null
    turn.emit({ kind: 'earthquakeStruck', cell })
    return swappableCells(turn.state, cell).length < 2 ? null : { kind: 'swap', chain, first: null }
  },
}

/** Returns the tiles, open or closed, that hold no pieces and no loads, except the earthquake's own. */
export function swappableCells(state: JackalState, earthquake: Cell): readonly Cell[] {
  const taken = new Set(state.pieces.filter((piece) => piece.lost === null).map((piece) => piece.at))
  if (state.lifeboat?.afloat === false) taken.add(state.lifeboat.at)
  if (state.bear) taken.add(state.bear.at)
  return landOf(state.board).filter((cell) => {
    const tile = tileAt(state, cell)
    const laden = tile.coins > 0 || tile.treasure || tile.steps.length > 0
    return !laden && !taken.has(cell) && cell !== earthquake
  })
}
