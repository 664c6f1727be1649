import { expectedResult } from '../../kernel/bots.ts'
import { resultAtEnd } from '../../kernel/ending.ts'
import type { Seat } from '../../kernel/game.ts'
import { areAllied, isFighting, sidesOf } from '../fleet.ts'
import type { AdmiralState, TeamId } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { placeScores } from './places.ts'
import { worthOf } from './worth.ts'

/**
 * What a match won is worth. `keen`: the slightest chance of it outweighs everything else, which is how bots play. `sober`: just
 * more than all that floats and stands, so that what is told to people rises and falls with the battle.
 */
export const VICTORY = { keen: 1000, sober: 60 } as const
/** What a place is worth against what is there already. */
const PLACE = 0.5
const LANDED = 3
const CARRIED = 1.5

/** The lead with which three in four matches are won, in points of a brig's hull. */
const SCALE = 8

/** The expected result of whoever stands so well, from 0 to 1. */
export function resultOf(worth: number): number {
  return expectedResult(worth, SCALE)
}

/** How well a side stands, in points of a brig's hull: what floats, what it bears on, and gold. */
export function evaluate(state: AdmiralState, seat: Seat, conduct: Conduct, victory: number = VICTORY.keen): number {
  if (state.result) {
    const won = resultAtEnd(state.result.winners, sidesOf(state), seat)
    return victory * (won > 0 ? won : -1)
  }
  const team = state.teams.find((entry) => entry.id === seat)?.id ?? 'red'
  const sign = (other: TeamId) => (areAllied(state.options, team, other) ? 1 : -1)
  const units = [...state.ships, ...state.forts]
  const force = units.reduce((sum, unit) => sum + sign(unit.team) * worthOf(state, unit), 0)
  return force + PLACE * placesOf(state, team, conduct) + goldOf(state, sign)
}

function placesOf(state: AdmiralState, team: TeamId, conduct: Conduct): number {
  return state.ships
    .filter((ship) => areAllied(state.options, team, ship.team) && isFighting(state, ship))
    .reduce((sum, ship) => sum + (ship.at === null ? 0 : placeScores(state, ship, conduct)(ship.at, ship.heading)), 0)
}

function goldOf(state: AdmiralState, sign: (team: TeamId) => number): number {
  if (state.options.scenario !== 'treasure') return 0
  const landed = state.teams.reduce((sum, { id, gold }) => sum + LANDED * sign(id) * gold, 0)
  return state.ships.reduce((sum, { team, gold }) => sum + CARRIED * sign(team) * gold, landed)
}
