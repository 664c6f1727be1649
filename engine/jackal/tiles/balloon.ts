import type { TileRule } from './tileRule.ts'

/** J-BALLOON: sends a piece at once to the ship of its own team, with its load. */
export const balloon: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: { kind: 'sendsHome', cause: 'balloon' },
}
