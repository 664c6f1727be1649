import { type AdmiralTurn, type Course, doNext, rollDice, type TurnWithoutDice } from '../agenda.ts'
import { isUsing } from '../captains/cards.ts'
import { mayBeSwift } from '../captains/swift.ts'
import { hasMarksman } from '../captains/target.ts'
import { classOf, gunNumbersOf, isFighting, isShip, numbersOf, unitNamed } from '../fleet.ts'
import { type Aimed, salvoFaces } from '../gunnery/accuracy.ts'
import { shipsAcross } from '../gunnery/across.ts'
import { type Bearing, bearingOf, shotsBearing } from '../gunnery/lines.ts'
import type {
  AdmiralState,
  Attack,
  Crossing,
  DamageCause,
  FireMove,
  Occasion,
  SalvoMove,
  Unit,
  UnitId,
  Volley,
} from '../types.ts'
import { loseShip } from './loss.ts'

/** One unit's part in an attack that can be fired now. */
interface Part extends Aimed {
  readonly bearing: Bearing
  readonly shots: number
}

/** The occasions whose shots are answered: an answer is not, and shots at a boarder are an answer (A-REPLY). */
const ANSWERED: readonly Occasion[] = ['turn', 'crossing', 'ready']

/** The occasions of independent attacks, which a Swift under fire may forestall. */
const OPEN: readonly Occasion[] = ['turn', 'crossing']

/**
 * Declares the attack of a move. If Swift may command the target, its seat is asked first, unless the attacker (in a
 * salvo the ship named first) has Swift, too, and declares it with the attack (A-REPLY).
 */
export function attackWith(
  course: Course,
  move: FireMove | SalvoMove,
  occasion: Occasion,
  crossing: Crossing | null,
): void {
  const { state } = course.turn
  const by = move.kind === 'fire' ? [{ ship: move.ship, shots: move.shots }] : move.with
  const declared = move.captain === true
  const units = by.flatMap(({ ship }) => unitNamed(state, ship) ?? [])
  const marksman = hasMarksman(units, declared)
  const { target, aim } = move
  doNext(course, { do: 'roll', attack: { by, target, aim, crossing, marksman, occasion } })
  const isSwift = units.slice(0, 1).some((unit) => isShip(unit) && isUsing(unit, 'swift', declared))
  if (OPEN.includes(occasion) && !isSwift) askSwift(course, target, by, crossing)
}

function askSwift(course: Course, id: UnitId, by: readonly Volley[], crossing: Crossing | null): void {
  const target = unitNamed(course.turn.state, id)
  if (!target || !isShip(target) || !mayBeSwift(course.turn.state, target)) return
  const attackers = by.map((volley) => volley.ship)
  const at = [...attackers, ...shipsAcross(course.turn.state, target, attackers, crossing)]
  doNext(course, { do: 'offer', offer: { to: target.team, kind: 'first', by: [id], at, crossing } })
}

/** Fires what is left of an attack, and asks the target whether it answers. */
export function fireAttack(course: Course, attack: Attack): void {
  const { turn } = course
  const target = unitNamed(turn.state, attack.target)
  const parts = target && isFighting(turn.state, target) ? partsOf(turn.state, attack, target) : []
  const [first] = parts
  if (!first || !target) return
  const hit = rollShots(turn, attack, parts)
  if (hit) strike(turn, target.id, attack, damageOf(parts), 'shot')
  if (hit) rollCritical(turn, attack, parts)
  if (ANSWERED.includes(attack.occasion) && !attack.answered) askForAnswer(course, attack, parts)
}

/** Returns the shots of units that still float, still have shots and still bear. */
function partsOf(state: AdmiralState, { by, crossing }: Attack, target: Unit): readonly Part[] {
  return by.flatMap(({ ship, shots }) => {
    const unit = unitNamed(state, ship)
    const bearing = unit && bearingOf(state, unit, target, crossing)
    const ready = unit ? Math.min(shots, shotsBearing(state, unit, target, crossing)) : 0
    return unit && bearing && ready > 0 ? [{ unit, bearing, shots: ready }] : []
  })
}

/** Rolls one die for all, read by the worst of the shots; throws no die if no shot can miss (A-FIRE, C-CAPTAINS). */
function rollShots(turn: AdmiralTurn, { target, aim, marksman, occasion }: Attack, parts: readonly Part[]): boolean {
  const faces = salvoFaces(turn.state, parts, marksman)
  const [die = null] = faces.length === 6 ? [] : rollDice(turn, 1)
  const hit = die === null || faces.includes(die)
  const by = parts.map(({ unit, shots, bearing: { guns, distance } }) => {
    return { ship: unit.id, shots, guns, from: unit.at ?? 0, distance } // a unit that fires is afloat
  })
  const at = parts[0]?.bearing.at ?? 0
  turn.emit({ kind: 'shotsFired', by, target, at, aim, occasion, faces, die, hit, reveals: true })
  return hit
}

function damageOf(parts: readonly Part[]): number {
  return parts.reduce((sum, part) => sum + part.shots, 0)
}

/** Rolls for a critical hit: a hit by the last shots of all shooters may be critical (A-FIRE). */
function rollCritical(turn: AdmiralTurn, attack: Attack, parts: readonly Part[]): void {
  const target = unitNamed(turn.state, attack.target)
  const spent = parts.every((part) => unitNamed(turn.state, part.unit.id)?.shotsLeft === 0)
  if (!spent || !target || !isFighting(turn.state, target)) return
  const [die = 0] = rollDice(turn, 1)
  const critical = numbersOf(turn.state).faces.critical.includes(die)
  const by = parts[0]?.unit.id ?? ''
  turn.emit({ kind: 'criticalRolled', by, target: target.id, aim: attack.aim, die, critical, reveals: true })
  if (critical) strike(turn, target.id, attack, Number.POSITIVE_INFINITY, 'critical')
}

/** Does at most the given damage: hull and sails cannot lose more than they have left. */
function strike(turn: AdmiralTurn, id: UnitId, { aim }: Attack, shots: number, cause: DamageCause): void {
  const unit = unitNamed(turn.state, id)
  if (!unit) return
  if (aim === 'sails' && isShip(unit)) {
    const damage = Math.min(shots, classOf(turn.state, unit).straight - unit.sailDamage)
    if (damage > 0) turn.emit({ kind: 'sailsDamaged', ship: id, damage, cause })
    return
  }
  const damage = Math.min(shots, gunNumbersOf(turn.state, unit).hull - unit.hullDamage)
  if (damage > 0) damageHull(turn, id, damage, cause)
}

/** Damages a hull; at its last point a ship sinks and a fort falls silent. */
export function damageHull(turn: TurnWithoutDice, id: UnitId, damage: number, cause: DamageCause): void {
  turn.emit({ kind: 'hullDamaged', unit: id, damage, cause })
  const unit = unitNamed(turn.state, id)
  if (!unit || isFighting(turn.state, unit)) return
  if (isShip(unit)) loseShip(turn, unit, cause)
  else turn.emit({ kind: 'fortSilenced', fort: id })
}

/** Offers the target an answer at any shooter that its guns bear on, unless it is gone (A-REPLY). */
function askForAnswer(course: Course, { target, crossing }: Attack, parts: readonly Part[]): void {
  const unit = unitNamed(course.turn.state, target)
  if (!unit || !isFighting(course.turn.state, unit)) return
  const at = parts.map((part) => part.unit.id)
  doNext(course, { do: 'offer', offer: { to: unit.team, kind: 'answer', by: [target], at, crossing } })
}
