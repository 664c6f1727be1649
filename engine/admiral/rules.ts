import type { GameRules } from '../kernel/game.ts'
import { play } from './actions.ts'
import { evolve } from './evolve.ts'
import { hint } from './foresight.ts'
import { awaiting, legalMoves } from './moves.ts'
import { refuse } from './refuse.ts'
import { setup } from './setup.ts'
import type { AdmiralShape } from './types.ts'
import { redact, view } from './view.ts'

/** Admiral: squadrons under sail, two to four players. */
export const admiral: GameRules<AdmiralShape> = {
  id: 'admiral',
  version: 6,
  foldsFrom: 4,
  setup,
  seats: (state) => state.teams.map((team) => team.id),
  awaiting,
  legalMoves,
  hint,
  refuse,
  play,
  evolve,
  outcome: (state) => state.result,
  view,
  redact,
}
