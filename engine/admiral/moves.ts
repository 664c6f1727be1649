import type { Seat } from '../kernel/game.ts'
import { awaiting } from './awaiting.ts'
import { assignments } from './captains/assignment.ts'
import { CAPTAINS } from './data/captains.ts'
import { isEnemy, isShip, numbersOf, unitsOf } from './fleet.ts'
import { HEADINGS } from './geometry/headings.ts'
import { chancesOf, lootOf } from './gunnery/chances.ts'
import { shotsBearing } from './gunnery/lines.ts'
import { refuse } from './refuse.ts'

export { awaiting } from './awaiting.ts'

import type { AdmiralMove, AdmiralState, Aim, DeedMove, Offer, Ship, TeamId, Unit, UnitId } from './types.ts'
import { AIMS, CAPTAIN_DEEDS, RUDDERS } from './types.ts'

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
  const deeds = isHeldUp ? [] : deedsOf(state, unit).filter((move) => refuse(state, unit.team, move) === null)
  return [...deeds, { kind: 'finish', ship: unit.id }]
}

/** Returns whether the active ship or fort can do something besides `finish`. */
export function canDoMore(state: AdmiralState, unit: Unit): boolean {
  const asked = { ...state, turn: unit.team, offer: null }
  const isLegal = (move: AdmiralMove) => refuse(asked, unit.team, move) === null
  // Most ships that can do more can sail on: the rest is listed only if they cannot.
  return (isShip(unit) && sailingOf(unit).some(isLegal)) || deedsOf(asked, unit).some(isLegal)
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

/** Returns everything that a unit might do; `refuse` removes what is not legal now. */
function deedsOf(state: AdmiralState, unit: Unit): readonly AdmiralMove[] {
  const shots = targetsOf(state, unit).flatMap(({ target, shots }) => fires(unit, target, shots))
  return isShip(unit) ? [...sailingOf(unit), ...shots, ...otherDeeds(state, unit)] : shots
}

function sailingOf({ id, captain }: Ship): readonly AdmiralMove[] {
  const steers = RUDDERS.map((turn) => ({ kind: 'steer', ship: id, turn }) as const)
  const turns = HEADINGS.map((heading) => ({ kind: 'turn', ship: id, heading }) as const)
  const rapid = captain === 'rapid' ? steers.map((move) => ({ ...move, captain: true }) as const) : []
  return [...steers, ...rapid, ...turns, ...(captain === 'swift' ? declaring([...steers, ...turns]) : [])]
}

/** Returns the same moves with Swift declared, as is allowed for a first deed (A-REPLY). */
function declaring<M extends DeedMove>(moves: readonly M[]): readonly M[] {
  return moves.map((move) => ({ ...move, captain: true }))
}

function targetsOf(state: AdmiralState, unit: Unit): readonly { readonly target: Unit; readonly shots: number }[] {
  if (unit.shotsLeft === 0) return []
  return [...state.ships, ...state.forts].flatMap((target) => {
    if (target.team === unit.team || target.at === null || !isEnemy(state, unit.team, target)) return []
    const shots = shotsBearing(state, unit, target)
    return shots > 0 ? [{ target, shots }] : []
  })
}

/** Returns the shots at a target: hull or sails, with each number of shots, with the captain's help or without. */
function fires(unit: Unit, target: Unit, most: number): readonly AdmiralMove[] {
  const aims: readonly Aim[] = isShip(target) ? AIMS : ['hull']
  const helped = isShip(unit) && (unit.captain === 'target' || unit.captain === 'swift')
  return aims.flatMap((aim) =>
    Array.from({ length: most }, (_, i) => i + 1).flatMap((shots): readonly AdmiralMove[] => {
      const move = { kind: 'fire', ship: unit.id, target: target.id, shots, aim } as const
      return helped ? [move, { ...move, captain: true }] : [move]
    }),
  )
}

function otherDeeds(state: AdmiralState, ship: Ship): readonly AdmiralMove[] {
  return [...boardings(state, ship), ...repairs(state, ship), ...captainDeeds(state, ship)]
}

function boardings(state: AdmiralState, ship: Ship): readonly AdmiralMove[] {
  const targets = [...state.ships, ...state.forts].filter((unit) => unit.team !== ship.team && unit.at !== null)
  const helped = ship.captain === 'berserk' || ship.captain === 'swift'
  return targets.flatMap((target): readonly AdmiralMove[] => {
    const move = { kind: 'board', ship: ship.id, target: target.id } as const
    return helped ? [move, { ...move, captain: true }] : [move]
  })
}

function repairs(state: AdmiralState, ship: Ship): readonly AdmiralMove[] {
  const most = numbersOf(state).repair
  const upTo = (damage: number) => Array.from({ length: Math.min(most, damage) + 1 }, (_, points) => points)
  const plain = upTo(ship.hullDamage).flatMap((hull) =>
    upTo(ship.sailDamage).map((sails) => ({ kind: 'repair', ship: ship.id, hull, sails }) as const),
  )
  return ship.captain === 'swift' ? [...plain, ...declaring(plain)] : plain
}

function captainDeeds(state: AdmiralState, { id, captain }: Ship): readonly AdmiralMove[] {
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
