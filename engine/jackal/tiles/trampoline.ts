import { throwsFrom } from '../geometry/terrain.ts'
import type { TileRule } from './tileRule.ts'

/** J-ARCH: throws at once over one cell, in a straight line in any direction, with its load. Ice after it throws on. */
export const trampoline: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: { kind: 'sends', cause: 'trampoline', manner: 'straight', to: throwsFrom },
}
