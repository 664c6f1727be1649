import { CAPTAINS } from '../../../../engine/admiral/data/captains.ts'
import type { GivenUpWords } from '../../../hud/coach/givenUp.ts'
import { afterColon, type Translate } from '../../../i18n/t.ts'
import { captainName } from '../../names.ts'

/** A difference below this, in points of a brig's hull, is shown as half a hit. */
const WHOLE = 0.75

/**
 * Returns what an order gives up: the advantage of the best order, or the approximate difference in hits, as a look
 * ahead estimates it.
 */
export const givenUpWords = (t: Translate): GivenUpWords => ({
  instead: (gain) =>
    t('coach.adm.instead', {
      gain: afterColon(
        gain,
        CAPTAINS.map((card) => captainName(t, card)),
      ),
    }),
  less: (hits) => (hits < WHOLE ? t('coach.adm.less.half') : t('coach.adm.less', { n: Math.round(hits) })),
})
