import { printCell } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import type { Translate } from '../../../i18n/t.ts'
import { threatsIn } from '../../highlights/overlay.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { activeOf, unitsToLose } from '../../intent/waiting.ts'
import { unitTitle } from '../../names.ts'

/** What is asked. */
export function hintText(t: Translate, intent: IntentState): string {
  const { view, selected, asked, danger } = intent
  if (!view) return t('hint.adm.choose')
  if (view.assigning.length > 0) return t('hint.adm.assign')
  if (view.offer) return t(`hint.adm.offer.${view.offer.kind}`)
  if (danger) return t(danger === 'round' && !isInDanger(view, asked?.seat) ? 'danger.none' : `danger.${danger}`)
  const unit = selected === null ? null : unitNamed(view, selected)
  if (!unit || unit.at === null) return t(leftToAct(intent) === 0 ? 'hint.adm.nothing' : 'hint.adm.choose')
  const [Unit, at] = [unitTitle(t, view, unit), printCell(unit.at)]
  if (unit.team !== asked?.seat) return `${Unit} ${at}`
  const active = view.activation && unitNamed(view, view.activation.ship)
  if (active && active.id !== unit.id && active.at !== null)
    return t('hint.adm.other', { Unit: unitTitle(t, view, active), at: printCell(active.at) })
  return t('hint.adm.orders', { Unit, at })
}

/** Whether enemies of a seat have still something to do this round; true where nobody is asked. */
export function isInDanger(view: AdmiralState, seat: Seat | undefined): boolean {
  const team = view.teams.find(({ id }) => id === seat)
  return !team || threatsIn(view, team.id, 'round').length > 0
}

/** How many can still act beside the ship that is acting. */
export function leftText(t: Translate, intent: IntentState, left: number): string {
  if (left > 0) return t('turn.left', { n: left })
  return t(activeOf(intent) ? 'turn.othersDone' : 'turn.none')
}

/** Own ships and forts that could still do something this round; null outside one's own turn. */
export function leftToAct(intent: IntentState): number | null {
  const { asked, view } = intent
  if (!asked || !view || view.offer || view.assigning.length > 0) return null
  return unitsToLose(intent).length
}
