import { type Glimpse, type Judgement, rivalParts } from '../../../engine/kernel/judging.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import type { Json } from '../../contract/ipc.ts'
import type { GameLookup } from '../../games/hostedGame.ts'
import type { Judged, JudgingReply, NumberedJudging } from './botMessages.ts'
import { failureOf, inJson } from './botThinking.ts'

/**
 * Returns the value of a decision, judged only by the views of its seat; returns an error as a failure instead of
 * throwing.
 */
export function judge(games: GameLookup, question: NumberedJudging): JudgingReply {
  const { number, game } = question
  try {
    const hosted = games(game)
    if (!hosted) return { number, failure: 'unknown game' }
    return { number, judged: judgedBy(hosted.judge, question) }
  } catch (error) {
    return { number, failure: failureOf(error) }
  }
}

type HostedJudge = NonNullable<ReturnType<GameLookup>>['judge']

function judgedBy(judge: HostedJudge, { view, seat, played, after, seed, rough }: NumberedJudging): Judged | null {
  // The host created these views and moves with the rules of the same game.
  const known = <T>(json: Json) => json as unknown as T
  const moves = played.map((move) => known<{ kind: string }>(move))
  const now = known<object>(view)
  const glance = rough ? judge.glance : undefined
  const rng = openStream(seed, 'judge')
  const found = glance
    ? asJudgement(glance.look(now, seat, moves, rng, after !== null))
    : judge.judge(now, seat, moves, rng, judge.positions)
  if (!found) return null
  const { positions } = glance ?? judge
  const partsIn = (json: Json) => rivalParts(judge, known<object>(json), seat, openStream(seed, 'rivals'), positions)
  const before = partsIn(view)
  const then =
    after === null ? found.played : judge.assess(known<object>(after), seat, openStream(seed, 'after'), positions)
  const rivals = { before, after: after === null ? before : partsIn(after) }
  const { better, ...values } = found
  return { ...values, after: then, rivals, ...(better && { better: inJson(better) }), ...(glance && { rough: true }) }
}

/** Returns a glimpse as a judgement without a mistake: its numbers are too rough to name one. */
function asJudgement(glimpse: Glimpse | null): Judgement<object> | null {
  return glimpse && { best: glimpse.played, ...glimpse }
}
