import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { Translate } from '../../../i18n/t.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { canOrder, type Order } from '../../intent/orders.ts'
import { activeOf } from '../../intent/waiting.ts'
import { isInDanger, leftToAct } from '../turn/hints.ts'

/** Orders that keep a unit in the turn; cards can be turned in any round. */
const DEEDS: readonly Order[] = ['sail', 'turn', 'fire', 'board', 'repair']

/** Returns what to do, in at most six words, without cells or names of ships. */
export function promptText(t: Translate, intent: IntentState): string {
  const { view, selected, asked, danger } = intent
  if (!view || !asked) return t('prompt.adm.wait')
  if (view.assigning.length > 0) return t('prompt.adm.assign')
  if (danger) return t(danger === 'round' && !isInDanger(view, asked.seat) ? 'danger.none' : `danger.${danger}`)
  const isBusy = DEEDS.some((order) => canOrder(intent, order))
  if (leftToAct(intent) === 0 && !isBusy)
    return t(view.wind.strength === 'storm' ? 'prompt.adm.storm' : 'prompt.adm.end')
  const unit = selected === null ? null : unitNamed(view, selected)
  if (!unit || unit.team !== asked.seat) return t('prompt.adm.choose')
  if (!isBusy) return t('prompt.adm.spent')
  const active = activeOf(intent)
  if (active !== null && active !== unit.id) return t('prompt.adm.other')
  return t(canOrder(intent, 'sail') ? 'prompt.adm.sail' : 'prompt.adm.order')
}
