import { distanceBetween } from '../cells.ts'
import { isEnemy, isFighting, isShip, shipNamed, unitNamed, unitsOf } from '../fleet.ts'
import { reachable } from '../foresight.ts'
import { gunsToward } from '../geometry/arcs.ts'
import { opposite } from '../geometry/headings.ts'
import { bearingOf, hasShots } from '../gunnery/lines.ts'
import type { AdmiralMove, AdmiralState, Cell, Ship, Unit } from '../types.ts'
import type { Plan } from './plans.ts'

/** What a plan makes of a ship: where she lies now, and where it leads her. */
interface Course {
  readonly view: AdmiralState
  readonly before: Ship
  readonly after: Ship
  readonly last: AdmiralMove
}

/** What can be seen of a plan by whoever watches, each by how much: mostly from −1 to 1. */
export const TRAITS = {
  /** Fires into a bow or a stern, where no broadside answers, or comes to lie where she can. */
  rakes: ({ view, before, after, last }) => {
    if (last.kind === 'fire') return Number(rakes(view, before, unitNamed(view, last.target)))
    if (!isWay(last)) return 0
    return Number(rakesAny(view, after)) - Number(rakesAny(view, before))
  },
  /** Boards somebody. */
  boards: ({ last }) => (last.kind === 'board' ? 1 : 0),
  /** Comes nearer to the nearest enemy ship: so many cells are a whole. */
  closes: ({ view, before, after, last }) => (isWay(last) ? share(toEnemy(view, before) - toEnemy(view, after)) : 0),
  /** Comes nearer to a fort of her own. */
  retires: ({ view, before, after, last }) => (isWay(last) ? share(toPort(view, before) - toPort(view, after)) : 0),
  /** Comes to lie where more guns bear on her. */
  dares: ({ view, before, after, last }) => (isWay(last) ? Math.sign(gunsOn(view, after) - gunsOn(view, before)) : 0),
} as const satisfies Readonly<Record<string, (course: Course) => number>>

export type Trait = keyof typeof TRAITS

/** The traits of the plans of a position; those that no ship carries out have none. */
export function traitsIn(view: AdmiralState): (plan: Plan, trait: Trait) => number {
  const placesOf = berthsIn(view)
  return (plan, trait) => {
    const last = plan.at(-1)
    const before = last && 'ship' in last ? shipNamed(view, last.ship) : null
    if (!last || !before) return 0
    return TRAITS[trait]({ view, before, after: placesOf(before, plan), last })
  }
}

/** Where plans lead ships; berths are looked up once for each. */
function berthsIn(view: AdmiralState): (ship: Ship, plan: Plan) => Ship {
  const known = new Map<string, ReadonlyMap<string, Pick<Ship, 'heading'> & { readonly at: Cell }>>()
  return (ship, plan) => {
    const [first] = plan
    if (first?.kind === 'turn') return { ...ship, heading: first.heading }
    if (first?.kind !== 'steer') return ship
    const rapid = ship.captain === 'rapid' && first.captain === true
    const key = `${ship.id} ${rapid}`
    const berths = known.get(key) ?? new Map(reachable(view, ship.id, rapid).map((one) => [one.way.join(), one]))
    known.set(key, berths)
    const way = plan.flatMap((move) => (move.kind === 'steer' ? [move.turn] : [])).join()
    const { at, heading } = berths.get(way) ?? ship
    return { ...ship, at, heading }
  }
}

const isWay = ({ kind }: AdmiralMove): boolean => kind === 'steer' || kind === 'turn'

/** Whether a ship's broadside bears on a bow or a stern. */
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

function toEnemy(view: AdmiralState, ship: Ship): number {
  return nearest(ship, enemiesOf(view, ship))
}

function toPort(view: AdmiralState, ship: Ship): number {
  const forts = unitsOf(view, ship.team).filter((unit) => !isShip(unit))
  return nearest(ship, forts)
}

/** Cells to the nearest of some units; 0 where there are none. */
function nearest({ at }: Ship, units: readonly Unit[]): number {
  const ways = units.flatMap((unit) => (at === null || unit.at === null ? [] : distanceBetween(at, unit.at)))
  return ways.length === 0 ? 0 : Math.min(...ways)
}

function gunsOn(view: AdmiralState, ship: Ship): number {
  return enemiesOf(view, ship).filter((enemy) => hasShots(view, enemy) && bearingOf(view, enemy, ship) !== null).length
}

/** So many cells of a way count as the whole of it. */
const WHOLE = 3

const share = (cells: number): number => Math.max(-1, Math.min(1, cells / WHOLE))
