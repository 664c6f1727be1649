import type { Seat } from '../kernel/game.ts'
import { ALL_CELLS } from './cells.ts'
import { awaiting } from './moves.ts'
import { placementFault } from './placement.ts'
import type { SeaBattleMove, SeaBattleRefusal, SeaBattleState, SeaSeat } from './types.ts'

/** Returns why a seat may not play a move; null if it may. */
export function refuse(state: SeaBattleState, seat: Seat, move: SeaBattleMove): SeaBattleRefusal | null {
  if (state.result) return 'match-over'
  const actor = awaiting(state).find((one) => one === seat)
  if (actor === undefined) return 'not-your-turn'
  const placing = state.fleets[actor] === null
  if (move.kind === 'fire') return placing ? 'fleet-not-placed' : refuseShot(state, actor, move.at)
  if (!placing) return 'already-placed'
  return move.kind === 'place' ? (placementFault(move.ships, state.options)?.refusal ?? null) : null
}

function refuseShot(state: SeaBattleState, seat: SeaSeat, at: number): SeaBattleRefusal | null {
  if (!ALL_CELLS.includes(at)) return 'off-the-field'
  return state.shots[seat].some((shot) => shot.at === at) ? 'already-fired' : null
}
