import { FLEET } from '../../engine/sea-battle/data/fleet.ts'
import type { Translate } from '../i18n/t.ts'
import { isSeaBattleView } from './view.ts'

/** What the match is about (S-WIN). */
export function goalOf(t: Translate, shown: unknown): string | null {
  return isSeaBattleView(shown) ? t('goal.sea-battle', { n: FLEET.length }) : null
}
