import type { JackalRefusal, JackalState, Load, Piece } from '../types.ts'
import { foesAt } from '../world.ts'
import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/** J-FORT, J-ABORIGINE: closed to enemies while it is occupied; allows no loads. Revival: `people/revival.ts`. */
export const fort: TileRule = {
  loads: 'barred',
  fights: true,
  passage: ON_FOOT,
  barrier: occupied,
}

function occupied(state: JackalState, piece: Piece, _load: Load | null, cell: number): JackalRefusal | null {
  return foesAt(state, piece, cell, 0).length > 0 ? 'fort-taken' : null
}
