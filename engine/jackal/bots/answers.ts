import type { Seat } from '../../kernel/game.ts'
import { goldAshore } from '../gold.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { goldOfSides, leadOf, sideOfSeat } from './sides.ts'

/**
 * Returns answers that need no search: an oath is always sworn aloud, an offer to end the match is judged by the gold
 * alone.
 */
export function plainAnswer(world: JackalState, seat: Seat): JackalMove | null {
  if (world.decision?.kind === 'oath') return { kind: 'swear', loud: true }
  if (world.decision?.kind !== 'endOffer') return null
  return acceptsEnd(world, seat) ? { kind: 'acceptEnd' } : { kind: 'decline' }
}

/**
 * Returns whether the side accepts the end: if it is clearly ahead, cannot overtake any side any more, or nothing has
 * happened for a long time.
 */
function acceptsEnd(world: JackalState, seat: Seat): boolean {
  const lead = leadOf(world, sideOfSeat(world, seat), goldOfSides(world))
  const idleLimit = world.options.idleRounds * world.teams.length
  const left = goldAshore(world)
  return lead > left / 2 || -lead > left || world.idleTurns > idleLimit / 2
}
