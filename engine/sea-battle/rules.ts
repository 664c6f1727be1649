import type { GameRules } from '../kernel/game.ts'
import { play } from './actions.ts'
import { evolve } from './evolve.ts'
import { awaiting, legalMoves } from './moves.ts'
import { refuse } from './refuse.ts'
import { setup } from './setup.ts'
import type { SeaBattleShape } from './types.ts'
import { SEATS } from './types.ts'
import { redact, view } from './view.ts'

/** Sea Battle: two hidden fleets of ten ships. */
export const seaBattle: GameRules<SeaBattleShape> = {
  id: 'sea-battle',
  version: 2,
  foldsFrom: 1,
  setup,
  seats: () => SEATS,
  awaiting,
  legalMoves,
  hint: () => ({}),
  refuse,
  play,
  evolve,
  outcome: (state) => state.result,
  view,
  redact,
}
