import {
  type Answer,
  coachObstacle,
  type MatchAdvice,
  type MatchInfo,
  type Standing,
} from '../../electron/contract/ipc.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import { call } from './client.ts'
import { useSession } from './sessionState.ts'

/** A question stands for so many milliseconds before the coach thinks about it unasked: whoever plays on at once needs no advice. */
export const AHEAD_AFTER = 400

/** A question, and the answer to come. */
interface Asked {
  readonly standing: Standing
  readonly answer: Promise<Answer<MatchAdvice>>
}

/** What was asked last, by the player or ahead of him; null where that failed. */
let latest: Asked | null = null
/** The match in which the coach thinks ahead. */
let aheadIn: string | null = null

/** The coach's advice for a seat that is asked: the answer that is there already, or still to come, where it was asked before. */
export function adviceFor(match: MatchInfo, seat: Seat, standing: Standing): Asked['answer'] {
  if (latest?.standing === standing) return latest.answer
  const asked = { standing, answer: call('match:advise', { id: match.id, seat }) }
  latest = asked
  void asked.answer.then(({ ok }) => {
    if (!ok && latest === asked) latest = null
  })
  return asked.answer
}

/**
 * From now on, until the match is left, the coach thinks while the player does, so that his advice is there when it is asked
 * for. It is the same as without, for it depends on the position alone.
 */
export function thinkAhead({ id }: MatchInfo): void {
  if (aheadIn === id) return
  aheadIn = id
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = useSession.subscribe((now, before) => {
    if (now.standing !== before.standing || now.match?.id !== id) clearTimeout(timer)
    if (now.match?.id !== id) return leave(id, stop)
    if (now.standing !== before.standing) timer = setTimeout(askAhead, AHEAD_AFTER)
  })
}

function leave(id: string, stop: () => void): void {
  stop()
  if (aheadIn !== id) return
  aheadIn = null
  latest = null
}

/** Nothing is asked while moves are sent: the host would answer for the position after them. */
function askAhead(): void {
  const { match, standing, sending } = useSession.getState()
  const seat = standing?.asked?.seat
  if (sending || !match || !standing || seat === undefined || coachObstacle(match, seat) !== null) return
  void adviceFor(match, seat, standing)
}
