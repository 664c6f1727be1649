import { teamOf } from '../world.ts'
import type { TileRule } from './tileRule.ts'

/** J-BALLOON: at once to the ship of one's own team, load and all. */
export const balloon: TileRule = {
  onward: (state, { piece }) => ({
    kind: 'leaves',
    cause: 'balloon',
    manner: 'straight',
    to: [teamOf(state, piece.team).ship],
  }),
}
