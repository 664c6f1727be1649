import type { PlannedMove } from '../../../../electron/contract/ipc.ts'
import { printCell } from '../../../../engine/admiral/cells.ts'
import { sidesOf, unitNamed } from '../../../../engine/admiral/fleet.ts'
import { type Berth, reachable } from '../../../../engine/admiral/foresight.ts'
import type { AdmiralMove, AdmiralState, Cell, UnitId } from '../../../../engine/admiral/types.ts'
import type { GameCoach } from '../../../hud/coach/gameCoach.ts'
import type { Translate } from '../../../i18n/t.ts'
import { useIntent } from '../../intent/intent.ts'
import type { IntentState } from '../../intent/intentState.ts'
import { courseOf, isStillLaid, wayOf } from '../../intent/layingOut.ts'
import { headingName, nameIn, unitTitle } from '../../names.ts'
import { cellSpot, WATER } from '../../table/anchors.ts'
import { isAdmiralView } from '../../view.ts'
import { areGiven, type Cards, useAssigning } from '../captains/assigning.ts'
import { factsOf } from './facts.ts'

/** The coach of Admiral: orders in words, laid out as if they had been chosen. */
export const ADMIRAL_COACH: GameCoach = {
  even: 0.006,
  tell(advice, { t }) {
    const state = useIntent.getState()
    const plan = planOf(advice)
    const [move] = plan
    if (!state.view || !move) return null
    const facts = factsOf(t, state, state.view, plan)
    const told = (kind: (typeof facts)[number]['kind']) =>
      facts.filter((one) => one.kind === kind).map(({ text }) => text)
    return {
      title: titleOf(move, courseFor(move, plan, state), state.view, t),
      plain: told('plain'),
      gains: told('good'),
      risks: told('grave'),
    }
  },
  name(view, planned, { t }) {
    const plan = planOf(planned)
    const [move] = plan
    return isAdmiralView(view) && move ? titleOf(move, courseIn(view, plan), view, t) : null
  },
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
  useIsLaid(advice) {
    const cards = cardsOf(advice)
    const isGiven = useAssigning((state) => cards !== null && areGiven(state, cards))
    const isOrdered = useIntent((state) => isStillLaid(state, planOf(advice)))
    return cards === null ? isOrdered : isGiven
  },
  layOut(advice, isPressed) {
    const cards = cardsOf(advice)
    if (cards === null) return useIntent.getState().layOut(planOf(advice))
    const given = useAssigning.getState()
    if (isPressed || Object.keys(given.cards).length === 0) given.layOut(cards)
  },
}

/** Who is to command which ship; null for what gives out no captains. */
function cardsOf(advice: PlannedMove): Cards | null {
  const [move] = planOf(advice)
  return move?.kind === 'assign' ? move.cards : null
}

/** The host advises moves of the open match's game. */
function planOf({ move, sequel = [] }: PlannedMove): readonly AdmiralMove[] {
  return [move, ...sequel] as unknown as readonly AdmiralMove[]
}

/** Height of a course over the water, and of a shot, cells. */
const LIFT = { way: 0.016, shot: 0.3 } as const

/** A course from where it sets out, a shot from gun to target, and the place of anything else; none of what has no place. */
function cellsOf(move: AdmiralMove, plan: readonly AdmiralMove[], view: AdmiralState): readonly Cell[] {
  const actor = actorOf(move)
  const at = actor === null ? null : (unitNamed(view, actor)?.at ?? null)
  if (at === null) return []
  if (move.kind === 'steer') return [at, ...(courseIn(view, plan)?.path ?? [])]
  const target = 'target' in move ? unitNamed(view, move.target)?.at : null
  return typeof target === 'number' ? [at, target] : [at]
}

/** Who does it; null for what no ship or fort does by herself. */
function actorOf(move: AdmiralMove): UnitId | null {
  if (move.kind === 'assign' || move.kind === 'decline') return null
  return move.kind === 'salvo' ? (move.with[0]?.ship ?? null) : move.ship
}

/** The course of a plan among those that the ship may be ordered to now. */
function courseFor(move: AdmiralMove, plan: readonly AdmiralMove[], state: IntentState): Berth | null {
  return move.kind === 'steer' ? courseOf(state, move.ship, plan) : null
}

/** The course of a plan in any view. */
function courseIn(view: AdmiralState, plan: readonly AdmiralMove[]): Berth | null {
  const [first] = plan
  if (first?.kind !== 'steer') return null
  const way = wayOf(plan).join()
  return reachable(view, first.ship, first.captain === true).find((berth) => berth.way.join() === way) ?? null
}

function titleOf(move: AdmiralMove, course: Berth | null, view: AdmiralState, t: Translate): string {
  if (move.kind === 'decline') return t(view.offer?.kind === 'loot' ? 'loot.none' : 'offer.decline')
  if (move.kind === 'loot' || move.kind === 'assign') return t(`coach.adm.${move.kind}`)
  const id = actorOf(move)
  const unit = id === null ? null : unitNamed(view, id)
  const Unit = unit ? unitTitle(t, view, unit) : ''
  switch (move.kind) {
    case 'steer':
      return course
        ? t('coach.adm.sail', { Unit, at: printCell(course.at), heading: headingName(t, course.heading) })
        : t('coach.adm.on', { Unit })
    case 'turn':
      return t('coach.adm.turn', { Unit, heading: headingName(t, move.heading) })
    case 'fire':
    case 'salvo':
      return t(`coach.adm.fire.${move.aim}`, { Unit, target: nameIn(t, view, move.target) })
    case 'board':
      return t('coach.adm.board', { Unit, target: nameIn(t, view, move.target) })
    case 'captain':
      return t(`coach.adm.${move.do}`, { Unit })
    default:
      return t(`coach.adm.${move.kind}`, { Unit })
  }
}
