import type { Guns } from '../../../../engine/admiral/geometry/arcs.ts'
import type { ShipClass } from '../../../../engine/admiral/types.ts'
import { SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import { type Pose, poseAt } from '../../../playback/motion/poses.ts'
import { distance } from '../../../table/spot.ts'
import { spotAboard } from '../../table/anchors.ts'

type Muzzle = readonly [x: number, y: number, z: number]

/** Returns the number of guns on each side of a ship, all decks together. */
export function gunsAside(shipClass: ShipClass): number {
  return SHIP_MEASURES[shipClass].guns.starboard.length
}

/** Returns the number of gun decks of a side. */
export function gunDecks(shipClass: ShipClass): number {
  const { starboard } = SHIP_MEASURES[shipClass].guns
  return starboard.filter(([x]) => x === starboard[0]?.[0]).length
}

/**
 * Returns the muzzle of a gun of a ship afloat.
 *
 * @param gun counted from the bow
 * @param toward a point on the side that fires
 */
export function muzzleOf(
  shipClass: ShipClass,
  hull: Readonly<Pose>,
  guns: Guns,
  gun: number,
  toward: Pick<Pose, 'x' | 'z'>,
): Pose {
  const starboard = { x: Math.cos(hull.yaw), z: -Math.sin(hull.yaw) }
  const side = (toward.x - hull.x) * starboard.x + (toward.z - hull.z) * starboard.z < 0 ? 'port' : 'starboard'
  const [x, y, z] = battery(shipClass, guns, side)[gun] ?? [0, 0, 0]
  const spot = spotAboard(hull, x, z)
  return poseAt(spot.x, hull.y + y * hull.scale, spot.z)
}

function battery(shipClass: ShipClass, guns: Guns, side: 'port' | 'starboard'): readonly Muzzle[] {
  const { guns: sides, bowGuns, sternGuns } = SHIP_MEASURES[shipClass]
  return { broadside: sides[side], bow: bowGuns, stern: sternGuns }[guns]
}

/** The places of a fort's guns: on the wall towards the enemy, side by side. */
const WALL = { out: 0.3, up: 0.42, step: 0.16 } as const

/** Returns the muzzle of one of `count` guns on a fort's wall. */
export function embrasureOf(fort: Readonly<Pose>, gun: number, count: number, toward: Pick<Pose, 'x' | 'z'>): Pose {
  const length = distance(fort, toward) || 1
  const [dx, dz] = [(toward.x - fort.x) / length, (toward.z - fort.z) / length]
  const aside = (gun - (count - 1) / 2) * WALL.step
  return poseAt(fort.x + WALL.out * dx - aside * dz, fort.y + WALL.up, fort.z + WALL.out * dz + aside * dx)
}
