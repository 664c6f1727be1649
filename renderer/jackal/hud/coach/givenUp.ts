import type { GivenUpWords } from '../../../hud/coach/givenUp.ts'
import type { Translate } from '../../../i18n/t.ts'
import { inSentence } from './whose.ts'

/** Fewer coins than this are a quarter, or a half. */
const [HALF, WHOLE] = [0.375, 0.75]

/** What is given up by a move: what the best one has for it, or roughly how many coins it is worth less, as a look ahead knows it. */
export const givenUpWords = (t: Translate): GivenUpWords => ({
  instead: (gain) => t('coach.jackal.instead', { gain: inSentence(gain, t) }),
  less(coins) {
    if (coins < HALF) return t('coach.jackal.less.quarter')
    return coins < WHOLE ? t('coach.jackal.less.half') : t('coach.jackal.less', { n: Math.round(coins) })
  },
  /** Whoever is safe where he comes to stand is as safe aboard. */
  isShared(line, gains) {
    const safe = [t('coach.jackal.safe'), t('coach.jackal.aboard')]
    return gains.includes(line) || (safe.includes(line) && gains.some((one) => safe.includes(one)))
  },
})
