import { LOAD_VALUES } from '../../engine/jackal/data/loads.ts'
import type { Translate } from '../i18n/t.ts'
import { enoughOf, goldIn } from './gold.ts'
import { isJackalView } from './view.ts'

/** Returns the goal of the match: the amount of gold on the island, and its destination (J-END). */
export function goalOf(t: Translate, shown: unknown): string | null {
  if (!isJackalView(shown)) return null
  const { coins, treasures } = goldIn(shown.board.deck)
  const gold = t('goal.jackal.coins', { n: coins })
  if (treasures === 0 && shown.options.endWhenDecided) return t('goal.jackal.race', { gold, n: enoughOf(coins) })
  if (treasures === 0) return t('goal.jackal', { gold })
  const worth = LOAD_VALUES.treasure
  const more =
    treasures === 1 ? t('goal.jackal.treasure', { worth }) : t('goal.jackal.treasures', { n: treasures, worth })
  return t('goal.jackal', { gold: `${gold} ${more}` })
}
