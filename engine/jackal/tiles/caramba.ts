import type { TileRule } from './tileRule.ts'

/** J-CARAMBA: swear aloud, or be gone. */
export const caramba: TileRule = {
  onRest: (_turn, { chain }) => ({ kind: 'oath', chain }),
}
