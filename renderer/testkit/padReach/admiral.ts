import { printCell } from '../../../engine/admiral/cells.ts'
import type { AdmiralMove, AdmiralState, Cell } from '../../../engine/admiral/types.ts'
import { ADMIRAL_AIMING } from '../../admiral/hud/aiming.ts'
import { fireByPad } from '../../admiral/hud/orders/orderHandlers.ts'
import { aimedText } from '../../admiral/intent/aimedText.ts'
import { berthsOf } from '../../admiral/intent/courseRules.ts'
import { mayUseCaptain } from '../../admiral/intent/gunneryRules.ts'
import { sendMovesTo, useIntent } from '../../admiral/intent/intent.ts'
import { IDLE_INTENT } from '../../admiral/intent/intentState.ts'
import { canOrder, ORDERS } from '../../admiral/intent/orders.ts'
import {
  type Asked,
  captainDeedsOf,
  gunnersOf,
  mayDeclare,
  offerOf,
  shootableAt,
  shootablesOf,
} from '../../admiral/intent/targets.ts'
import type { DockControl, PadGame } from './search.ts'

type State = ReturnType<typeof useIntent.getState>

const intent = () => useIntent.getState()
let sent: readonly AdmiralMove[] = []

function next(step: 1 | -1): void {
  ADMIRAL_AIMING.forget()
  intent().nextUnit(step)
}

function confirm(): void {
  if (!ADMIRAL_AIMING.confirm?.()) intent().confirm()
}

/** Returns the text of what is sent: a course by the cell where it ends. */
const textOf = (move: AdmiralMove, at: Cell | null): string =>
  move.kind === 'steer' ? `${move.ship} sails to ${at === null ? 'nowhere' : printCell(at)}` : JSON.stringify(move)

/**
 * Returns the moves of a question as texts. A course counts by the cell where it ends, not by its first manoeuvre. Left
 * out are the ends of ships other than the active one, which the table does not offer, and captains, whose cards are
 * assigned together.
 */
export function wantedInAdmiral(asked: Asked, view: AdmiralState): readonly string[] {
  const ships = [...new Set(asked.moves.flatMap(({ move }) => (move.kind === 'steer' ? [move.ship] : [])))]
  const courses = ships.flatMap((selected) =>
    berthsOf({ asked, view, selected, withCaptain: false }).map(({ at }) => `${selected} sails to ${printCell(at)}`),
  )
  const active = view.activation?.ship ?? null
  const isOther = (move: AdmiralMove) =>
    move.kind === 'steer' || move.kind === 'assign' || (move.kind === 'finish' && ![null, move.ship].includes(active))
  const others = asked.moves.flatMap(({ move }) => (isOther(move) ? [] : [JSON.stringify(move)]))
  return [...new Set([...courses, ...others])]
}

/** Returns the controls of the dock that the buttons do not replace. */
function dock(state: State): readonly DockControl[] {
  const { prompt } = state
  if (offerOf(state)) return offered(state)
  if (prompt?.kind === 'captain')
    // the focus stays in the dock, at the first deed
    return captainDeedsOf(state.asked, state.selected).map((deed, place) => ({
      presses: place === 0 ? 1 : 2,
      testId: `captain-${deed.do}${deed.card ? `-${deed.card}` : ''}`,
      press: () => intent().choose(deed),
    }))
  const help = mayUseCaptain(state) ? [{ testId: 'use-captain', press: () => intent().toggleCaptain() }] : []
  if (prompt?.kind === 'fire') return [...help, ...aims(state)]
  if (prompt || state.course) return prompt?.kind === 'board' || prompt?.kind === 'repair' ? help : []
  const orders = ORDERS.filter((order) => canOrder(state, order)).map((order) => ({
    testId: `order-${order}`,
    press: () => intent().order(order),
  }))
  const declares = mayDeclare(state.asked, state.selected, 'steer') || mayDeclare(state.asked, state.selected, 'turn')
  const helped = declares ? [{ testId: 'order-helped', press: () => intent().toggleCaptain() }] : []
  return [...fleetOf(state), ...orders, ...helped, { testId: 'end-turn', press: () => intent().finishAll() }]
}

/** Returns the ships and forts in the dock, also those that can only end. */
function fleetOf({ asked, view }: State): readonly DockControl[] {
  const units = view && asked ? [...view.ships, ...view.forts] : []
  return units
    .filter(({ team, at }) => team === asked?.seat && typeof at === 'number')
    .map(({ id }) => ({ testId: `unit-${id}`, press: () => intent().select(id) }))
}

function aims({ asked, selected, target }: State): readonly DockControl[] {
  const aims = shootableAt(asked, selected, target)?.aims ?? []
  return aims.map((aim) => ({ testId: `aim-${aim}`, press: () => intent().setAim(aim) }))
}

/** Returns the answers to an offer, and the details of a shot. */
function offered(state: State): readonly DockControl[] {
  const { asked, prompt } = state
  const decline = { testId: 'offer-decline', press: () => intent().choose({ kind: 'decline' }) }
  if (prompt?.kind === 'loot') return []
  const pairs = gunnersOf(asked).flatMap((gunner) =>
    shootablesOf(asked, gunner).map(({ target }) => ({
      testId: `pair-${gunner}-${target}`,
      press: () => intent().aimAt(target, gunner),
    })),
  )
  const help = mayUseCaptain(state) ? [{ testId: 'use-captain', press: () => intent().toggleCaptain() }] : []
  return [decline, ...(pairs.length > 1 ? pairs : []), ...aims(state), ...help]
}

/** Admiral as the search plays it. */
export const ADMIRAL_BY_PAD: PadGame<State> = {
  aiming: ADMIRAL_AIMING,
  state: intent,
  restore: (state) => useIntent.setState(state),
  key: (state) => {
    const { selected, cursor, isAimed, course, target, aim, shots, withCaptain, prompt, why } = state
    const way = course && [course.at, course.heading, course.way]
    return JSON.stringify([selected, cursor, isAimed, way, target, aim, shots, withCaptain, prompt, why?.cell])
  },
  choice: aimedText,
  buttons: {
    south: confirm,
    west: fireByPad,
    'right-bumper': () => next(1),
    'left-bumper': () => next(-1),
  },
  dock,
  sent: ({ course, cursor }) => {
    const [first] = sent
    sent = []
    return first ? { text: textOf(first, course?.at ?? cursor), sends: JSON.stringify(first) } : null
  },
}

/**
 * Asks a seat in a position, as at the start of its decision.
 * @param before the state after the last answer
 */
export function askAdmiral(asked: Asked, view: AdmiralState, before: Partial<State> = IDLE_INTENT): void {
  sendMovesTo((moves) => {
    sent = moves
  })
  useIntent.setState(before)
  intent().ask({ ...asked }, view)
}
