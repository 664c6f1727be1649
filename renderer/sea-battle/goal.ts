import { FLEET } from '../../engine/sea-battle/data/fleet.ts'
import type { Translate } from '../i18n/t.ts'
import { isSeaBattleView } from './view.ts'

/** Returns the goal of the match (S-WIN). */
export function goalOf(t: Translate, shown: unknown): string | null {
  return isSeaBattleView(shown) ? t('goal.sea-battle', { n: FLEET.length }) : null
}
