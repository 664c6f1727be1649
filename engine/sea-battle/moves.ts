import type { Seat } from '../kernel/game.ts'
import { ALL_CELLS } from './cells.ts'
import { FLAGS } from './data/fleet.ts'
import type { SeaBattleMove, SeaBattleState, SeaSeat } from './types.ts'
import { SEATS } from './types.ts'

/** Who must decide: a seat without a fleet, north first, then whoever fires. */
export function awaiting(state: SeaBattleState): readonly SeaSeat[] {
  if (state.result) return []
  return [SEATS.find((seat) => state.fleets[seat] === null) ?? state.turn]
}

/** Cells not fired at yet; while placing, a fleet at random stands for all placements. */
export function legalMoves(state: SeaBattleState, seat: Seat): readonly SeaBattleMove[] {
  const [actor] = awaiting(state)
  if (actor === undefined || actor !== seat) return []
  if (state.fleets[actor] === null) return FLAGS.map((flag) => ({ kind: 'placeRandom', flag }))
  const fired = new Set(state.shots[actor].map((shot) => shot.at))
  return ALL_CELLS.filter((at) => !fired.has(at)).map((at) => ({ kind: 'fire', at }))
}
