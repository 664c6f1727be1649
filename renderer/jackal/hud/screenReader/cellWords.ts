import { printCell } from '../../../../engine/jackal/cells.ts'
import type { Cell, JackalState } from '../../../../engine/jackal/types.ts'
import { opening, type Translate } from '../../../i18n/t.ts'
import { isShortFlight } from '../../intent/flightRules.ts'
import type { IntentState } from '../../intent/intentState.ts'
import {
  type Choice,
  isFatal,
  placeOf,
  type Selected,
  targetAt,
  targetsOf,
  vesselCellOf,
} from '../../intent/targets.ts'
import { pieceFullName } from '../../names.ts'
import { whyText } from '../../refusalText.ts'
import { tileCardOf } from '../tileCard/tileCard.ts'
import { choiceLabel } from '../turn/actionHint.ts'
import { goerName } from '../turn/goerName.ts'
import { prospectSentences } from '../turn/prospect.ts'

/** Returns the content of a cell, the possible choices or why there are none, and finally its rule. */
export function cellWords(view: JackalState, intent: IntentState, cell: Cell, t: Translate): string {
  const { title, cell: name, notes, rule } = tileCardOf(view, cell, t)
  return [`${name}: ${title}`, ...new Set(notes), ...optionsAt(view, intent, cell, t), rule].map(ended).join(' ')
}

/**
 * Returns the words for the keyboard's cell, and for the cell of a question or an explanation if that is another cell.
 */
export function pointedWords(view: JackalState, intent: IntentState, t: Translate): string {
  const { cursor, prompt, why } = intent
  const told = prompt?.cell ?? why?.cell ?? null
  const cells = [cursor, told === cursor ? null : told]
  return cells.flatMap((cell) => (cell === null ? [] : [cellWords(view, intent, cell, t)])).join(' ')
}

function optionsAt(view: JackalState, intent: IntentState, cell: Cell, t: Translate): readonly string[] {
  const { prompt, why } = intent
  if (prompt?.cell === cell) {
    const isFlight = prompt.moves.some(({ move }) => isShortFlight(intent.view, move))
    if (prompt.who)
      return [`${t('prompt.who')} ${t('spoken.choices', { choices: numberedGoers(prompt.who, view, t) })}`]
    const all = numbered(prompt.moves, intent, t)
    const choices = prompt.moves.length > 1 ? t('spoken.choices', { choices: all }) : all
    return isFlight ? [t('prompt.flight'), choices] : [choices]
  }
  if (why?.cell === cell) return [whyText(t, why).text]
  const target = intent.asked && targetAt(intent, cell)
  if (!target) return []
  if (target.fatal) return [t('prompt.fatal')]
  const labels = target.moves.map((choice) => choiceLabel(choice, target.moves, t, intent.view))
  return [t('spoken.may', { what: labels.join(', ') }), ...prospectSentences({ ...intent, hovered: cell }, t)]
}

function numbered(moves: readonly Choice[], { view }: IntentState, t: Translate): string {
  const said = moves.map((choice, index) => {
    const label = choiceLabel(choice, moves, t, view)
    return `${index + 1} ${label}${isFatal(choice) ? ` (${t('prompt.dies')})` : ''}`
  })
  return said.join(', ')
}

const numberedGoers = (who: readonly Selected[], view: JackalState, t: Translate): string =>
  who.map((one, index) => `${index + 1} ${goerName(one, view, t)}`).join(', ')

/** Returns the chosen piece, its place and its targets. */
export function chosenWords(intent: IntentState, t: Translate): string {
  const { view, selected, asked } = intent
  if (!view || !asked || !selected) return ''
  const goals = targetsOf(intent).map(({ cell }) => printCell(view.board, cell))
  const at = selected.kind === 'piece' ? placeOf(selected.id, view) : vesselCellOf(view, selected)
  const who =
    selected.kind === 'piece'
      ? pieceFullName(t, selected.id)
      : t(selected.boat ? 'card.boat' : 'card.ship', { team: t(`team.${selected.team}`) })
  const where = at === null ? '' : ` ${printCell(view.board, at)}`
  return [`${opening(who)}${where}`, goals.length > 0 ? t('spoken.goals', { cells: goals.join(', ') }) : '']
    .filter((part) => part !== '')
    .map(ended)
    .join(' ')
}

/** Returns a sentence with its full stop. */
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
