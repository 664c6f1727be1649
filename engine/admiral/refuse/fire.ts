import { mayBeSwift } from '../captains/swift.ts'
import { areAllied, isEnemy, isFighting, isShip, shipNamed, unitNamed } from '../fleet.ts'
import { isForSwift } from '../gunnery/chances.ts'
import { bearingOf, hasShots, shotsBearing } from '../gunnery/lines.ts'
import type {
  AdmiralRefusal,
  AdmiralState,
  Crossing,
  FireMove,
  Occasion,
  Offer,
  SalvoMove,
  Ship,
  TeamId,
  Unit,
  UnitId,
  Volley,
} from '../types.ts'
import { declaredBarrier, helpsFirstDeed } from './declared.ts'

/** Returns why a ship or fort cannot fire the given number of shots at a target in its own turn. */
export function fireBarrier(state: AdmiralState, move: FireMove): AdmiralRefusal | null {
  return volleyBarrier(state, move, move, null) ?? captainBarrier(state, move, move.ship, 'turn')
}

/**
 * Returns what prevents a salvo: all units in it must be one team's, each named once, with shots that bear (A-FIRE).
 */
export function salvoBarrier(state: AdmiralState, team: TeamId, move: SalvoMove): AdmiralRefusal | null {
  return namesBarrier(state, team, move) ?? volleysBarrier(state, move, null) ?? leaderBarrier(state, move, 'turn')
}

/** Returns what prevents the use of a captain in a salvo: it must be that of the ship named first (A-FIRE). */
function leaderBarrier(state: AdmiralState, move: SalvoMove, occasion: Occasion): AdmiralRefusal | null {
  return captainBarrier(state, move, move.with[0]?.ship ?? '', occasion)
}

function namesBarrier(state: AdmiralState, team: TeamId, { with: volleys }: SalvoMove): AdmiralRefusal | null {
  const names = volleys.map((volley) => volley.ship)
  if (names.length === 0) return 'no-such-unit'
  if (new Set(names).size < names.length) return 'salvo-names-twice'
  const units = names.map((name) => unitNamed(state, name))
  if (units.includes(null)) return 'no-such-unit'
  return units.every((unit) => unit?.team === team) ? null : 'salvo-not-your-ship'
}

function volleysBarrier(state: AdmiralState, move: SalvoMove, crossing: Crossing | null): AdmiralRefusal | null {
  for (const volley of move.with) {
    const barrier = volleyBarrier(state, volley, move, crossing)
    if (barrier) return barrier
  }
  return null
}

/**
 * Returns what prevents an answer: an offer names the units that may fire and their targets; Swift's offers are for
 * Swift only (A-REPLY).
 */
export function answerBarrier(state: AdmiralState, offer: Offer, move: FireMove | SalvoMove): AdmiralRefusal | null {
  if (!offer.at.includes(move.target)) return 'not-offered'
  if (move.kind === 'salvo') {
    if (offer.kind !== 'crossing' || !move.with.every((volley) => offer.by.includes(volley.ship))) return 'not-offered'
    const barrier = namesBarrier(state, offer.to, move) ?? volleysBarrier(state, move, offer.crossing)
    return barrier ?? leaderBarrier(state, move, offer.kind)
  }
  if (!offer.by.includes(move.ship)) return 'not-offered'
  const unit = unitNamed(state, move.ship)
  if (!unit || unit.team !== offer.to || (isForSwift(offer.kind) && !isSwiftHere(state, unit))) return 'not-offered'
  return volleyBarrier(state, move, move, offer.crossing) ?? captainBarrier(state, move, move.ship, offer.kind)
}

function isSwiftHere(state: AdmiralState, unit: Unit): boolean {
  return isShip(unit) && unit.captain === 'swift' && mayBeSwift(state, unit)
}

function volleyBarrier(
  state: AdmiralState,
  { ship, shots }: Volley,
  { target: id, aim }: Pick<FireMove, 'target' | 'aim'>,
  crossing: Crossing | null,
): AdmiralRefusal | null {
  const unit = unitNamed(state, ship)
  const target = unitNamed(state, id)
  if (!unit || !target) return 'no-such-unit'
  if (!isFighting(state, unit) || !isFighting(state, target)) return 'out-of-play'
  if (areAllied(state.options, unit.team, target.team) || !isEnemy(state, unit.team, target)) return 'not-an-enemy'
  if (shots < 1 || !hasShots(state, unit) || shots > unit.shotsLeft) return 'no-shots-left'
  if (!bearingOf(state, unit, target, crossing)) return 'no-guns-bear'
  if (shots > shotsBearing(state, unit, target, crossing)) return 'chaser-fires-once'
  return aim === 'sails' && !isShip(target) ? 'forts-have-no-sails' : null
}

/**
 * Returns what prevents a captain with shots: Target may always be declared; Swift only if it then fires first, or
 * keeps an enemy's Swift from doing so.
 */
function captainBarrier(
  state: AdmiralState,
  { target, captain }: FireMove | SalvoMove,
  gunner: UnitId,
  occasion: Occasion,
): AdmiralRefusal | null {
  return declaredBarrier(
    unitNamed(state, gunner),
    captain,
    (ship) => ship.captain === 'target' || (ship.captain === 'swift' && helpsSwift(state, ship, target, occasion)),
  )
}

/**
 * Returns whether it helps to declare Swift: otherwise the Swift of an enemy ship may fire before an attack, or before
 * a first deed (A-REPLY).
 */
function helpsSwift(state: AdmiralState, ship: Ship, target: UnitId, occasion: Occasion): boolean {
  if (isForSwift(occasion)) return true
  if (occasion !== 'turn' && occasion !== 'crossing') return false
  return shipNamed(state, target) !== null || helpsFirstDeed(state, ship)
}
