import type { Budget } from '../../kernel/budget.ts'
import { playMove } from '../../kernel/play.ts'
import type { Rng } from '../../kernel/rng.ts'
import { awaiting } from '../awaiting.ts'
import { refuse } from '../refuse.ts'
import { admiral } from '../rules.ts'
import type { AdmiralMove, AdmiralState } from '../types.ts'
import { likedMove } from './policy.ts'

/** Plays a move in a dealt world. */
export function playInWorld(world: AdmiralState, move: AdmiralMove, rng: Rng, budget: Budget): AdmiralState {
  const [seat] = awaiting(world)
  if (seat === undefined) return world
  budget.left--
  return playMove(admiral, world, seat, move, rng).state
}

/** Plays on by the policy until a condition holds, the match is over or the budget is spent. */
export function playUntil(
  from: AdmiralState,
  isThere: (state: AdmiralState) => boolean,
  rng: Rng,
  budget: Budget,
): AdmiralState {
  let state = from
  // A move that was liked and then cannot be played would be liked for ever.
  for (let moves = 0; moves < 400 && !state.result && !isThere(state) && budget.left > -2000; moves++) {
    const [seat] = awaiting(state)
    const move = likedMove(state)
    if (seat === undefined || !move || refuse(state, seat, move) !== null) break
    state = playInWorld(state, move, rng, budget)
  }
  return state
}
