import type { GameRules, Turn } from '../kernel/game.ts'
import type { Rng } from '../kernel/rng.ts'
import { openStream } from '../kernel/rng.ts'
import { play } from './actions.ts'
import { evolve } from './evolve.ts'
import { hint } from './foresight.ts'
import { awaiting, legalMoves } from './moves.ts'
import { endReason, matchEnded, outcome } from './outcome.ts'
import { refuse } from './refuse.ts'
import { setup } from './setup.ts'
import { skipUnable } from './turnEnd.ts'
import type { JackalEvent, JackalShape, JackalState } from './types.ts'
import { redact, view } from './view.ts'
import { seatsOf } from './world.ts'

/** Jackal: treasure island for two to four players. */
export const jackal: GameRules<JackalShape> = {
  id: 'jackal',
  version: 1,
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

/** Nothing after the deal is left to luck. */
const NO_LUCK: Rng = openStream(0, 'settling')

/** Settles a position that was not reached by play: the match may be over, or the team to move unable to act. */
export function settleLoaded(state: JackalState): JackalState {
  if (state.result || state.decision) return state
  const reason = endReason(state)
  if (reason) return evolve(state, matchEnded(state, reason))
  const turn = new Settling(state)
  skipUnable(turn)
  return turn.state
}

class Settling implements Turn<JackalShape> {
  readonly rng: Rng = NO_LUCK
  state: JackalState

  constructor(state: JackalState) {
    this.state = state
  }

  emit(event: JackalEvent): void {
    this.state = evolve(this.state, event)
  }
}
