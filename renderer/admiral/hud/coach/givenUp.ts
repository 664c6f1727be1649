import { CAPTAINS } from '../../../../engine/admiral/data/captains.ts'
import type { GivenUpWords } from '../../../hud/coach/givenUp.ts'
import { afterColon, type Translate } from '../../../i18n/t.ts'
import { captainName } from '../../names.ts'

/** Less than this, in points of a brig's hull, is half a hit. */
const WHOLE = 0.75

/** What is given up by an order: what the best one has for it, or roughly how many hits it is behind, as a look ahead knows it. */
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
