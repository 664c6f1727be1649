import { inOrder } from '../../../engine/kernel/bots.ts'
import type { GameShape, Seat } from '../../../engine/kernel/game.ts'
import type { Match } from '../../../engine/match/match.ts'
import type { AdvisedMove } from '../../contract/ipc.ts'
import { hasLuck } from '../analysis/decisions.ts'
import type { HostedGame } from '../hostedGame.ts'

/**
 * Advice that sends nobody to and fro: where its best move takes back what the side's last one did, another that is as good
 * comes first. A bot sees nothing but the position, and may like one way as much as the way back.
 */
export function onward(
  advice: readonly AdvisedMove[],
  { coaching }: Pick<HostedGame, 'coaching'>,
  { entries, state }: Pick<Match<GameShape>, 'entries' | 'state'>,
  seat: Seat,
): readonly AdvisedMove[] {
  const [first] = advice
  const last = coaching && entries.findLast((one) => one.seat === seat && coaching.isSameTurn(one.before, state))
  if (!first || !coaching || !last || hasLuck(last)) return advice
  // The host advises moves of the same game.
  const isBack = ({ move }: AdvisedMove) => coaching.takesBack(last, move as unknown as GameShape['move'])
  const other = advice.find((one) => !isBack(one) && first.value - one.value < coaching.even)
  if (!isBack(first) || !other) return advice
  return inOrder(
    { ...other, value: first.value },
    advice.filter((one) => one !== other),
  )
}
