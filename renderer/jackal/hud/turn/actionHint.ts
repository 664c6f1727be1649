import type { Decision, JackalMove, JackalState, Load, PieceId, StepCause } from '../../../../engine/jackal/types.ts'
import { continuing, type Translate } from '../../../i18n/t.ts'
import type { Words } from '../../../i18n/words.ts'
import { isShortFlight } from '../../intent/flightRules.ts'
import { decisionOf, type IntentState } from '../../intent/intentState.ts'
import { type Choice, isFatal, moversOf, placingOf, sailersOf, targetsOf } from '../../intent/targets.ts'
import { freeableOf } from '../../intent/uncorkRules.ts'
import { typeOfPiece } from '../../names.ts'

/** Returns the player's possible actions, in one line. */
export function actionHint(state: IntentState, words: Words): string {
  const { t } = words
  const decision = decisionOf(state)
  if (decision) return decisionHint(decision, state, words)
  if (placingOf(state.asked)) return t('hint.placeShip')
  if (state.selected?.kind === 'ship') return vesselHint(state, state.selected.boat === true, words)
  if (state.selected && state.carry) return t(`hint.carry.${state.carry}`)
  if (state.selected) return t('hint.move')
  if (freeableOf(state.asked).length > 0) return t('hint.uncork.instead')
  return t(sailersOf(state.asked).length && moversOf(state.asked).length ? 'hint.choose' : 'hint.choosePiece')
}

/** Returns the hint for a chosen ship or boat: it moves, or a piece leaves it. */
function vesselHint(state: IntentState, boat: boolean, { t }: Words): string {
  const lands = targetsOf(state).some(({ moves }) => moves.some(({ move }) => move.kind === 'go'))
  if (boat) return t(lands ? 'hint.row.land' : 'hint.row')
  return t(lands ? 'hint.sail.land' : 'hint.sail')
}

type OnwardHint = 'hint.arrow' | 'hint.horse' | 'hint.ice' | 'hint.flight' | 'hint.cave' | 'hint.trampoline'
const ONWARD: Readonly<Partial<Record<StepCause, OnwardHint>>> = {
  arrow: 'hint.arrow',
  horse: 'hint.horse',
  ice: 'hint.ice',
  flight: 'hint.flight',
  cave: 'hint.cave',
  trampoline: 'hint.trampoline',
}

/** Returns the question of a decision. */
export function decisionHint(decision: Decision, state: Pick<IntentState, 'first'>, { t, nameOf }: Words): string {
  switch (decision.kind) {
    case 'onward':
      return t(ONWARD[decision.cause] ?? 'hint.onward')
    case 'arrival':
      if (decision.flight) return t('hint.arrival.flight')
      return t(decision.boat ? 'hint.arrival.boat' : 'hint.arrival.give')
    case 'peek':
      return t('hint.peek', { n: decision.looked.length + 1, of: decision.looked.length + decision.left })
    case 'arrange':
      return t('hint.arrange')
    case 'swap':
      return t(state.first === null && decision.first === null ? 'hint.swap.first' : 'hint.swap.second')
    case 'oath':
      return t('hint.oath')
    case 'uncork':
      return t('hint.uncork')
    case 'endOffer':
      return t('hint.endOffer', { name: nameOf(decision.by) })
    default:
      return decision satisfies never
  }
}

/** Returns the name of a choice offered beside a cell; `others` are all choices there. */
export function choiceLabel(
  { move }: Choice,
  others: readonly Choice[],
  t: Translate,
  view: JackalState | null = null,
): string {
  if (move.kind === 'sail' && move.boat) return t('prompt.row')
  if (move.kind === 'uncork') return uncorkLabel(move.piece, view, t)
  if (move.kind !== 'go') return t(CHOICES[move.kind] ?? 'prompt.plain')
  const parts = [move.carry && t(`prompt.${move.carry}`), move.bottle && t('prompt.bottle')]
  const told = parts.filter((part) => typeof part === 'string')
  if (told.length) return told.map((part, index) => (index > 0 ? continuing(part) : part)).join(', ')
  const [load, another] = new Set(others.flatMap(loadOf))
  if (load === undefined) return t('prompt.plain')
  return t(another === undefined ? `prompt.leave.${load}` : 'prompt.empty')
}

/** Returns the title over the choices at a cell: a warning, the name of the only one, or that there is a choice. */
export function promptTitle(choices: readonly Choice[], t: Translate, view: JackalState | null): string {
  const [only, another] = choices
  if (only && choices.every(isFatal)) return t('prompt.fatal')
  if (!only || another) return t('prompt.title')
  return isShortFlight(view, only.move) ? t('prompt.flight') : choiceLabel(only, choices, t, view)
}

/**
 * Returns the piece that a bottle frees, and its step and their number; friends on one turntable are distinguished by
 * their steps.
 */
function uncorkLabel(id: PieceId, view: JackalState | null, t: Translate): string {
  const piece = t(`piece.${typeOfPiece(id)}.for`)
  const found = view?.pieces.find((one) => one.id === id)
  const isFreed = !found || found.trapped || typeof found.at !== 'number'
  return isFreed ? t('prompt.uncork.trap', { piece }) : t('prompt.uncork.step', { piece, step: found.step })
}

const CHOICES: Readonly<
  Partial<Record<JackalMove['kind'], 'prompt.sail' | 'prompt.place' | 'prompt.revive' | 'prompt.peek' | 'prompt.swap'>>
> = {
  sail: 'prompt.sail',
  place: 'prompt.place',
  revive: 'prompt.revive',
  peek: 'prompt.peek',
  swap: 'prompt.swap',
}

const loadOf = ({ move }: Choice): readonly Load[] => (move.kind === 'go' && move.carry ? [move.carry] : [])

/** Returns the name of a button that plays a move. */
export function actionLabel(move: JackalMove, decision: Decision | null, t: Translate): string {
  switch (move.kind) {
    case 'revive':
      return t('action.revive')
    case 'swear':
      return t(move.loud ? 'action.swear' : 'action.polite')
    case 'give':
      return t(move.to === 'friday' ? 'action.giveFriday' : 'action.giveMissionary')
    case 'acceptEnd':
      return t('action.accept')
    case 'decline':
      return declineLabel(decision, t)
    default:
      return t('action.done')
  }
}

/** Returns the meaning of declining: staying by the airplane, keeping the bottles, playing on. */
function declineLabel(decision: Decision | null, t: Translate): string {
  if (decision?.kind === 'endOffer') return t('action.refuse')
  if (decision?.kind === 'uncork') return t('action.noBottle')
  if (decision?.kind !== 'arrival') return t('action.decline')
  if (!decision.flight && !decision.boat) return t('action.keep')
  return t(decision.give.length ? 'action.decline' : 'action.stay')
}
