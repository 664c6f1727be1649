import { printCell } from '../../../../engine/admiral/cells.ts'
import { isShip, unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell } from '../../../../engine/admiral/types.ts'
import type { Translate } from '../../../i18n/t.ts'
import { usesCaptain } from '../../intent/courseRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { headingName, nameIn } from '../../names.ts'
import { whyText } from '../../refusalText.ts'
import { statusNamed, statusOf } from '../fleet/fleets.ts'
import { screenReaderStatus } from '../fleet/unitWords.ts'
import { courseFacts } from '../orders/courseText.ts'

/** Describes the selected ship or fort: all public facts, its heading and its range. */
export function chosenWords({ selected }: IntentState, view: AdmiralState, t: Translate): string {
  const status = statusNamed(view, selected)
  if (!status) return ''
  const { unit, points } = status
  const condition = screenReaderStatus(t, view, status)
  if (!isShip(unit) || unit.at === null) return `${condition}.`
  const heads = t('spoken.ship', { status: condition, heading: headingName(t, unit.heading) })
  return points === null ? `${heads}.` : `${heads}, ${t('spoken.points', { n: points })}.`
}

/**
 * Describes the current plan: the reason against it, a course with its dangers, an attack; else the keyboard's cell.
 */
export function planWords(intent: IntentState, view: AdmiralState, t: Translate): string {
  const { why, course, prompt, cursor } = intent
  if (why) return whyText(t, why).text
  if (course) return courseWords(intent, view, t)
  if (prompt?.kind === 'fire' || prompt?.kind === 'board') return attackWords(intent, view, t)
  return cursor === null ? '' : cellWords(view, cursor, t)
}

function courseWords(intent: IntentState, view: AdmiralState, t: Translate): string {
  const { course, selected: ship } = intent
  if (!course || ship === null) return ''
  const isTurn = course.way.length === 0
  const title = isTurn ? t('course.turn') : t('course.title', { at: printCell(course.at) })
  const facts = courseFacts(t, view, ship, course, usesCaptain(intent, isTurn ? 'turn' : 'steer'))
  const heads = t('spoken.course', { title, heading: headingName(t, course.heading) })
  return [heads, ...facts.map(({ text }) => text)].map((sentence) => `${sentence}.`).join(' ')
}

function attackWords({ prompt, target, shots, aim }: IntentState, view: AdmiralState, t: Translate): string {
  if (target === null) return ''
  const unit = unitNamed(view, target)
  const at = unit && unit.at !== null ? ` ${printCell(unit.at)}` : ''
  if (prompt?.kind === 'board') return `${t('board.title', { unit: nameIn(t, view, target, 'acc') })}${at}.`
  const title = `${t('fire.title', { unit: nameIn(t, view, target, 'dat') })}${at}`
  return `${t('spoken.fire', { title, shots: t('count.shots', { n: shots }), aim: t(`aim.${aim}`) })}.`
}

/** Describes the contents of a cell. */
export function cellWords(view: AdmiralState, cell: Cell, t: Translate): string {
  const unit = [...view.ships, ...view.forts].find(({ at }) => at === cell)
  if (unit) {
    const heads = isShip(unit) ? `. ${t('course.heading', { heading: headingName(t, unit.heading) })}` : ''
    return `${screenReaderStatus(t, view, statusOf(view, unit))}${heads}.`
  }
  const { land, reefs } = view.board
  const ground = land.includes(cell) ? 'spoken.land' : reefs.includes(cell) ? 'spoken.reef' : 'spoken.sea'
  return `${printCell(cell)}: ${t(ground)}.`
}
