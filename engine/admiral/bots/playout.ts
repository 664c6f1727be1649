import type { Budget } from '../../kernel/budget.ts'
import { playMove } from '../../kernel/play.ts'
import type { Rng } from '../../kernel/rng.ts'
import { awaiting } from '../awaiting.ts'
import { refuse } from '../refuse.ts'
import { admiral } from '../rules.ts'
import type { AdmiralMove, AdmiralState } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { likedCourse } from './policy.ts'

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
  conduct: Conduct,
): AdmiralState {
  let state = from
  let way: readonly AdmiralMove[] = []
  // The limit ends the loop if the liked move cannot be played: it would stay the liked move forever.
  for (let moves = 0; moves < 400 && !state.result && !isThere(state) && budget.left > -2000; moves++) {
    const [seat] = awaiting(state)
    const course = courseOn(state, way, conduct)
    if (seat === undefined || !course || refuse(state, seat, course.move) !== null) break
    state = playInWorld(state, course.move, rng, budget)
    way = state.offer ? [] : course.sequel
  }
  return state
}

/** Returns the rest of the intended way as long as it can be sailed; otherwise the move that is liked now. */
function courseOn(state: AdmiralState, [next, ...others]: readonly AdmiralMove[], conduct: Conduct) {
  const isOpen = next?.kind === 'steer' && state.activation?.ship === next.ship && state.activation.stage === 'moving'
  const isSailed = isOpen && refuse(state, state.turn, next) === null
  return isSailed ? { move: next, sequel: others } : likedCourse(state, conduct)
}
