import type { Seat } from '../kernel/game.ts'
import { ALL_CELLS } from './cells.ts'
import { FLAGS } from './data/fleet.ts'
import type { SeaBattleMove, SeaBattleState, SeaSeat } from './types.ts'
import { SEATS } from './types.ts'

/** Returns the seats that must decide: all without a fleet at once, then the one that fires; none after the end. */
export function awaiting(state: SeaBattleState): readonly SeaSeat[] {
  if (state.result) return []
  const placing = SEATS.filter((seat) => state.fleets[seat] === null)
  return placing.length > 0 ? placing : [state.turn]
}

/** Returns the cells not fired at yet; while placing, a random fleet stands for all placements. */
export function legalMoves(state: SeaBattleState, seat: Seat): readonly SeaBattleMove[] {
  const actor = awaiting(state).find((one) => one === seat)
  if (actor === undefined) return []
  if (state.fleets[actor] === null) return FLAGS.map((flag) => ({ kind: 'placeRandom', flag }))
  const fired = new Set(state.shots[actor].map((shot) => shot.at))
  return ALL_CELLS.filter((at) => !fired.has(at)).map((at) => ({ kind: 'fire', at }))
}
