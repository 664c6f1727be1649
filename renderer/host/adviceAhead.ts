import { coachObstacle } from '../../electron/contract/advice.ts'
import type { Answer, MatchAdvice, MatchInfo, Standing } from '../../electron/contract/ipc.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import { call } from './client.ts'
import { useSession } from './sessionState.ts'

/**
 * The time after which the coach starts thinking about a question unasked, milliseconds: a player who moves at once
 * needs no advice.
 */
export const AHEAD_AFTER = 400

/** A question with its pending or final answer. */
interface Asked {
  readonly standing: Standing
  readonly answer: Promise<Answer<MatchAdvice>>
}

/** The last question, asked by the player or ahead of them; null if it failed. */
let latest: Asked | null = null
/** The match in which the coach thinks ahead. */
let aheadIn: string | null = null

/** Returns the coach's advice for the asked seat; reuses the answer to an earlier request, even a pending one. */
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
 * Lets the coach think while the player does, from now until the match is left, so that its advice is ready on request.
 * The advice is the same either way, as it depends only on the position.
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

/** Asks nothing while moves are being sent: the host would answer for the position after them. */
function askAhead(): void {
  const { match, standing, sending } = useSession.getState()
  const seat = standing?.asked?.seat
  if (sending || !match || !standing || seat === undefined || coachObstacle(match, seat) !== null) return
  void adviceFor(match, seat, standing)
}
