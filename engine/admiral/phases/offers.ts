import { type Course, doNext } from '../agenda.ts'
import { showCaptain } from '../captains/cards.ts'
import { isSwiftFaceUp, mayBeSwift } from '../captains/swift.ts'
import { activationOf, hasLost, isEnemy, isShip, shipNamed, sideOf, teamsAfter } from '../fleet.ts'
import { chancesOf, isForSwift, lootOf } from '../gunnery/chances.ts'
import { shotsBearing } from '../gunnery/lines.ts'
import type {
  AdmiralState,
  Aim,
  Attack,
  Crossing,
  FireMove,
  Offer,
  OfferKind,
  ReplyChoice,
  SalvoMove,
  Ship,
  Task,
  TeamId,
  Unit,
  UnitId,
} from '../types.ts'
import { attackWith } from './gunnery.ts'

function isOpen(state: AdmiralState, offer: Offer): boolean {
  if (hasLost(state, sideOf(state.options, offer.to))) return false
  if (offer.kind !== 'loot') return chancesOf(state, offer).length > 0
  const { captain, gold } = lootOf(state, offer)
  return captain || gold > 0
}

/** Makes an offer unless it is empty or its seat has an automatic reply; returns whether a seat must decide. */
export function putOffer(course: Course, offer: Offer): boolean {
  const { turn, tasks } = course
  if (!isOpen(turn.state, offer)) return false
  const choice = offer.kind === 'loot' ? 'ask' : choiceOf(turn.state, offer.to)
  if (choice === 'ask') {
    turn.emit({ kind: 'offerMade', offer, agenda: [...tasks] })
    return true
  }
  if (choice !== 'never') fireByItself(course, offer, choice)
  return false
}

function choiceOf({ options }: AdmiralState, team: TeamId): ReplyChoice {
  return typeof options.autoReply === 'string' ? options.autoReply : (options.autoReply[team] ?? 'ask')
}

/** Fires one shot after the other as long as any bears on the attacker. It uses no captain that is not face up. */
function fireByItself(course: Course, offer: Offer, choice: Aim): void {
  const waiting = offer.kind === 'first' ? attackWaiting(course) : null
  const at = waiting ? waiting.by.map((volley) => volley.ship) : offer.at
  const chance = chancesOf(course.turn.state, { ...offer, at }).find(
    ({ unit }) => !isForSwift(offer.kind) || (isShip(unit) && isSwiftFaceUp(unit)),
  )
  if (!chance) return
  const { unit, target } = chance
  const aim = isShip(target) ? choice : 'hull'
  takeOffer(course, offer, { kind: 'fire', ship: unit.id, target: target.id, shots: 1, aim })
}

/** Returns the attack that waits while Swift may fire first; null if none does. */
function attackWaiting({ tasks }: Course): Attack | null {
  const next = tasks.at(-1)
  return next?.do === 'roll' ? next.attack : null
}

/** Marks the waiting attack as answered: shots that Swift fires first are its answer (A-REPLY). */
function answerAttack(course: Course): void {
  const attack = attackWaiting(course)
  if (attack) course.tasks.splice(-1, 1, { do: 'roll', attack: { ...attack, answered: true } })
}

/** Fires as an offer allows; it stands until declined or until no shot bears any more (A-REPLY). */
export function takeOffer(course: Course, offer: Offer, move: FireMove | SalvoMove): void {
  const { turn } = course
  const gunner = shipNamed(turn.state, move.kind === 'fire' ? move.ship : (move.with[0]?.ship ?? ''))
  if (gunner && isForSwift(offer.kind)) showCaptain(turn, gunner.id, 'swift')
  else if (gunner && move.captain) declareCaptain(course, gunner)
  if (offer.kind === 'first') answerAttack(course)
  doNext(course, { do: 'offer', offer })
  attackWith(course, move, offer.kind, offer.crossing)
}

/** Shows the captain whose use is declared with a move. */
export function declareCaptain({ turn }: Course, { id, captain }: Ship): void {
  if (captain !== null && captain !== 'hidden') showCaptain(turn, id, captain)
}

/**
 * Returns the offers to every enemy whose guns bear on a ship that crosses their line, seat by seat after the mover's
 * (A-CROSS).
 */
export function crossingOffers(state: AdmiralState, ship: Ship, crossing: Crossing | null): readonly Task[] {
  return offersTo(state, ship, 'crossing', crossing, () => true)
}

/**
 * Returns the offers to every enemy that may be a Swift with guns on a ship that begins or ends its move; none if that
 * ship has declared its own Swift (A-REPLY).
 *
 * @param spared the unit that is about to be fired at: its seat will be asked because of that.
 */
export function readyOffers(state: AdmiralState, ship: Ship, spared: UnitId | null): readonly Task[] {
  if (activationOf(state, ship.id).swiftDeclared) return []
  return offersTo(state, ship, 'ready', null, (unit) => unit.id !== spared && isShip(unit) && mayBeSwift(state, unit))
}

function offersTo(
  state: AdmiralState,
  ship: Ship,
  kind: OfferKind,
  crossing: Crossing | null,
  isAsked: (unit: Unit) => boolean,
): readonly Task[] {
  const units: readonly Unit[] = [...state.ships, ...state.forts]
  const bearing = units.filter(
    (unit) => isEnemy(state, ship.team, unit) && isAsked(unit) && shotsBearing(state, unit, ship, crossing) > 0,
  )
  return teamsAfter(state, ship.team).flatMap((to): readonly Task[] => {
    const by = bearing.filter((unit) => unit.team === to).map((unit) => unit.id)
    return by.length > 0 ? [{ do: 'offer', offer: { to, kind, by, at: [ship.id], crossing } }] : []
  })
}
