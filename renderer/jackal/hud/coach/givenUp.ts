import type { AdvisedMove } from '../../../../electron/contract/ipc.ts'
import type { ToldAdvice } from '../../../hud/coach/gameCoach.ts'
import type { Translate } from '../../../i18n/t.ts'
import { inSentence } from './whose.ts'

/** A move with what is told of it. */
export interface Told {
  readonly advice: AdvisedMove
  readonly facts: Pick<ToldAdvice, 'gains' | 'risks'>
}

/**
 * What is given up by a move against which nothing else speaks: what the best one has for it, or else the coins that it is worth less in
 * the end. Null where neither can be told.
 */
export function givenUp(one: Told, best: Told, t: Translate): string | null {
  const gain = best.facts.gains.find((line) => !isShared(line, one.facts.gains, t))
  if (gain !== undefined) return t('coach.jackal.instead', { gain: inSentence(gain, t) })
  const { worth } = one.advice
  return worth === undefined || best.advice.worth === undefined ? null : coinsTold(best.advice.worth - worth, t)
}

/** Whoever is safe where he comes to stand is as safe aboard. */
function isShared(line: string, gains: readonly string[], t: Translate): boolean {
  const safe = [t('coach.jackal.safe'), t('coach.jackal.aboard')]
  return gains.includes(line) || (safe.includes(line) && gains.some((one) => safe.includes(one)))
}

/** Fewer coins than this are a quarter, or a half. */
const [HALF, WHOLE] = [0.375, 0.75]

/** So many coins less, roughly: a look ahead knows no more. */
function coinsTold(coins: number, t: Translate): string {
  if (coins < HALF) return t('coach.jackal.less.quarter')
  return coins < WHOLE ? t('coach.jackal.less.half') : t('coach.jackal.less', { n: Math.round(coins) })
}
