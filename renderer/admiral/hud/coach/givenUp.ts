import { CAPTAINS } from '../../../../engine/admiral/data/captains.ts'
import { continuing, type Translate } from '../../../i18n/t.ts'
import { captainName } from '../../names.ts'

/** An order with what speaks for it. */
export interface Praised {
  readonly gains: readonly string[]
  /** In points of a brig's hull. */
  readonly worth: number | undefined
}

/**
 * What is given up by an order against which nothing else speaks: what the best one has for it, or else by how much it comes out behind.
 * Null where neither can be told.
 */
export function givenUp(one: Praised, best: Praised, t: Translate): string | null {
  const gain = best.gains.find((line) => !one.gains.includes(line))
  if (gain !== undefined) return t('coach.adm.instead', { gain: inSentence(gain, t) })
  return one.worth === undefined || best.worth === undefined ? null : hitsTold(best.worth - one.worth, t)
}

/** A line that follows a colon; captains keep their capitals. */
function inSentence(line: string, t: Translate): string {
  return CAPTAINS.some((captain) => line.startsWith(captainName(t, captain))) ? line : continuing(line)
}

/** Less than this is half a hit. */
const WHOLE = 0.75

/** As a look ahead knows it: roughly. */
function hitsTold(hits: number, t: Translate): string {
  return hits < WHOLE ? t('coach.adm.less.half') : t('coach.adm.less', { n: Math.round(hits) })
}
