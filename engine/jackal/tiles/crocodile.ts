import type { TileRule } from './tileRule.ts'

/** J-CROCODILE: back to where one came from, and that tile acts again. */
export const crocodile: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: {
    kind: 'sendsByStep',
    cause: 'crocodile',
    after: (_board, { from }) => [from],
    // Nowhere that one has not been.
    ever: () => [],
  },
}
