import { type AdmiralState, SHIP_CLASSES, type ShipClass } from '../../../../engine/admiral/types.ts'
import { BASES, spanOf } from '../../../../models/admiral/squadron/bases.ts'
import { BOW_TURN } from '../../../../models/admiral/squadron/measures.ts'
import type { Pose, Poses } from '../../../playback/motion/poses.ts'
import { distance } from '../../../table/spot.ts'
import type { Hull } from '../../../table/water/hulls.ts'
import { alongYaw, BORROWED, barrelTarget, shipTarget, WATER } from '../../table/anchors.ts'
import { homeIn } from '../../table/layout.ts'

/** The size of the foam round a base, as a factor on the base. */
const SNUG = { along: 1.06, across: 1.08 } as const
/** The longest wakes behind a ship that sails and behind one that is still to act, in cells. */
const WAKE = { sailing: 1.4, waiting: 0.9 } as const
/** The maximum movement of a resting ship by guns and sea, in cells. */
const ROCKING = 0.12
const BARREL = 0.09
/** The distance from the surface beyond which a thing makes no foam. */
const REACH = 0.3

const shapes = new Map<ShipClass, Pick<Hull, 'halfLength' | 'halfBeam'> & { readonly middle: number }>(
  SHIP_CLASSES.map((name) => {
    const { half, middle } = spanOf(BASES[name])
    return [name, { middle, halfLength: half * SNUG.along, halfBeam: BASES[name].halfBeam * SNUG.across }]
  }),
)

/**
 * Returns the hulls with foam around them: ships that sail, ships that are still to act, whose bow waves and wakes show
 * their headings, and the barrels of sunk ones. Ships that sail come first: the water has space for a limited number.
 */
export function hullsOf(state: AdmiralState, poses: Poses): readonly Hull[] {
  const ships = state.ships.flatMap(({ id, class: name, done }) => {
    const pose = poses.get(shipTarget(id))
    const sailed = pose ? wakeOf(pose, homeIn(state, shipTarget(id))) : 0
    const hull = shipHull(name, pose, Math.max(done ? 0 : WAKE.waiting, sailed))
    return hull ? [{ hull, sailed }] : []
  })
  const barrels = Array.from({ length: BORROWED.barrels }, (_, i) => barrelHull(poses.get(barrelTarget(i))))
  const inOrder = ships.toSorted((a, b) => b.sailed - a.sailed).map(({ hull }) => hull)
  return [...inOrder, ...barrels.flat()]
}

/** Returns the wake of a ship that sails, no longer than its way so far; 0 for one that only rocks. */
function wakeOf(pose: Readonly<Pose>, home: Readonly<Pose>): number {
  const way = distance(home, pose)
  return way < ROCKING ? 0 : Math.min(WAKE.sailing, way)
}

const isAfloat = (pose: Readonly<Pose> | null): pose is Readonly<Pose> =>
  pose !== null && pose.opacity > 0.5 && Math.abs(pose.y - WATER) < REACH

function shipHull(name: ShipClass, pose: Readonly<Pose> | null, wake: number): Hull | null {
  const shape = shapes.get(name)
  if (!shape || !isAfloat(pose) || wake === 0) return null
  const { x, z } = alongYaw(pose.yaw)
  const middle = shape.middle * pose.scale
  return {
    x: pose.x + middle * x,
    z: pose.z + middle * z,
    heading: pose.yaw + BOW_TURN,
    halfLength: shape.halfLength * pose.scale,
    halfBeam: shape.halfBeam * pose.scale,
    wake,
    cuts: true,
  }
}

function barrelHull(pose: Readonly<Pose> | null): readonly Hull[] {
  if (!isAfloat(pose)) return []
  return [{ x: pose.x, z: pose.z, heading: 0, halfLength: BARREL, halfBeam: BARREL, wake: 0 }]
}
