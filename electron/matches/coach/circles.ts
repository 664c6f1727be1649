import { worthOf } from '../../../engine/kernel/bots.ts'
import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import type { Entry } from '../../../engine/match/entry.ts'
import type { Match } from '../../../engine/match/match.ts'
import { MISTAKE } from '../../contract/analysis.ts'
import type { AdvisedMove, PlannedMove } from '../../contract/ipc.ts'
import type { Coaching, HostedGame } from '../../games/hostedGame.ts'

/**
 * Sorts advice so that it does not lead in circles. If its best move takes a side back to an earlier position without
 * gain, another move that is equally good comes first, and after each further round a worse one: none that would be a
 * mistake, unless the side has gone round too often. Each keeps its value. A bot sees only the position, and may rate
 * both directions of a way equally.
 */
export function avoidCircles(
  advice: readonly AdvisedMove[],
  { coaching }: Pick<HostedGame, 'coaching'>,
  { entries, state }: Pick<Match<GameShape>, 'entries' | 'state'>,
  seat: Seat,
): readonly AdvisedMove[] {
  const [first] = advice
  if (!first || !coaching) return advice
  const deeds = entries.filter((one) => one.seat === seat)
  const times = timesRound(coaching, deeds, state, advice)
  const most = (times[0] ?? 0) >= TOO_OFTEN ? Number.POSITIVE_INFINITY : MOST_BEHIND
  const worths = advice.map((one, place) =>
    first.value - one.value > most ? Number.NEGATIVE_INFINITY : worthOf(one) - tedium(times[place] ?? 0, coaching.even),
  )
  const told = advice[worths.indexOf(Math.max(...worths))] ?? first
  return [told, ...advice.filter((one) => one !== told)]
}

/** Returns, for each of some moves, how often it takes a seat back to an earlier position, by the seat's own moves. */
export function timesRound(
  coaching: Coaching<GameShape>,
  deeds: readonly Entry<GameShape>[],
  state: GameShape['state'],
  planned: readonly PlannedMove[],
): readonly number[] {
  // The host sends and records moves of the same game.
  const moves = planned.map(({ move }) => move as unknown as GameShape['move'])
  return coaching.timesRound(deeds, state, moves)
}

/** After this number of rounds it is clear that a circle leads to nothing, whatever the search predicts. */
export const TOO_OFTEN = 3

/** The analysis draws other luck: the first move must be less far behind than a mistake of the analysis. */
const MOST_BEHIND = 0.8 * MISTAKE

/** Returns the cost of going round, in the measure of `even`: twice as much each time, and a little more. */
function tedium(times: number, even: number): number {
  return even * (2 ** Math.min(times, MOST_TIMES) - 1)
}

/** The number of rounds after which more make no further difference. */
const MOST_TIMES = 6
