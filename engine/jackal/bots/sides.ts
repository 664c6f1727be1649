import type { Seat } from '../../kernel/game.ts'
import type { JackalOptions, JackalState, TeamId } from '../types.ts'
import { TEAMS } from '../types.ts'
import { areAllied } from '../world.ts'

/** Teams that win together: a team and its ally, or a team by itself. Numbered by its first team in turn order. */
export type SideNumber = number

/** There are at most as many sides as teams. */
export const SIDE_COUNT = TEAMS.length

/** The side that a team fights for. */
export function sideOf(options: JackalOptions, team: TeamId): SideNumber {
  const number = TEAMS.indexOf(team)
  return areAllied(options, 'white', 'black') ? number % 2 : number
}

/** The side that a seat plays for, whichever team it commands at the moment. Throws for a seat that is not at the table. */
export function sideOfSeat(state: JackalState, seat: Seat): SideNumber {
  const team = state.teams.find((one) => one.seat === seat)
  if (!team) throw new RangeError(`nobody plays as ${seat}`)
  return sideOf(state.options, team.id)
}

/** Gold aboard each side's ships, by number. */
export function goldOfSides(state: JackalState): number[] {
  const gold = new Array<number>(SIDE_COUNT).fill(0)
  for (const team of state.teams) {
    const side = sideOf(state.options, team.id)
    gold[side] = (gold[side] ?? 0) + team.gold
  }
  return gold
}

/** How far a side is ahead of the best of the others, in whatever the values count; alone, it is ahead of nothing. */
export function leadOf(state: JackalState, side: SideNumber, values: readonly number[]): number {
  let best = Number.NEGATIVE_INFINITY
  for (const team of state.teams) {
    const other = sideOf(state.options, team.id)
    if (other !== side) best = Math.max(best, values[other] ?? 0)
  }
  return (values[side] ?? 0) - (best === Number.NEGATIVE_INFINITY ? 0 : best)
}
