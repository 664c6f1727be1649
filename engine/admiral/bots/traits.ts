import { distanceBetween, sharesSide } from '../cells.ts'
import { isEnemy, isFighting, isShip, shipNamed, unitNamed, unitsOf } from '../fleet.ts'
import { coursesFrom, seaWithout } from '../foresight/berths.ts'
import { type Berth, mooring, reachable } from '../foresight.ts'
import { gunsToward } from '../geometry/arcs.ts'
import { opposite } from '../geometry/headings.ts'
import { bearingOf, hasShots, shotsBearing } from '../gunnery/lines.ts'
import type { AdmiralMove, AdmiralState, Ship, Unit, UnitId } from '../types.ts'
import { chanceOfBoarding, chanceToWin } from './boardings.ts'
import type { Plan } from './plans.ts'

/** The effect of a plan on a ship: where it lies now, and where the plan leads it. */
interface Course {
  readonly view: AdmiralState
  readonly before: Ship
  readonly after: Placed
  readonly last: AdmiralMove
}

/** A ship in its place, or in a possible one, with the points that it could still sail. */
type Placed = Ship & Pick<Berth, 'left'>

/** The visible features of a plan, each with a degree, mostly from −1 to 1. */
export const TRAITS = {
  /** Fires into a bow or a stern, where no broadside answers, or moves to a place where it can. */
  rakes: ({ view, before, after, last }) => {
    if (last.kind === 'fire') return Number(rakes(view, before, unitNamed(view, last.target)))
    if (!isWay(last)) return 0
    return Number(rakesAny(view, after)) - Number(rakesAny(view, before))
  },
  /** Boards a ship that it has a fair chance to take, once its guns can do no more to it. The degree is that chance. */
  boards: ({ view, before, last }) => (last.kind === 'board' ? chanceOfPrize(view, before, last.target) : 0),
  /**
   * Comes to lie where it has a fair chance to take a ship by boarding, or from where it can sail to such a place. The
   * degree is that chance.
   */
  grapples: ({ view, before, after, last }) =>
    last.kind === 'steer' ? prizeFrom(view, after) - prizeFrom(view, { ...before, left: pointsOf(view, before) }) : 0,
  /** Comes nearer to the nearest enemy ship: `WHOLE` cells count as 1. */
  closes: ({ view, before, after, last }) => (isWay(last) ? share(toEnemy(view, before) - toEnemy(view, after)) : 0),
  /** Comes nearer to a fort of its own. */
  retires: ({ view, before, after, last }) => (isWay(last) ? share(toPort(view, before) - toPort(view, after)) : 0),
  /** Comes to lie where more guns bear on it. */
  dares: ({ view, before, after, last }) => (isWay(last) ? Math.sign(gunsOn(view, after) - gunsOn(view, before)) : 0),
} as const satisfies Readonly<Record<string, (course: Course) => number>>

export type Trait = keyof typeof TRAITS

/** Returns the traits of the plans of a position; plans that no ship carries out have none. */
export function traitsIn(view: AdmiralState): (plan: Plan, trait: Trait) => number {
  const placesOf = berthsIn(view)
  return (plan, trait) => {
    const last = plan.at(-1)
    const before = last && 'ship' in last ? shipNamed(view, last.ship) : null
    if (!last || !before) return 0
    return TRAITS[trait]({ view, before, after: placesOf(before, plan), last })
  }
}

/** Returns where plans lead ships; berths are looked up once for each ship. */
function berthsIn(view: AdmiralState): (ship: Ship, plan: Plan) => Placed {
  const known = new Map<string, ReadonlyMap<string, Pick<Berth, 'at' | 'heading' | 'left'>>>()
  return (ship, plan) => {
    const [first] = plan
    if (first?.kind === 'turn') return { ...ship, heading: first.heading, left: 0 }
    if (first?.kind !== 'steer') return { ...ship, left: 0 }
    const rapid = ship.captain === 'rapid' && first.captain === true
    const key = `${ship.id} ${rapid}`
    const berths = known.get(key) ?? new Map(reachable(view, ship.id, rapid).map((one) => [one.way.join(), one]))
    known.set(key, berths)
    const way = plan.flatMap((move) => (move.kind === 'steer' ? [move.turn] : [])).join()
    const berth = berths.get(way)
    return berth ? { ...ship, at: berth.at, heading: berth.heading, left: berth.left } : { ...ship, left: 0 }
  }
}

const isWay = ({ kind }: AdmiralMove): boolean => kind === 'steer' || kind === 'turn'

/** Returns whether a ship's broadside bears on a bow or a stern. */
export function rakes(view: AdmiralState, ship: Ship, target: Unit | null): boolean {
  if (!target || !isShip(target) || target.at === null) return false
  const bearing = bearingOf(view, ship, target)
  if (bearing?.guns !== 'broadside') return false
  const answer = gunsToward(target.heading, opposite(bearing.ray))
  return answer === 'bow' || answer === 'stern'
}

const enemiesOf = (view: AdmiralState, { team }: Ship): readonly Ship[] =>
  view.ships.filter((other) => isEnemy(view, team, other) && isFighting(view, other))

const rakesAny = (view: AdmiralState, ship: Ship): boolean =>
  enemiesOf(view, ship).some((enemy) => rakes(view, ship, enemy))

/** The chance of a fair boarding: even strength, although a tie is the defender's. */
const FAIR = chanceToWin(0)

/** Returns the chance to take a unit by boarding; 0 if it is less than fair. A silent fort is taken without a die. */
function chanceToTake(view: AdmiralState, ship: Ship, target: Unit | null): number {
  if (!target || !isShip(target)) return Number(target !== null)
  const chance = chanceOfBoarding(view, ship, target)
  return chance >= FAIR ? chance : 0
}

/** Returns the chance to take a unit that the ship's guns can do no more to; 0 as long as they can. */
function chanceOfPrize(view: AdmiralState, ship: Ship, id: UnitId): number {
  const target = unitNamed(view, id)
  return target && shotsBearing(view, ship, target) > 0 ? 0 : chanceToTake(view, ship, target)
}

/** Returns the chance to take the easiest ship alongside; 0 if no boarding would be fair. */
function prizeBeside(view: AdmiralState, ship: Ship): number {
  const alongside = enemiesOf(view, ship).filter(({ at }) => at !== null && ship.at !== null && sharesSide(at, ship.at))
  return Math.max(0, ...alongside.map((enemy) => chanceToTake(view, ship, enemy)))
}

/** The weight of a prize that the ship must sail to first, compared with one alongside. */
const IN_REACH = 0.7

/** Returns the chance of the best prize alongside; less if the ship must sail on to it. */
function prizeFrom(view: AdmiralState, ship: Placed): number {
  const here = prizeBeside(view, ship)
  const { at, heading, left } = ship
  if (at === null || left < 1) return here
  const berths = coursesFrom(seaWithout(view, ship.id), { at, heading, left, way: [], path: [] })
  return Math.max(here, ...berths.map((berth) => IN_REACH * prizeBeside(view, { ...ship, at: berth.at })))
}

const pointsOf = (view: AdmiralState, { id }: Ship): number => mooring(view, id)?.left ?? 0

function toEnemy(view: AdmiralState, ship: Ship): number {
  return nearest(ship, enemiesOf(view, ship))
}

function toPort(view: AdmiralState, ship: Ship): number {
  const forts = unitsOf(view, ship.team).filter((unit) => !isShip(unit))
  return nearest(ship, forts)
}

/** Returns the cells to the nearest of some units; 0 without units. */
function nearest({ at }: Ship, units: readonly Unit[]): number {
  const ways = units.flatMap((unit) => (at === null || unit.at === null ? [] : distanceBetween(at, unit.at)))
  return ways.length === 0 ? 0 : Math.min(...ways)
}

function gunsOn(view: AdmiralState, ship: Ship): number {
  return enemiesOf(view, ship).filter((enemy) => hasShots(view, enemy) && bearingOf(view, enemy, ship) !== null).length
}

/** The number of cells by which a ship has to come nearer for the degree 1. */
const WHOLE = 3

const share = (cells: number): number => Math.max(-1, Math.min(1, cells / WHOLE))
