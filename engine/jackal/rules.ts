import type { GameRules } from '../kernel/game.ts'
import { play } from './actions.ts'
import { evolve } from './evolve.ts'
import { hint } from './foresight.ts'
import { awaiting, legalMoves } from './moves.ts'
import { outcome } from './outcome.ts'
import { refuse } from './refuse.ts'
import { setup } from './setup.ts'
import type { JackalShape } from './types.ts'
import { redact, view } from './view.ts'
import { seatsOf } from './world.ts'

/** Jackal: treasure island for two to four players. */
export const jackal: GameRules<JackalShape> = {
  id: 'jackal',
  version: 2,
  foldsFrom: 1,
  setup,
  seats: seatsOf,
  awaiting,
  legalMoves,
  hint,
  refuse,
  play,
  evolve,
  outcome,
  view,
  redact,
}
