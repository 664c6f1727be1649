import { awaiting } from '../awaiting.ts'
import { sharesSide } from '../cells.ts'
import { activationOf, friendlyPorts, isBeforeFirstDeed, isEnemy, isFighting, isShip, unitsOf } from '../fleet.ts'
import { reachable } from '../foresight.ts'
import { HEADINGS } from '../geometry/headings.ts'
import { chancesOf, isForSwift } from '../gunnery/chances.ts'
import { shotsBearing } from '../gunnery/lines.ts'
import { readyOffers } from '../phases/offers.ts'
import { refuse } from '../refuse.ts'
import type {
  AdmiralMove,
  AdmiralState,
  BoardMove,
  DeedMove,
  FireMove,
  Offer,
  RepairMove,
  Ship,
  SteerMove,
  TeamId,
  TurnMove,
  Unit,
  UnitId,
} from '../types.ts'
import { boardingValue } from './boardings.ts'
import type { Conduct } from './conduct.ts'
import { expectedHarm } from './gunnery.ts'
import { type PlaceScore, passingRisk, placeScores } from './places.ts'

/** The minimum gain of a place that makes the way there worthwhile. */
const WORTH_THE_WAY = 0.05
/** The minimum expected gain of a boarding, in points. */
const WORTH_BOARDING = 0.5

/** Returns a sound move, found without search. Null while captains are assigned. */
export function likedMove(state: AdmiralState, conduct: Conduct): AdmiralMove | null {
  return likedCourse(state, conduct)?.move ?? null
}

/** A liked move, and the manoeuvres intended after it if no fire hinders the ship. */
export interface LikedCourse {
  readonly move: AdmiralMove
  readonly sequel: readonly SteerMove[]
}

/** Returns the liked move with the rest of the way that it begins; playouts use it. */
export function likedCourse(state: AdmiralState, conduct: Conduct): LikedCourse | null {
  const [team] = awaiting(state)
  if (team === undefined || state.assigning.length > 0) return null
  if (state.offer) return alone(likedAnswer(state, state.offer))
  const unit = unitToAct(state, team)
  if (!unit) return null
  if (!isShip(unit)) return alone(bestShot(state, unit) ?? { kind: 'finish', ship: unit.id })
  const { move, sequel } = likedDeed(state, unit, conduct)
  return move.kind !== 'finish' && mayBeForestalled(state, unit)
    ? { move: { ...move, captain: true }, sequel }
    : { move, sequel }
}

/** Returns a move with no intended sequel. */
const alone = <M extends AdmiralMove>(move: M) => ({ move, sequel: [] })

/** Returns whether a ship under Swift has done nothing yet, and an enemy's Swift may fire at it first (A-REPLY). */
export function mayBeForestalled(state: AdmiralState, ship: Ship): boolean {
  return ship.captain === 'swift' && isBeforeFirstDeed(state, ship.id) && readyOffers(state, ship, null).length > 0
}

/** The deeds of a ship in its turn. */
type Deed = DeedMove | { readonly kind: 'finish'; readonly ship: UnitId }

/** Answers an offer: fires whenever it can do harm; as a winner, keeps captain and gold where they are. */
function likedAnswer(state: AdmiralState, offer: Offer): AdmiralMove {
  if (offer.kind === 'loot') return { kind: 'decline' }
  const shots = chancesOf(state, offer)
    .filter(({ unit }) => !isForSwift(offer.kind) || (isShip(unit) && unit.captain === 'swift'))
    .map(({ unit, target }) => ({
      move: withCaptain(unit, { kind: 'fire', ship: unit.id, target: target.id, shots: 1, aim: 'hull' }),
      value: expectedHarm(state, unit, target, 1, offer.crossing),
    }))
  return best(shots)?.move ?? { kind: 'decline' }
}

/** Returns the active unit; otherwise the unit that can hit most from where it is, or the first that is not done. */
function unitToAct(state: AdmiralState, team: TeamId): Unit | null {
  const units = unitsOf(state, team).filter((unit) => unit.at !== null && !unit.done)
  const active = units.find((unit) => unit.id === state.activation?.ship)
  if (active) return active
  const ready = units.map((unit) => ({ unit, value: bestTarget(state, unit)?.value ?? 0 }))
  return best(ready)?.unit ?? null
}

function likedDeed(
  state: AdmiralState,
  ship: Ship,
  conduct: Conduct,
): { readonly move: Deed; readonly sequel: readonly SteerMove[] } {
  const shot = bestShot(state, ship)
  const prize = bestPrize(state, ship)
  if (prize) return alone(shot ?? prize)
  const way = bestWay(state, ship, conduct)
  // A ship whose guns bear as well as they ever will fires before it sails.
  const now = shot ? (bestTarget(state, ship)?.value ?? 0) : 0
  if (shot && (!way || now >= way.value)) return alone(shot)
  return way ?? alone(shot ?? mend(state, ship) ?? { kind: 'finish', ship: ship.id })
}

interface Rated<T> {
  readonly move: T
  readonly value: number
}

interface RatedWay extends Rated<SteerMove | TurnMove> {
  readonly sequel: readonly SteerMove[]
}

/** Returns the best of a list; null for an empty one. */
function best<T extends { readonly value: number }>(list: readonly T[]): T | null {
  return list.reduce<T | null>((top, one) => (top === null || one.value > top.value ? one : top), null)
}

function bestTarget(state: AdmiralState, unit: Unit): { readonly target: Unit; readonly value: number } | null {
  const targets = [...state.ships, ...state.forts].filter(
    (target) => target.team !== unit.team && isFighting(state, target) && isEnemy(state, unit.team, target),
  )
  const bearing = targets.filter((target) => shotsBearing(state, unit, target) > 0)
  return best(bearing.map((target) => ({ target, value: expectedHarm(state, unit, target, unit.shotsLeft) })))
}

/** Returns a shot at the target that the unit can harm most; null if it has no shots, or its guns bear on no target. */
export function bestShot(state: AdmiralState, unit: Unit): FireMove | null {
  if (activationOf(state, unit.id).stage === 'repaired') return null
  const found = bestTarget(state, unit)
  if (!found) return null
  return withCaptain(unit, { kind: 'fire', ship: unit.id, target: found.target.id, shots: 1, aim: 'hull' })
}

/** Adds the captain to a shot: Target helps every shot; Swift is better kept for defence. */
function withCaptain(unit: Unit, move: FireMove): FireMove {
  return isShip(unit) && unit.captain === 'target' ? { ...move, captain: true } : move
}

function bestPrize(state: AdmiralState, ship: Ship): BoardMove | null {
  const moves = [...state.ships, ...state.forts]
    .filter((unit) => unit.at !== null && ship.at !== null && (!isShip(unit) || sharesSide(unit.at, ship.at)))
    .map((unit) => {
      const plain = { kind: 'board', ship: ship.id, target: unit.id } as const
      const move: BoardMove = isShip(unit) && ship.captain === 'berserk' ? { ...plain, captain: true } : plain
      return { move, value: boardingValue(state, ship, unit) }
    })
    .filter(({ move }) => refuse(state, ship.team, move) === null)
  const found = best(moves)
  return found && found.value > WORTH_BOARDING ? found.move : null
}

/** Returns the way to the best place in reach, if it is better than the current one. */
function bestWay(state: AdmiralState, ship: Ship, conduct: Conduct): RatedWay | null {
  if (ship.at === null) return null
  const score = placeScores(state, ship, conduct)
  const here = score(ship.at, ship.heading)
  const found = best([...steers(state, ship, score), ...turns(state, ship, score)])
  if (!found || found.value <= here + WORTH_THE_WAY) return null
  return refuse(state, ship.team, found.move) === null ? found : null
}

/** Returns the ways to every berth in reach; Rapid is used where it reaches further. */
function steers(state: AdmiralState, ship: Ship, score: PlaceScore): readonly RatedWay[] {
  const rapid =
    ship.captain === 'rapid' && activationOf(state, ship.id).stage === 'begun' && state.wind.strength === 'fresh'
  const risk = passingRisk(state, ship)
  return reachable(state, ship.id, rapid).map(({ at, heading, way, path }) => {
    const [first = 'none', ...others] = way
    const move = { kind: 'steer', ship: ship.id, turn: first } as const
    const sequel = others.map((turn) => ({ kind: 'steer', ship: ship.id, turn }) as const)
    return { move: rapid ? { ...move, captain: true } : move, sequel, value: score(at, heading) - risk(path) }
  })
}

function turns(state: AdmiralState, ship: Ship, score: PlaceScore): readonly RatedWay[] {
  const { at } = ship
  if (at === null || activationOf(state, ship.id).stage !== 'begun') return []
  return HEADINGS.map((heading) => ({ kind: 'turn', ship: ship.id, heading }) as const)
    .filter((move) => refuse(state, ship.team, move) === null)
    .map((move) => ({ ...alone(move), value: score(at, move.heading) }))
}

/** Returns a repair of what can be repaired in port, the hull first. */
function mend(state: AdmiralState, ship: Ship): RepairMove | null {
  if (friendlyPorts(state, ship).length === 0) return null
  const hull = Math.min(2, ship.hullDamage)
  const move = { kind: 'repair', ship: ship.id, hull, sails: Math.min(2 - hull, ship.sailDamage) } as const
  return refuse(state, ship.team, move) === null ? move : null
}
