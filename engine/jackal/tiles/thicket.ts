import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/** J-THICKET: shared by all, no fighting, no loads. */
export const thicket: TileRule = { loads: 'barred', fights: false, passage: ON_FOOT }
