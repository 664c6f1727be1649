import type { Seat } from '../../kernel/game.ts'
import type { JackalOptions, JackalState, TeamId } from '../types.ts'
import { TEAMS } from '../types.ts'
import { areAllied } from '../world.ts'

/** Teams that win together: a team and its ally, or a single team. Numbered by its first team in turn order. */
export type SideNumber = number

/** There are at most as many sides as teams. */
export const SIDE_COUNT = TEAMS.length

/** Returns the side that a team fights for. */
export function sideOf(options: JackalOptions, team: TeamId): SideNumber {
  const number = TEAMS.indexOf(team)
  return areAllied(options, 'white', 'black') ? number % 2 : number
}

/**
 * Returns the side that a seat plays for, whichever team it commands now. Throws for a seat that is not at the table.
 */
export function sideOfSeat(state: JackalState, seat: Seat): SideNumber {
  const team = state.teams.find((one) => one.seat === seat)
  if (!team) throw new RangeError(`nobody plays as ${seat}`)
  return sideOf(state.options, team.id)
}

/** Returns the gold aboard each side's ships, by number. */
export function goldOfSides(state: JackalState): number[] {
  const gold = new Array<number>(SIDE_COUNT).fill(0)
  for (const team of state.teams) {
    const side = sideOf(state.options, team.id)
    gold[side] = (gold[side] ?? 0) + team.gold
  }
  return gold
}

/** Returns the lead of a side over the best other side, in the unit of the values; 0 for the only side. */
export function leadOf(state: JackalState, side: SideNumber, values: readonly number[]): number {
  let best = Number.NEGATIVE_INFINITY
  for (const team of state.teams) {
    const other = sideOf(state.options, team.id)
    if (other !== side) best = Math.max(best, values[other] ?? 0)
  }
  return (values[side] ?? 0) - (best === Number.NEGATIVE_INFINITY ? 0 : best)
}
