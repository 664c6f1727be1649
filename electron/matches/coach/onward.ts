import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import type { Match } from '../../../engine/match/match.ts'
import { type AdvisedMove, MISTAKE } from '../../contract/ipc.ts'
import type { HostedGame } from '../hostedGame.ts'

/**
 * Advice that leads nobody in circles: where its best move takes a side back to where it has been, for nothing, another that
 * is as good comes first, and each time round one that is further behind, but none that would be a mistake. Each keeps the value
 * that it has. A bot sees nothing but the position, and may like one way as much as the way back.
 */
export function onward(
  advice: readonly AdvisedMove[],
  { coaching }: Pick<HostedGame, 'coaching'>,
  { entries, state }: Pick<Match<GameShape>, 'entries' | 'state'>,
  seat: Seat,
): readonly AdvisedMove[] {
  const [first] = advice
  if (!first || !coaching) return advice
  const near = advice.filter(({ value }) => first.value - value <= MOST_BEHIND)
  const deeds = entries.filter((one) => one.seat === seat)
  // The host advises moves of the same game.
  const moves = near.map(({ move }) => move as unknown as GameShape['move'])
  const times = coaching.timesRound(deeds, state, moves)
  const worths = near.map(({ value }, place) => value - tedium(times[place] ?? 0, coaching.even))
  const told = near[worths.indexOf(Math.max(...worths))] ?? first
  return [told, ...advice.filter((one) => one !== told)]
}

/** The look back reckons by other luck: what comes first is less far behind than what that would call a mistake. */
const MOST_BEHIND = 0.8 * MISTAKE

/** What going round costs, in expected result: twice as much each time, and a little more. */
function tedium(times: number, even: number): number {
  return even * (2 ** Math.min(times, MOST_TIMES) - 1)
}

/** More often makes no difference any more. */
const MOST_TIMES = 6
