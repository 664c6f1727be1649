import { ON_FOOT } from './plain.ts'
import type { TileRule } from './tileRule.ts'

/**
 * J-GROVE: from the next turn each team is commanded by the player of the team after it, for one turn of every team.
 */
export const grove: TileRule = {
  loads: 'allowed',
  fights: true,
  passage: ON_FOOT,
  onOpen(turn, { cell }) {
    turn.emit({ kind: 'groveEntered', cell, turns: turn.state.teams.length })
  },
}
