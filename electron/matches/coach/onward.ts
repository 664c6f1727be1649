import { worthOf } from '../../../engine/kernel/bots.ts'
import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import type { Entry } from '../../../engine/match/entry.ts'
import type { Match } from '../../../engine/match/match.ts'
import { type AdvisedMove, MISTAKE, type PlannedMove } from '../../contract/ipc.ts'
import type { Coaching, HostedGame } from '../../games/hostedGame.ts'

/**
 * Advice that leads nobody in circles: where its best move takes a side back to where it has been, for nothing, another that
 * is as good comes first, and each time round one that is further behind: none that would be a mistake, unless it has gone round too
 * often. Each keeps the value that it has. A bot sees nothing but the position, and may like one way as much as the way back.
 */
export function onward(
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

/** How often each of some moves takes a seat back to where it has been, by what it has done. */
export function timesRound(
  coaching: Coaching<GameShape>,
  deeds: readonly Entry<GameShape>[],
  state: GameShape['state'],
  planned: readonly PlannedMove[],
): readonly number[] {
  // The host tells and records moves of the same game.
  const moves = planned.map(({ move }) => move as unknown as GameShape['move'])
  return coaching.timesRound(deeds, state, moves)
}

/** Whoever has gone round so often has seen that it leads to nothing, whatever a look ahead promises. */
export const TOO_OFTEN = 3

/** The look back reckons by other luck: what comes first is less far behind than what that would call a mistake. */
const MOST_BEHIND = 0.8 * MISTAKE

/** What going round costs, in the measure of what is even: twice as much each time, and a little more. */
function tedium(times: number, even: number): number {
  return even * (2 ** Math.min(times, MOST_TIMES) - 1)
}

/** More often makes no difference any more. */
const MOST_TIMES = 6
