import { printCell } from '../../../../engine/admiral/cells.ts'
import { unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, UnitId } from '../../../../engine/admiral/types.ts'
import type { Seat } from '../../../../engine/kernel/game.ts'
import type { Translate } from '../../../i18n/t.ts'
import { threatsIn } from '../../highlights/boardMarks.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { canOrder, type Order } from '../../intent/orders.ts'
import { activeOf, unitsToLose } from '../../intent/waiting.ts'
import { nameIn, unitTitle } from '../../names.ts'

/** Orders that keep a unit in the turn; cards can be turned in any round. */
const DEEDS: readonly Order[] = ['sail', 'turn', 'fire', 'board', 'repair']

/** Returns the open question in words. */
export function hintText(t: Translate, intent: IntentState): string {
  const { view, selected, asked, danger } = intent
  if (!view) return t('hint.adm.choose')
  if (view.assigning.length > 0) return t('hint.adm.assign')
  if (view.offer) return t(`hint.adm.offer.${view.offer.kind}`)
  if (danger) return t(danger === 'round' && !isInDanger(view, asked?.seat) ? 'danger.none' : `danger.${danger}`)
  const unit = selected === null ? null : unitNamed(view, selected)
  if (!unit || unit.at === null) {
    if (leftToAct(intent) !== 0) return t('hint.adm.choose')
    return t(view.wind.strength === 'storm' ? 'hint.adm.nothing.storm' : 'hint.adm.nothing')
  }
  const [Unit, at] = [unitTitle(t, view, unit), printCell(unit.at)]
  if (unit.team !== asked?.seat) return `${Unit} ${at}`
  if (!DEEDS.some((order) => canOrder(intent, order))) return t('hint.adm.spent', { Unit, at })
  const active = view.activation && unitNamed(view, view.activation.ship)
  if (active && active.id !== unit.id && active.at !== null)
    return t('hint.adm.other', { unit: nameIn(t, view, active.id, 'gen'), at: printCell(active.at) })
  return t('hint.adm.orders', { Unit, at })
}

/** Returns whether enemies of a seat can still act this round; true if no seat is asked. */
export function isInDanger(view: AdmiralState, seat: Seat | undefined): boolean {
  const team = view.teams.find(({ id }) => id === seat)
  return !team || threatsIn(view, team.id, 'round').length > 0
}

/** Returns how many units can still act besides the acting ship. */
export function leftText(t: Translate, intent: IntentState, left: number): string {
  if (left > 0) return t('turn.left', { n: left })
  const active = activeOf(intent)
  if (!active) return t('turn.none')
  return hasOthers(intent, active) ? t('turn.othersDone') : ''
}

/**
 * Returns the number of the player's ships and forts that could still act this round; null outside the player's turn.
 */
export function leftToAct(intent: IntentState): number | null {
  const { asked, view } = intent
  if (!asked || !view || view.offer || view.assigning.length > 0) return null
  return unitsToLose(intent).length
}

/** Returns whether a squadron has any unit besides this ship. */
function hasOthers({ view }: IntentState, id: UnitId): boolean {
  const units = view ? [...view.ships, ...view.forts] : []
  const team = units.find((unit) => unit.id === id)?.team
  return units.some((unit) => unit.team === team && unit.id !== id && unit.at !== null)
}
