import type { JackalEvent, JackalState, TeamId } from '../../../engine/jackal/types.ts'
import type { Outcome, Seat } from '../../../engine/kernel/game.ts'
import { crewsOf } from '../hud/crews/crews.ts'
import type { LogStep } from '../log/logbook.ts'

/** One crew's line of the result. */
export interface ResultLine {
  readonly team: TeamId
  readonly seat: Seat
  readonly gold: number
  readonly dead: number
  readonly treasure: boolean
  readonly wins: boolean
  /** The total of the crew's seat or alliance, if that is more than the crew's own. */
  readonly together: number | null
}

/** Returns the crews of a finished match, richest seat first. */
export function resultLines(
  view: JackalState,
  outcome: Outcome,
  steps: readonly Pick<LogStep, 'events'>[],
): ResultLine[] {
  const bearer = treasureBearer(steps.flatMap(({ events }) => events))
  const lines = crewsOf(view).map(({ id, seat, gold, dead }) => ({
    team: id,
    seat,
    gold,
    dead,
    treasure: bearer === id,
    wins: outcome.winners.includes(seat),
    together: togetherOf(outcome.scores[seat] ?? gold, gold),
  }))
  return lines.sort((a, b) => (outcome.scores[b.seat] ?? 0) - (outcome.scores[a.seat] ?? 0))
}

const togetherOf = (score: number, own: number): number | null => (score === own ? null : score)

/** Returns the team that brought the galleon's treasure home. */
function treasureBearer(events: readonly JackalEvent[]): TeamId | null {
  const scored = events.find((event) => event.kind === 'loadScored' && event.load === 'treasure')
  return scored?.kind === 'loadScored' ? scored.team : null
}
