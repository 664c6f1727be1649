import { distanceBetween, isBeside, rayBetween } from '../cells.ts'
import { activationOf, classOf, gunNumbersOf, isEnemy, isFighting, isShip, numbersOf, portsAt } from '../fleet.ts'
import { HEADINGS, type Heading } from '../geometry/headings.ts'
import { hasShots } from '../gunnery/lines.ts'
import type { AdmiralState, Cell, Fort, Ship, Unit } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { expectedHarm } from './gunnery.ts'
import { NO_WAY, roadsOf } from './roads.ts'
import { costOfHit } from './worth.ts'

/** The weights of a place for every conduct, in points of a brig's hull. */
const PLACE_WEIGHTS = {
  /** The weight of what may happen in a later round, compared with now. */
  later: 0.45,
  /** The cost of each manoeuvre to the squadron's own port while the enemy stays in its port. */
  home: 0.03,
  /** The share of storm damage that counts: storms are rare, and no ship stays in port for fear of them. */
  fear: 0.4,
  /** The gain of each cell nearer to a silent fort, which can be taken. */
  prey: 0.8,
  /** The share that counts of the fire that a ship may meet on its way. */
  passing: 0.7,
}

/**
 * Returns the cost of each manoeuvre to the nearest enemy while no enemy is in range, wherever the squadron is: wary
 * ships go on alone as the rounds run short.
 */
function approachIn({ round, options: { roundLimit } }: AdmiralState, { isWary, weights }: Conduct): number {
  return isWary ? (weights.approach * round * round) / (roundLimit * roundLimit) : weights.approach
}

/**
 * The number of manoeuvres ahead of the squadron's mean from which a ship gains nothing by going on: alone it meets all
 * guns.
 */
const LEAD = 3

/**
 * The share of the rounds after which no squadron waits any longer for an enemy that has come out: the enemy may stay
 * away to the end.
 */
const LONGEST_WAIT = 0.3

/** The distance in cells from its fort above which a ship has come out. */
const OUT = 4

/** The share of hits among the shots of an enemy whose guns come to bear. */
const HITTING = 0.45

/** The distance in cells at which a silent fort attracts ships. */
const REACH = 20

/** The weight of a second target, compared with the best. */
const SECOND = 0.3

/** Returns how good it is for a ship to lie in a cell with a heading. */
export type PlaceScore = (at: Cell, heading: Heading) => number

/** Returns the score of places: what the ship can hit from there, what can hit it there, and where it can go next. */
export function placeScores(state: AdmiralState, ship: Ship, conduct: Conduct): PlaceScore {
  const enemies = [...state.ships, ...state.forts].filter(
    (unit) => isEnemy(state, ship.team, unit) && isFighting(state, unit),
  )
  const silent = state.forts.filter((fort) => isEnemy(state, ship.team, fort) && !isFighting(state, fort))
  const { isWary, weights } = conduct
  const isWaiting = isWaitingIn(state, ship, enemies, conduct)
  const approach = isWaiting ? 0 : approachIn(state, conduct)
  const foremost = isWary ? wayOfFellows(state, ship, enemies) - LEAD : 0
  const isMeeting = isWary && !isWaiting && isToBeMet(state, enemies, conduct)
  return (at, heading) => {
    const here = { ...ship, at, heading }
    const { chance, danger } = exchange(state, here, at, enemies)
    const left = chance > 0 ? 0 : wayTo(state, enemies, at, heading)
    const company = isMeeting && chance <= 0 ? weights.company * Math.max(foremost, left) : 0
    const home = isWary && !isMeeting && chance <= 0 ? PLACE_WEIGHTS.home * wayHome(state, ship, at, heading) : 0
    const goal = goldScore(state, here, at, heading, weights.gold) + PLACE_WEIGHTS.prey * silentFortNear(silent, at)
    const threat = isWary ? weights.threat * threatTo(state, here, at, enemies) : 0
    return (
      chance + goal - weights.danger * danger - threat - stormRisk(state, here, at) - company - home - approach * left
    )
  }
}

/**
 * Returns whether to sail for the enemy: in the rounds of sallies, when most enemy ships have come out, and wherever
 * there is treasure at sea.
 */
function isToBeMet(state: AdmiralState, enemies: readonly Unit[], { sallies }: Conduct): boolean {
  return state.round <= sallies || state.options.scenario === 'treasure' || areOut(state, enemies.filter(isShip))
}

/**
 * Returns whether a squadron in its port waits for the enemy: during its patience, and longer if the enemies have come
 * out; an onlooker needs only one that has.
 */
function isWaitingIn(state: AdmiralState, { team }: Ship, enemies: readonly Unit[], conduct: Conduct): boolean {
  const { patience, isOnlooker } = conduct
  if (patience === 0 || state.options.scenario === 'treasure') return false
  const own = state.ships.filter((ship) => ship.team === team && isFighting(state, ship))
  if (areOut(state, own)) return false
  const isWorthIt = state.round <= LONGEST_WAIT * state.options.roundLimit
  const ships = enemies.filter(isShip)
  const groups = isOnlooker ? state.teams.map(({ id }) => ships.filter((ship) => ship.team === id)) : [ships]
  return state.round <= patience || (isWorthIt && groups.some((group) => areOut(state, group)))
}

/** Returns whether most of the ships are away from the guns of their forts. */
function areOut(state: AdmiralState, ships: readonly Ship[]): boolean {
  const guns = state.forts.filter((fort) => isFighting(state, fort))
  const out = ships.filter(({ at, team }) =>
    guns.every((fort) => fort.team !== team || at === null || distanceBetween(fort.at, at) > OUT),
  )
  return 2 * out.length > ships.length
}

/** Returns the manoeuvres to the nearest port of its own team; 0 without a port. */
function wayHome({ board, forts }: AdmiralState, { team }: Ship, at: Cell, heading: Heading): number {
  const ways = forts.flatMap((fort) => (fort.team === team ? roadsOf(board).cost(at, heading, fort.at) : []))
  return ways.length === 0 ? 0 : Math.min(...ways)
}

/**
 * Returns the harm that enemies can do to a ship in a cell within a round, as far as the cell is in their reach: by
 * guns, and by sailing first.
 */
function threatTo(state: AdmiralState, ship: Ship, at: Cell, enemies: readonly Unit[]): number {
  const hit = HITTING * costOfHit(state, ship, 1)
  return enemies.reduce((sum, enemy) => {
    if (enemy.at === null || !isShip(enemy)) return sum
    const { shots, range } = gunNumbersOf(state, enemy)
    const sails = 1 + Math.max(0, classOf(state, enemy).straight - enemy.sailDamage)
    const within = (range + sails - distanceBetween(at, enemy.at)) / sails
    return sum + hit * shots * Math.max(0, Math.min(1, within))
  }, 0)
}

/** Returns the mean number of manoeuvres from the squadron's other ships to the nearest enemy; 0 for a single ship. */
function wayOfFellows(state: AdmiralState, ship: Ship, enemies: readonly Unit[]): number {
  const ways = state.ships.flatMap((one) => {
    const isFellow = one.team === ship.team && one.id !== ship.id && isFighting(state, one)
    const way = isFellow && one.at !== null ? wayTo(state, enemies, one.at, one.heading) : NO_WAY
    return way < NO_WAY ? way : []
  })
  return ways.length === 0 ? 0 : ways.reduce((sum, one) => sum + one, 0) / ways.length
}

/** Returns the harm that loaded enemies may do to a ship on the cells that it passes, all but the last (A-CROSS). */
export function passingRisk(state: AdmiralState, ship: Ship): (path: readonly Cell[]) => number {
  const enemies = [...state.ships, ...state.forts].filter(
    (unit) => isEnemy(state, ship.team, unit) && hasShots(state, unit),
  )
  const known = new Map<Cell, number>()
  const riskAt = (cell: Cell) => {
    const risk = enemies.reduce(
      (sum, enemy) => sum + expectedHarm(state, enemy, { ...ship, at: cell }, enemy.shotsLeft),
      0,
    )
    known.set(cell, risk)
    return risk
  }
  const left = activationOf(state, ship.id).stage === 'moving' && ship.at !== null ? [ship.at] : []
  return (path) =>
    PLACE_WEIGHTS.passing *
    [...left, ...path].slice(0, -1).reduce((sum, cell) => sum + (known.get(cell) ?? riskAt(cell)), 0)
}

/** Returns what a ship can hit (the best target, and a little for the second), and what can hit it. */
function exchange(state: AdmiralState, ship: Ship, at: Cell, enemies: readonly Unit[]) {
  let best = 0
  let second = 0
  let danger = 0
  for (const enemy of enemies) {
    if (enemy.at === null || rayBetween(at, enemy.at) === null) continue
    const chance = chanceAt(state, ship, enemy)
    danger += dangerFrom(state, enemy, ship)
    second = Math.max(second, Math.min(best, chance))
    best = Math.max(best, chance)
  }
  return { chance: best + SECOND * second, danger }
}

function chanceAt(state: AdmiralState, ship: Ship, enemy: Unit): number {
  if (ship.shotsLeft > 0) return expectedHarm(state, ship, enemy, ship.shotsLeft)
  return (
    PLACE_WEIGHTS.later * expectedHarm(state, { ...ship, chaserUsed: false }, enemy, gunNumbersOf(state, ship).shots)
  )
}

function dangerFrom(state: AdmiralState, enemy: Unit, ship: Ship): number {
  const loaded = enemy.shotsLeft > 0 && !(isShip(enemy) && enemy.prize)
  if (loaded) return expectedHarm(state, enemy, ship, enemy.shotsLeft)
  return PLACE_WEIGHTS.later * expectedHarm(state, enemy, ship, gunNumbersOf(state, enemy).shots)
}

/**
 * Returns the cost of a possible storm before the ship's next move: land, reefs and edges within its drift, each
 * weighted by its chance.
 */
function stormRisk(state: AdmiralState, ship: Ship, at: Cell): number {
  const { fresh, calm, storm } = numbersOf(state).weather
  const lees = roadsOf(state.board).lees(at, classOf(state, ship).drift)
  if (lees === 0 || portsAt(state, at).length > 0) return 0
  return (PLACE_WEIGHTS.fear * (storm / (fresh + calm + storm)) * lees * costOfHit(state, ship, 1)) / HEADINGS.length
}

/** Returns how near the nearest silent enemy fort is: a ship in its port takes it. */
function silentFortNear(silent: readonly Fort[], at: Cell): number {
  return Math.max(0, ...silent.map((fort) => REACH - distanceBetween(at, fort.at)))
}

/** Returns the manoeuvres to the nearest enemy. */
function wayTo(state: AdmiralState, enemies: readonly Unit[], at: Cell, heading: Heading): number {
  const roads = roadsOf(state.board)
  let nearest = Number.POSITIVE_INFINITY
  for (const enemy of enemies) {
    if (enemy.at !== null) nearest = Math.min(nearest, roads.cost(at, heading, enemy.at))
  }
  return nearest === Number.POSITIVE_INFINITY ? 0 : nearest
}

/** Returns the score of the way to a treasure, or home with it, given the weight of a manoeuvre; 0 without treasure. */
function goldScore(state: AdmiralState, ship: Ship, at: Cell, heading: Heading, weight: number): number {
  if (state.options.scenario !== 'treasure') return 0
  const roads = roadsOf(state.board)
  // Roads end near their goal, so the last cells are counted in a straight line.
  const wayTo = (cell: Cell) => (roads.cost(at, heading, cell) + distanceBetween(at, cell)) / 2
  if (ship.gold > 0) {
    const homes = state.forts.filter((fort) => fort.team === ship.team)
    const home = portsAt(state, at).some((fort) => fort.team === ship.team)
    if (home) return 2 * ship.gold
    return -weight * ship.gold * Math.min(NO_WAY, ...homes.map((fort) => wayTo(fort.at)))
  }
  const near = state.treasures.map((one) => (isBeside(one.at, at) ? 0 : wayTo(one.at)) - one.gold)
  return near.length === 0 ? 0 : -2 * weight * Math.min(...near)
}
