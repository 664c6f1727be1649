import type { JackalOptions, TeamId } from '../../engine/jackal/types.ts'

const OPPOSITE: Readonly<Record<TeamId, TeamId>> = { white: 'black', red: 'yellow', black: 'white', yellow: 'red' }

/** The team across the table, where opposite teams act as one: in pairs, and where two players command two crews each (J-SEATS). */
export function partnerOf(options: JackalOptions, team: TeamId): TeamId | null {
  const isPaired = options.alliances === 'pairs' || (options.players === 2 && options.crews === 2)
  return isPaired ? OPPOSITE[team] : null
}

/** True for a team and itself, and for partners. */
export function areAllied(options: JackalOptions, a: TeamId, b: TeamId): boolean {
  return a === b || partnerOf(options, a) === b
}
