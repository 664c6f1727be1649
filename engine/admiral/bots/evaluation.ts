import { resultAtEnd } from '../../kernel/ending.ts'
import type { Seat } from '../../kernel/game.ts'
import { areAllied, isFighting, sidesOf } from '../fleet.ts'
import type { AdmiralState, TeamId } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { placeScores } from './places.ts'
import { worthOf } from './worth.ts'

/** Returns the worth of the end of a match, in points of a brig's hull, given its result from 0 to 1. */
export type Victory = (result: number) => number

/**
 * `keen`: the slightest chance to win, even together with others, outweighs everything else; bots play by this.
 * `sober`: a won match is worth just more than everything afloat and standing, and a shared one nothing. With it, the
 * chances shown to players rise and fall with the battle, and an end that two sides share shows as half a win.
 */
export const VICTORY = {
  keen: (result) => 1000 * (result > 0 ? result : -1),
  sober: (result) => 60 * (2 * result - 1),
} as const satisfies Readonly<Record<string, Victory>>
/** The weight of a ship's place in the worth of a position, compared with ships, forts and gold. */
export const PLACE = 0.5
const LANDED = 3
const CARRIED = 1.5

/**
 * Returns how well a side stands, in points of a brig's hull: its ships and forts, the targets that its guns bear on,
 * and gold.
 */
export function evaluate(state: AdmiralState, seat: Seat, conduct: Conduct, victory: Victory = VICTORY.keen): number {
  if (state.result) return victory(resultAtEnd(state.result.winners, sidesOf(state), seat))
  const team = state.teams.find((entry) => entry.id === seat)?.id ?? 'red'
  const sign = (other: TeamId) => (areAllied(state.options, team, other) ? 1 : -1)
  const units = [...state.ships, ...state.forts]
  const force = units.reduce((sum, unit) => sum + sign(unit.team) * worthOf(state, unit), 0)
  return force + PLACE * placesOf(state, team, conduct) + goldOf(state, sign)
}

/** Returns what a side has of its own, in points of a brig's hull: ships, forts and gold. */
export function strengthOf(state: AdmiralState, side: readonly TeamId[]): number {
  const units = [...state.ships, ...state.forts]
  const force = units.reduce((sum, unit) => sum + (side.includes(unit.team) ? worthOf(state, unit) : 0), 0)
  return force + goldOf(state, (team) => (side.includes(team) ? 1 : 0))
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
