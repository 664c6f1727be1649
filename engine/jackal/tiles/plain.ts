import { neighboursOf } from '../geometry/terrain.ts'
import type { Passage, TileRule } from './tileRule.ts'

/** The piece stays, and walks on in a later turn. */
export const ON_FOOT: Passage = { kind: 'stays', leaves: neighboursOf }

/**
 * J-EMPTY: nothing happens. Also for tiles that their row defines completely: the coins and treasure that they bring
 * (J-CHEST, J-GALLEON) and the steps of a turntable (J-TURNTABLE).
 */
export const plain: TileRule = { loads: 'allowed', fights: true, passage: ON_FOOT }
