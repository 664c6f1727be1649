import type { TileRule } from './tileRule.ts'

/** J-CROCODILE: back to the start of the step, and that tile acts again. */
export const crocodile: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: {
    kind: 'sendsByStep',
    cause: 'crocodile',
    after: (_board, { from }) => [from],
    // Only cells where the piece has already been.
    ever: () => [],
  },
}
