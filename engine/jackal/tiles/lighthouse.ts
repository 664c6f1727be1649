import { LOOKS } from '../data/tiles.ts'
import { landOf } from '../geometry/terrain.ts'
import type { Cell, JackalState } from '../types.ts'
import { commanderOf, tileAt } from '../world.ts'
import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/** J-LIGHTHOUSE: only the piece that opens it may look at up to four closed tiles; they are put back in any order. */
export const lighthouse: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: ON_FOOT,
  onRest(turn, { cell, chain, opened }) {
    if (!opened) return null
    const looks = Math.min(LOOKS, closedCells(turn.state).length)
    const seat = commanderOf(turn.state, turn.state.turn)
    turn.emit({ kind: 'lighthouseClimbed', cell, by: chain.piece, seat, looks })
    return looks === 0 ? null : { kind: 'peek', chain, looked: [], left: looks }
  },
}

/** Returns the cells that can still be looked at: closed, and not looked at in this climb. */
export function closedCells(state: JackalState, looked: readonly Cell[] = []): readonly Cell[] {
  return landOf(state.board).filter((cell) => !tileAt(state, cell).open && !looked.includes(cell))
}
