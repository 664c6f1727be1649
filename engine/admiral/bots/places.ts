import { distanceBetween, fileOf, isBeside, rankOf, stepFrom } from '../cells.ts'
import { classOf, gunNumbersOf, isEnemy, isFighting, isSea, isShip, numbersOf, portsAt } from '../fleet.ts'
import { deviation, HEADINGS, type Heading, rayAlong } from '../geometry/headings.ts'
import type { AdmiralState, Cell, Ship, Unit } from '../types.ts'
import { expectedHarm } from './gunnery.ts'
import { costOfHit } from './worth.ts'

/** What counts how much, in points of a brig's hull. */
export const PLACE_WEIGHTS = {
  /** What may happen in a later round, of what may happen now. */
  later: 0.45,
  /** A little less than one's own chances, or nobody would ever come near. */
  danger: 0.5,
  /** For each cell to the nearest enemy. */
  approach: 0.15,
  /** For each 45° that her bow is off the nearest enemy while he is out of range. */
  facing: 0.4,
  /** Storms are rare; nobody stays in port for fear of them. */
  fear: 0.4,
  /** For each cell nearer to a silent fort, which is there for the taking. */
  prey: 0.8,
  gold: 0.25,
}

/** Cells from which a silent fort draws ships. */
const REACH = 20

/** How good it is for a ship to lie in a cell with a heading: what she can hit, what can hit her, and where to go on. */
export function placeScore(state: AdmiralState, ship: Ship, at: Cell, heading: Heading): number {
  const weights = PLACE_WEIGHTS
  const here = { ...ship, at, heading }
  const enemies = [...state.ships, ...state.forts].filter(
    (unit) => isEnemy(state, ship.team, unit) && isFighting(state, unit),
  )
  const chances = enemies.map((enemy) => chanceAt(state, here, enemy)).sort((a, b) => b - a)
  const [best = 0, second = 0] = chances
  const danger = enemies.reduce((sum, enemy) => sum + dangerFrom(state, enemy, here), 0)
  const lee = stormRisk(state, here, at)
  const chance = best + 0.3 * second
  const goal = goldScore(state, here, at) + weights.prey * silentFortNear(state, ship, at)
  const way = chance > 0 ? 0 : wayTo(nearest(at, enemies), at, heading)
  return chance + goal - weights.danger * danger - lee - way
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

/** What a storm may cost a ship before her next move: land, reefs and edges within her drift, by their chance. */
function stormRisk(state: AdmiralState, ship: Ship, at: Cell): number {
  if (portsAt(state, at).length > 0) return 0
  const { fresh, calm, storm } = numbersOf(state).weather
  const lees = HEADINGS.filter((heading) => runsAground(state, at, heading, classOf(state, ship).drift)).length
  return (PLACE_WEIGHTS.fear * (storm / (fresh + calm + storm)) * lees * costOfHit(state, ship, 1)) / HEADINGS.length
}

function runsAground({ board }: AdmiralState, from: Cell, heading: Heading, drift: number): boolean {
  let at = from
  for (let gone = 0; gone < drift; gone++) {
    at = stepFrom(at, heading)
    if (!isSea(board, at)) return true
  }
  return false
}

/** How near the nearest silent fort of the enemy is: whoever comes into its port takes it. */
function silentFortNear(state: AdmiralState, ship: Ship, at: Cell): number {
  const silent = state.forts.filter((fort) => isEnemy(state, ship.team, fort) && !isFighting(state, fort))
  return Math.max(0, ...silent.map((fort) => REACH - distanceBetween(at, fort.at)))
}

function nearest(at: Cell, units: readonly Unit[]): Cell | null {
  const cells = units.flatMap((unit) => unit.at ?? [])
  return cells.reduce<Cell | null>(
    (near, cell) => (near === null || distanceBetween(at, cell) < distanceBetween(at, near) ? cell : near),
    null,
  )
}

/** What it costs that the nearest enemy is still far off, and not ahead. */
function wayTo(enemy: Cell | null, at: Cell, heading: Heading): number {
  if (enemy === null) return 0
  const { approach, facing } = PLACE_WEIGHTS
  return approach * distanceBetween(at, enemy) + facing * deviation(heading, headingTo(at, enemy))
}

/** The heading that leads most directly from one cell to another. */
function headingTo(from: Cell, to: Cell): Heading {
  const east = fileOf(to) - fileOf(from)
  const north = rankOf(to) - rankOf(from)
  const [across, along] = [Math.abs(east), Math.abs(north)]
  if (2 * along < across) return east > 0 ? 'E' : 'W'
  if (2 * across < along) return north > 0 ? 'N' : 'S'
  return rayAlong(Math.sign(east), Math.sign(north)) ?? 'N'
}

/** Where treasure is played for: the way to it, or home with it. */
function goldScore(state: AdmiralState, ship: Ship, at: Cell): number {
  if (state.options.scenario !== 'treasure') return 0
  if (ship.gold > 0) {
    const homes = state.forts.filter((fort) => fort.team === ship.team).map((fort) => distanceBetween(at, fort.at))
    const home = portsAt(state, at).some((fort) => fort.team === ship.team)
    return home ? 2 * ship.gold : -PLACE_WEIGHTS.gold * ship.gold * Math.min(99, ...homes)
  }
  const near = state.treasures.map((one) => (isBeside(one.at, at) ? 0 : distanceBetween(one.at, at)) - one.gold)
  return near.length === 0 ? 0 : -2 * PLACE_WEIGHTS.gold * Math.min(...near)
}
