import { inOrder } from '../../../engine/kernel/bots.ts'
import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import type { Match } from '../../../engine/match/match.ts'
import type { AdvisedMove } from '../../contract/ipc.ts'
import type { HostedGame } from '../hostedGame.ts'

/**
 * Advice that leads nobody in circles: where its best move takes a side back to where it has been, for nothing, another that
 * is as good comes first, and each time round one that is further behind. A bot sees nothing but the position, and may like
 * one way as much as the way back.
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
  // The host advises moves of the same game.
  const moves = advice.map(({ move }) => move as unknown as GameShape['move'])
  const times = coaching.timesRound(deeds, state, moves)
  const worths = advice.map(({ value }, place) => value - tedium(times[place] ?? 0, coaching.even))
  const best = advice[worths.indexOf(Math.max(...worths))] ?? first
  if (best === first) return advice
  return inOrder(
    { ...best, value: first.value },
    advice.filter((one) => one !== best),
  )
}

/** What going round costs, in expected result: twice as much each time, and a little more. */
function tedium(times: number, even: number): number {
  return even * (2 ** Math.min(times, MOST_TIMES) - 1)
}

/** More often makes no difference any more. */
const MOST_TIMES = 6
