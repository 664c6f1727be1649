import type { TileRule } from './tileRule.ts'

/** J-CROCODILE: sends a piece back to the start of its step, where the tile acts again. */
export const crocodile: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: {
    kind: 'sendsByStep',
    cause: 'crocodile',
    after: (_board, { from }) => [from],
    // It sends only to cells where the piece has already been.
    ever: () => [],
  },
}
