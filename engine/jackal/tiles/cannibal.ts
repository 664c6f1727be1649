import { neighboursOf } from '../geometry/terrain.ts'
import type { TileRule } from './tileRule.ts'

/** J-CANNIBAL: kills every piece but Friday; loads are lost. */
export const cannibal: TileRule = {
  loads: 'eaten',
  fights: true,
  passage: { kind: 'kills', cause: 'cannibal', spares: 'friday', leaves: neighboursOf },
}
