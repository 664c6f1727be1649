import type { Budget } from '../../../kernel/budget.ts'
import { playMove } from '../../../kernel/play.ts'
import type { Rng } from '../../../kernel/rng.ts'
import { awaiting, legalMoves } from '../../moves.ts'
import { jackal } from '../../rules.ts'
import type { JackalMove, JackalState } from '../../types.ts'
import type { Chart } from '../ways/chart.ts'
import { scoreMove } from './policy.ts'
import type { Whims } from './whims.ts'
import { whimOf } from './whims.ts'

/** The parameters of playouts: the chart, the whims, and the budget. */
export interface Style {
  readonly chart: Chart
  readonly whims: Whims
  readonly rng: Rng
  readonly budget: Budget
}

/** Plays a move in a dealt world. */
export function playInWorld(world: JackalState, move: JackalMove, { rng, budget }: Style): JackalState {
  const [seat] = awaiting(world)
  if (seat === undefined) return world
  budget.left--
  return playMove(jackal, world, seat, move, rng).state
}

/**
 * Plays on by the policy until the given number of turns has passed and no decision is pending, or the match is over.
 */
export function playOut(from: JackalState, turns: number, style: Style): JackalState {
  let state = from
  const last = from.turnNumber + turns
  while (!state.result && (state.turnNumber < last || state.decision)) {
    const move = likedMove(state, style)
    if (!move) break
    state = playInWorld(state, move, style)
  }
  return state
}

/** Returns the policy's best move after whims. */
function likedMove(state: JackalState, { chart, whims }: Style): JackalMove | undefined {
  const [seat] = awaiting(state)
  if (seat === undefined) return undefined
  let best: JackalMove | undefined
  let bestScore = Number.NEGATIVE_INFINITY
  for (const move of legalMoves(state, seat)) {
    const score = scoreMove(state, chart, move) + whimOf(whims, state, move)
    if (score > bestScore) {
      best = move
      bestScore = score
    }
  }
  return best
}
