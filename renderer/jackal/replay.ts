import { evolve } from '../../engine/jackal/evolve.ts'
import type { JackalState } from '../../engine/jackal/types.ts'
import type { LogStep } from './logbook.ts'

/** The view before the first move and after each: one more than there are moves. */
export function positionsOf(start: JackalState, steps: readonly LogStep[]): JackalState[] {
  const positions = [start]
  let now = start
  for (const { events } of steps) {
    now = events.reduce(evolve, now)
    positions.push(now)
  }
  return positions
}
