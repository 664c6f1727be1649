import type { PlannedMove } from '../../../../electron/contract/ipc.ts'
import { EVEN } from '../../../../engine/admiral/data/even.ts'
import { actorOf, sidesOf, unitNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralMove, AdmiralState, Cell } from '../../../../engine/admiral/types.ts'
import { stopAll } from '../../../host/stops.ts'
import type { GameCoach } from '../../../hud/coach/gameCoach.ts'
import { risksSentence } from '../../../hud/coach/givenUp.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useIntent } from '../../intent/intent.ts'
import { endedBy, isStillLaid } from '../../intent/layingOut.ts'
import { cellSpot, WATER } from '../../table/anchors.ts'
import { isAdmiralView } from '../../view.ts'
import { areGiven, type Cards, useAssigning } from '../captains/assigning.ts'
import { factsOf } from './facts.ts'
import { givenUpWords } from './givenUp.ts'
import { courseIn, endsTurn, nameOfMove, planOf, titleOf } from './titles.ts'

/** The coach of Admiral: orders in words, laid out as if the player had chosen them. */
export const ADMIRAL_COACH: GameCoach = {
  even: EVEN,
  tell(advice, { t }, best) {
    const { view } = useIntent.getState()
    const title = view && titleOf(planOf(advice), view, t)
    if (!view || title === null) return null
    const facts = factsNow(advice, view, t)
    const other = best ? { ...factsNow(best, view, t), worth: best.worth } : null
    return { title, ...facts, risks: risksSentence({ ...facts, worth: advice.worth }, other, givenUpWords(t)) }
  },
  name: nameOfMove,
  wayOf(view, planned) {
    const plan = planOf(planned)
    const [move] = plan
    if (!isAdmiralView(view) || !move) return null
    const cells = cellsOf(move, plan, view)
    if (cells.length === 0) return null
    const isShot = move.kind === 'fire' || move.kind === 'salvo'
    const y = WATER + LIFT[isShot ? 'shot' : 'way']
    return { kind: isShot ? 'shot' : 'way', cells, points: cells.map((cell) => ({ ...cellSpot(view.board, cell), y })) }
  },
  sides: (view) => (isAdmiralView(view) ? sidesOf(view) : []),
  isLaid(advice) {
    const cards = cardsOf(advice)
    return cards === null ? isStillLaid(useIntent.getState(), planOf(advice)) : areGiven(useAssigning.getState(), cards)
  },
  onLaid: (listener) => stopAll(useIntent.subscribe(listener), useAssigning.subscribe(listener)),
  takeBack: () => useIntent.getState().takeBack(),
  doing(advice, { t }) {
    const plan = planOf(advice)
    const { view } = useIntent.getState()
    if (!view || endedBy(plan).length === 0) return null
    const press = () => {
      useIntent.getState().layOut(plan)
      useIntent.getState().finishSure()
    }
    return { label: t(endsTurn(view, plan) ? 'end.do' : 'end.do.one'), press }
  },
  layOut(advice, isPressed) {
    const cards = cardsOf(advice)
    if (cards === null) return layOutOrders(planOf(advice), isPressed)
    const given = useAssigning.getState()
    if (isPressed || Object.keys(given.cards).length === 0) given.layOut(cards)
  },
}

/**
 * Lays out a plan. An end shows nowhere on the table, so it does not replace a choice that the player made while the
 * coach was thinking: otherwise the key for sailing or firing would end the turn.
 */
function layOutOrders(plan: readonly AdmiralMove[], isPressed: boolean): void {
  const { course, prompt, layOut } = useIntent.getState()
  const isChosen = course !== null || prompt !== null
  if (isPressed || !isChosen || endedBy(plan).length === 0) layOut(plan)
}

/** Returns the reasons for and against the plan of an advice. */
function factsNow(advice: PlannedMove, view: AdmiralState, t: Translate) {
  const facts = factsOf(t, useIntent.getState(), view, planOf(advice))
  const told = (kind: (typeof facts)[number]['kind']) =>
    facts.filter((one) => one.kind === kind).map(({ text }) => text)
  return { plain: told('plain'), gains: told('good'), risks: told('grave') }
}

/** Returns the ship of each captain in the advice; null for advice that assigns no captains. */
function cardsOf(advice: PlannedMove): Cards | null {
  const [move] = planOf(advice)
  return move?.kind === 'assign' ? move.cards : null
}

/** Height of a course and of a shot over the water, in cells. */
const LIFT = { way: 0.016, shot: 0.3 } as const

/**
 * Returns the cells of a move: a course from its start, a shot from gun to target, the unit's cell for anything else;
 * none for a move without a place.
 */
function cellsOf(move: AdmiralMove, plan: readonly AdmiralMove[], view: AdmiralState): readonly Cell[] {
  const actor = actorOf(move)
  const at = actor === null ? null : (unitNamed(view, actor)?.at ?? null)
  if (at === null) return []
  if (move.kind === 'steer') return [at, ...(courseIn(view, plan)?.path ?? [])]
  const target = 'target' in move ? unitNamed(view, move.target)?.at : null
  return typeof target === 'number' ? [at, target] : [at]
}
