import type { Seat } from '../kernel/game.ts'
import { awaiting } from './awaiting.ts'
import { assignments } from './captains/assignment.ts'
import { CAPTAINS } from './data/captains.ts'
import { isEnemy, isShip, numbersOf, unitsOf } from './fleet.ts'
import { HEADINGS } from './geometry/headings.ts'
import { chancesOf, lootOf } from './gunnery/chances.ts'
import { hasShots, shotsBearing } from './gunnery/lines.ts'
import { grappleBarrier } from './refuse/boarding.ts'
import { dockBarrier, spinBarrier } from './refuse/sailing.ts'
import { deedBarrier, refuse } from './refuse.ts'

export { awaiting } from './awaiting.ts'

import type {
  AdmiralMove,
  AdmiralState,
  Aim,
  CaptainMove,
  DeedMove,
  FireMove,
  Offer,
  Ship,
  TeamId,
  Unit,
  UnitId,
} from './types.ts'
import { AIMS, CAPTAIN_DEEDS, RUDDERS } from './types.ts'

type Deed = DeedMove | CaptainMove

/** Returns every legal move of a seat except salvos of several ships; empty if the seat is not to decide. */
export function legalMoves(state: AdmiralState, seat: Seat): readonly AdmiralMove[] {
  const team = awaiting(state).find((one) => one === seat)
  if (team === undefined) return []
  if (state.assigning.length > 0) return assignments(state, team).map((cards) => ({ kind: 'assign', cards }))
  if (state.offer) return answers(state, state.offer).filter((move) => refuse(state, seat, move) === null)
  return unitsInTurn(state, team).flatMap((unit) => movesOf(state, unit))
}

/**
 * Returns the ships and forts that may still act: all that are not done; while one is active, the others may only be
 * finished.
 */
function unitsInTurn({ ships, forts }: AdmiralState, team: TeamId): readonly Unit[] {
  return [...ships, ...forts].filter((unit) => unit.team === team && unit.at !== null && !unit.done)
}

function movesOf(state: AdmiralState, unit: Unit): readonly AdmiralMove[] {
  const isHeldUp = state.activation !== null && state.activation.ship !== unit.id
  const deeds = isHeldUp ? [] : deedsOf(state, unit).filter((move) => deedBarrier(state, unit, move) === null)
  return [...deeds, { kind: 'finish', ship: unit.id }]
}

/** Returns whether the active ship or fort can do something besides `finish`. */
export function canDoMore(state: AdmiralState, unit: Unit): boolean {
  const isLegal = (move: Deed) => deedBarrier(state, unit, move) === null
  // Most ships that can do more have a captain or can sail on: the rest is listed only for the others.
  const hasEasyDeed = isShip(unit) && (captainDeeds(state, unit).some(isLegal) || sailingOf(state, unit).some(isLegal))
  return hasEasyDeed || deedsOf(state, unit).some(isLegal)
}

/** Returns whether a fort or ship can fire at any target. */
export function hasTargets(state: AdmiralState, unit: Unit): boolean {
  return targetsOf(state, unit).length > 0
}

/**
 * Returns the units whose ends together end the turn of a team, in their order: every ship, and forts with a target.
 */
export function endOfTurn(view: AdmiralState, team: TeamId): readonly UnitId[] {
  const left = unitsOf(view, team).filter(
    (unit) => unit.at !== null && !unit.done && (isShip(unit) || hasTargets(view, unit)),
  )
  return inEndingOrder(
    view,
    left.map(({ id }) => id),
  )
}

/**
 * Returns units in the order in which they end a turn: forts first, because the last ship's end passes it; the active
 * one last, because an enemy may fire at the end of its move.
 */
export function inEndingOrder({ activation, forts }: AdmiralState, ids: readonly UnitId[]): readonly UnitId[] {
  const weight = (id: UnitId) => (activation?.ship === id ? 2 : forts.some((fort) => fort.id === id) ? 0 : 1)
  return ids.toSorted((a, b) => weight(a) - weight(b))
}

/**
 * Returns everything that a unit might do, without the kinds of deeds that are barred for all; `deedBarrier` removes
 * what else is not legal now.
 */
function deedsOf(state: AdmiralState, unit: Unit): readonly Deed[] {
  const shots = targetsOf(state, unit).flatMap(({ target, shots }) => fires(unit, target, shots))
  if (!isShip(unit)) return shots
  return [
    ...sailingOf(state, unit),
    ...shots,
    ...boardings(state, unit),
    ...repairs(state, unit),
    ...captainDeeds(state, unit),
  ]
}

function sailingOf(state: AdmiralState, ship: Ship): readonly DeedMove[] {
  const { id, captain } = ship
  const turns = spinBarrier(state, ship)
    ? []
    : HEADINGS.map((heading) => ({ kind: 'turn', ship: id, heading }) as const)
  const steers = RUDDERS.map((turn) => ({ kind: 'steer', ship: id, turn }) as const)
  const rapid = captain === 'rapid' ? declaring(steers) : []
  return [...steers, ...rapid, ...turns, ...(captain === 'swift' ? declaring([...steers, ...turns]) : [])]
}

/** Returns the same moves with the captain declared. */
function declaring<M extends DeedMove>(moves: readonly M[]): readonly M[] {
  return moves.map((move) => ({ ...move, captain: true }))
}

function targetsOf(state: AdmiralState, unit: Unit): readonly { readonly target: Unit; readonly shots: number }[] {
  if (!hasShots(state, unit)) return []
  return [...state.ships, ...state.forts].flatMap((target) => {
    if (target.team === unit.team || target.at === null) return []
    // Guns bear on few units, so it is checked last whether the unit is an enemy.
    const shots = shotsBearing(state, unit, target)
    return shots > 0 && isEnemy(state, unit.team, target) ? [{ target, shots }] : []
  })
}

/** Returns the shots at a target: hull or sails, with each number of shots, with the captain's help or without. */
function fires(unit: Unit, target: Unit, most: number): readonly FireMove[] {
  const aims: readonly Aim[] = isShip(target) ? AIMS : ['hull']
  const helped = isShip(unit) && (unit.captain === 'target' || unit.captain === 'swift')
  return aims.flatMap((aim) =>
    Array.from({ length: most }, (_, i) => i + 1).flatMap((shots): readonly FireMove[] => {
      const move = { kind: 'fire', ship: unit.id, target: target.id, shots, aim } as const
      return helped ? [move, { ...move, captain: true }] : [move]
    }),
  )
}

function boardings(state: AdmiralState, ship: Ship): readonly DeedMove[] {
  const helped = ship.captain === 'berserk' || ship.captain === 'swift'
  return [...state.ships, ...state.forts].flatMap((target): readonly DeedMove[] => {
    if (target.team === ship.team || grappleBarrier(state, ship, target)) return []
    const move = { kind: 'board', ship: ship.id, target: target.id } as const
    return helped ? [move, { ...move, captain: true }] : [move]
  })
}

function repairs(state: AdmiralState, ship: Ship): readonly DeedMove[] {
  if (dockBarrier(state, ship)) return []
  const most = numbersOf(state).repair
  const upTo = (damage: number) => Array.from({ length: Math.min(most, damage) + 1 }, (_, points) => points)
  const plain = upTo(ship.hullDamage).flatMap((hull) =>
    upTo(ship.sailDamage).map((sails) => ({ kind: 'repair', ship: ship.id, hull, sails }) as const),
  )
  return ship.captain === 'swift' ? [...plain, ...declaring(plain)] : plain
}

function captainDeeds(state: AdmiralState, { id, captain }: Ship): readonly CaptainMove[] {
  if (captain !== null) {
    return CAPTAIN_DEEDS.filter((deed) => deed !== 'aboard').map((deed) => ({ kind: 'captain', ship: id, do: deed }))
  }
  if (state.ashore.length === 0) return []
  return CAPTAINS.map((card) => ({ kind: 'captain', ship: id, do: 'aboard', card }))
}

function answers(state: AdmiralState, offer: Offer): readonly AdmiralMove[] {
  const decline = { kind: 'decline' } as const
  if (offer.kind === 'loot') return [...loots(state, offer), decline]
  return [...chancesOf(state, offer).flatMap(({ unit, target, shots }) => fires(unit, target, shots)), decline]
}

function loots(state: AdmiralState, offer: Offer): readonly AdmiralMove[] {
  const ship = offer.at[0] ?? ''
  const { gold: most } = lootOf(state, offer)
  return [true, false].flatMap((captain) =>
    Array.from({ length: most + 1 }, (_, gold) => ({ kind: 'loot', ship, captain, gold }) as const),
  )
}
