import type { JackalOptions, JackalState, TeamId } from '../../engine/jackal/types.ts'
import type { Seat } from '../../engine/kernel/game.ts'

const OPPOSITE: Readonly<Record<TeamId, TeamId>> = { white: 'black', red: 'yellow', black: 'white', yellow: 'red' }

/**
 * Returns the team across the table if opposite teams act as one: in pairs, and when two players command two crews each
 * (J-SEATS).
 */
export function partnerOf(options: JackalOptions, team: TeamId): TeamId | null {
  const isPaired = options.alliances === 'pairs' || (options.players === 2 && options.crews === 2)
  return isPaired ? OPPOSITE[team] : null
}

/** Returns true for a team and itself, and for partners. */
export function areAllied(options: JackalOptions, a: TeamId, b: TeamId): boolean {
  return a === b || partnerOf(options, a) === b
}

/** Returns the seats that win together (J-SEATS). */
export function sidesOf({ options, teams }: Pick<JackalState, 'options' | 'teams'>): readonly (readonly Seat[])[] {
  const sides = teams.map(({ id }) => [
    ...new Set(teams.filter((other) => areAllied(options, id, other.id)).map(({ seat }) => seat)),
  ])
  return sides.filter(([first], index) => sides.findIndex((side) => side[0] === first) === index)
}
