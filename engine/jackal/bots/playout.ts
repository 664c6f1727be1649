import { playMove } from '../../kernel/play.ts'
import type { Rng } from '../../kernel/rng.ts'
import { awaiting, legalMoves } from '../moves.ts'
import { jackal } from '../rules.ts'
import type { JackalMove, JackalState } from '../types.ts'
import type { Chart } from './chart.ts'
import { scoreMove } from './policy.ts'

/** Positions that a search may still look at. */
export class Budget {
  left: number

  constructor(positions: number) {
    this.left = positions
  }
}

/** Plays a move in a dealt world. */
export function playInWorld(world: JackalState, move: JackalMove, rng: Rng, budget: Budget): JackalState {
  const [seat] = awaiting(world)
  if (seat === undefined) return world
  budget.left--
  return playMove(jackal, world, seat, move, rng).state
}

/** The move that the policy likes best; `noise` lets it stray by so many tenths of a coin. */
export function likedMove(state: JackalState, chart: Chart, rng: Rng, noise: number): JackalMove | undefined {
  const [seat] = awaiting(state)
  if (seat === undefined) return undefined
  let best: JackalMove | undefined
  let bestScore = Number.NEGATIVE_INFINITY
  for (const move of legalMoves(state, seat)) {
    const score = scoreMove(state, chart, move) + noise * rng.unit()
    if (score > bestScore) {
      best = move
      bestScore = score
    }
  }
  return best
}

/** Plays on by the policy until so many turns have passed, or the match is over. */
export function playOut(
  from: JackalState,
  turns: number,
  chart: Chart,
  noise: number,
  rng: Rng,
  budget: Budget,
): JackalState {
  let state = from
  const last = from.turnNumber + turns
  while (!state.result && (state.turnNumber < last || state.decision)) {
    const move = likedMove(state, chart, rng, noise)
    if (!move) break
    state = playInWorld(state, move, rng, budget)
  }
  return state
}
