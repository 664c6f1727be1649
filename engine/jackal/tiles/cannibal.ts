import type { TileRule } from './tileRule.ts'
import { RESTS } from './tileRule.ts'

/** J-CANNIBAL: death for everybody but Friday. */
export const cannibal: TileRule = {
  onward: (_state, { piece }) => (piece.type === 'friday' ? RESTS : { kind: 'dies', cause: 'cannibal' }),
}
