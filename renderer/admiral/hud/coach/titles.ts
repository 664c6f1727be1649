import type { PlannedMove } from '../../../../electron/contract/ipc.ts'
import { printCell } from '../../../../engine/admiral/cells.ts'
import { actorOf, friendlyPorts, isShip, unitNamed, unitsOf } from '../../../../engine/admiral/fleet.ts'
import { type Berth, courseAlong } from '../../../../engine/admiral/foresight.ts'
import { canDoMore, endOfTurn } from '../../../../engine/admiral/moves.ts'
import type { AdmiralMove, AdmiralState, RepairMove, Unit } from '../../../../engine/admiral/types.ts'
import { HIDDEN } from '../../../../engine/kernel/game.ts'
import type { NameMove } from '../../../hud/coach/gameCoach.ts'
import type { Translate } from '../../../i18n/t.ts'
import { endedBy, wayOf } from '../../intent/layingOut.ts'
import { captainName, className, nameIn, unitClass } from '../../names.ts'
import { isAdmiralView } from '../../view.ts'

type Plan = readonly AdmiralMove[]

/** Names orders of Admiral. */
export const nameOfMove: NameMove = (view, planned, { t }) =>
  isAdmiralView(view) ? titleOf(planOf(planned), view, t) : null

/** Returns the advised moves: the host advises only moves of the open match's game. */
export function planOf({ move, sequel = [] }: PlannedMove): Plan {
  return [move, ...sequel] as unknown as Plan
}

/**
 * Returns the name of a plan: the unit and its action, so that different plans have different names. Null for no plan.
 */
export function titleOf(plan: Plan, view: AdmiralState, t: Translate): string | null {
  const [move] = plan
  if (!move) return null
  if (move.kind === 'decline') return t(view.offer?.kind === 'loot' ? 'loot.none' : 'offer.decline')
  if (move.kind === 'loot' || move.kind === 'assign') return t(`coach.adm.${move.kind}`)
  if (move.kind === 'finish' && endsTurn(view, plan)) return t(`coach.adm.${waysToPass(view)}`)
  return deedOf(move, plan, view, whoIn(t, view, move), t)
}

function deedOf(
  move: Exclude<AdmiralMove, { kind: 'decline' | 'loot' | 'assign' }>,
  plan: Plan,
  view: AdmiralState,
  Unit: string,
  t: Translate,
): string {
  switch (move.kind) {
    case 'steer': {
      const course = courseIn(view, plan)
      return course
        ? t('coach.adm.sail', { Unit, at: printCell(course.at), heading: t(`heading.${course.heading}.short`) })
        : t('coach.adm.on', { Unit })
    }
    case 'turn':
      return t('coach.adm.turn', { Unit, heading: t(`heading.${move.heading}.short`) })
    case 'fire':
    case 'salvo':
      return t(`coach.adm.fire.${move.aim}`, {
        Unit,
        target: nameIn(t, view, move.target, move.aim === 'hull' ? 'dat' : 'gen'),
      })
    case 'board':
      return t('coach.adm.board', { Unit, target: nameIn(t, view, move.target, 'gen') })
    case 'repair':
      return t(`coach.adm.repair.${partsOf(move)}`, { Unit, hull: move.hull, sails: move.sails })
    case 'captain':
      return t(`coach.adm.${move.do}`, { Unit })
    default:
      return t(`coach.adm.${move.kind}`, { Unit })
  }
}

const partsOf = ({ hull, sails }: RepairMove): 'hull' | 'sails' | 'both' =>
  hull > 0 && sails > 0 ? 'both' : hull > 0 ? 'hull' : 'sails'

/** Returns the course of a plan in any view. */
export function courseIn(view: AdmiralState, plan: Plan): Berth | null {
  const [first] = plan
  return first?.kind === 'steer' ? courseAlong(view, first.ship, wayOf(plan), first.captain === true) : null
}

/** Returns whether a plan ends the turn. */
export function endsTurn(view: AdmiralState, plan: Plan): boolean {
  const ended = endedBy(plan)
  return ended.length === plan.length && endOfTurn(view, view.turn).every((id) => ended.includes(id))
}

/**
 * Returns how a turn ends: after all possible actions, or by choice without any action, with all units in port or
 * elsewhere.
 */
export function waysToPass(view: AdmiralState): 'end' | 'stay' | 'hold' {
  const ships = view.ships.filter(({ team, at }) => team === view.turn && at !== null)
  if (view.activation !== null || ships.some(({ done }) => done) || !isAnybodyAble(view)) return 'end'
  return ships.every((ship) => friendlyPorts(view, ship).length > 0) ? 'stay' : 'hold'
}

/** Returns whether any ship or fort of the seat in turn can still act. */
function isAnybodyAble(view: AdmiralState): boolean {
  return unitsOf(view, view.turn).some((unit) => unit.at !== null && !unit.done && canDoMore(view, unit))
}

/**
 * Returns the name of a ship or fort, with its place if there are others of its kind, and with its captain if declared.
 */
function whoIn(t: Translate, view: AdmiralState, move: AdmiralMove): string {
  const id = actorOf(move)
  const unit = id === null ? null : unitNamed(view, id)
  if (!unit) return ''
  const placed =
    unit.at !== null && hasLike(view, unit)
      ? t('coach.adm.who.at', { unit: className(t, unit.class), at: printCell(unit.at) })
      : unitClass(t, view, unit)
  const card = isShip(unit) && 'captain' in move && move.captain === true ? unit.captain : null
  return card === null || card === HIDDEN
    ? placed
    : t('coach.adm.who.captain', { unit: placed, captain: captainName(t, card) })
}

/** Returns whether another ship of the same squadron and class is afloat: a prize may be. */
function hasLike({ ships }: AdmiralState, { id, team, class: kind }: Unit): boolean {
  return ships.some((one) => one.id !== id && one.team === team && one.class === kind && one.at !== null)
}
