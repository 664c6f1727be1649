import type { GivenUpWords } from '../../../hud/coach/givenUp.ts'
import type { Translate } from '../../../i18n/t.ts'
import { inSentence } from './whose.ts'

/** Losses in coins below which the text speaks of a quarter, or of a half. */
const [HALF, WHOLE] = [0.375, 0.75]

/**
 * Returns the words for what a move gives up: an advantage of the best one, or the approximate loss in coins, from the
 * look ahead.
 */
export const givenUpWords = (t: Translate): GivenUpWords => ({
  instead: (gain) => t('coach.jackal.instead', { gain: inSentence(gain, t) }),
  less(coins) {
    if (coins < HALF) return t('coach.jackal.less.quarter')
    return coins < WHOLE ? t('coach.jackal.less.half') : t('coach.jackal.less', { n: Math.round(coins) })
  },
  /** A piece that is safe at its destination is as safe aboard. */
  isShared(line, gains) {
    const safe = [t('coach.jackal.safe'), t('coach.jackal.aboard')]
    return gains.includes(line) || (safe.includes(line) && gains.some((one) => safe.includes(one)))
  },
})
