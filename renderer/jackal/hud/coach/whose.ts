import type { JackalState, PieceId, TeamId } from '../../../../engine/jackal/types.ts'
import { RESIDENTS, TEAMS } from '../../../../engine/jackal/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import { afterColon, type Translate } from '../../../i18n/t.ts'
import { areAllied } from '../../alliances.ts'
import type { Sentence } from '../turn/prospect.ts'
import type { Sides } from './sides.ts'

/** Returns the enemies' crew that a seat leads for this turn (J-GROVE); null while it leads its own. */
export function enemyCrewLed({ options, teams, turn }: JackalState, seat: Seat): TeamId | null {
  const isOwn = teams.some((team) => team.seat === seat && areAllied(options, team.id, turn))
  return isOwn ? null : turn
}

/** Returns whether any of some pieces is on the side of a seat. */
export function areOurs(ids: readonly PieceId[], { options, pieces, teams }: JackalState, seat: Seat): boolean {
  const own = teams.filter((team) => team.seat === seat)
  return pieces.some(({ id, team }) => ids.includes(id) && own.some((one) => areAllied(options, one.id, team)))
}

/**
 * Returns the reasons for and against a step of an enemies' crew: the lines name the crew, and its gains speak against
 * the step.
 */
export function sidesOfFoe({ plain = [], gains = [], risks = [] }: Sides, team: TeamId, t: Translate): Sides {
  const theirs = (lines: readonly Sentence[]) => lines.map((line) => line && ofTeam(line, team, t))
  return { plain, gains: theirs(risks), risks: theirs(gains) }
}

/** Returns a line with its team. */
export function ofTeam(line: string, team: TeamId, t: Translate): string {
  return t(`coach.jackal.of.${team}`, { line: inSentence(line, t) })
}

/** Returns a line that follows a colon; names keep their capitals. */
export function inSentence(line: string, t: Translate): string {
  const names = [...RESIDENTS.map((one) => t(`piece.${one}`)), ...TEAMS.map((team) => t(`team.${team}`))]
  return afterColon(line, names)
}
