import type { TileRule } from './tileRule.ts'

/** J-BALLOON: at once to the ship of one's own team, load and all. */
export const balloon: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: { kind: 'sendsHome', cause: 'balloon' },
}
