import { type AdmiralState, SHIP_CLASSES, type ShipClass } from '../../../../engine/admiral/types.ts'
import { BOW_TURN, SHIP_MEASURES } from '../../../../models/admiral/squadron/measures.ts'
import type { Pose, Poses } from '../../../playback/motion/poses.ts'
import { distance } from '../../../table/spot.ts'
import type { Hull } from '../../../table/water/hulls.ts'
import { alongYaw, BORROWED, barrelTarget, shipTarget, WATER } from '../../table/anchors.ts'
import { homeIn } from '../../table/layout.ts'

/** A hull narrows to the waterline's ends; the foam hugs it. */
const SNUG = { along: 0.96, across: 1.06 } as const
/** The longest wake behind a ship under way, and how far one that lies still may be moved by guns and sea, cells. */
const WAKE = 1.5
const ROCKING = 0.12
const BARREL = 0.09
/** What is so far above or below the surface wets nothing. */
const REACH = 0.3

const shapes = new Map<ShipClass, Pick<Hull, 'halfLength' | 'halfBeam'> & { readonly middle: number }>(
  SHIP_CLASSES.map((name) => {
    const { middle, halfLength, halfBeam } = SHIP_MEASURES[name].hull
    return [name, { middle, halfLength: halfLength * SNUG.along, halfBeam: halfBeam * SNUG.across }]
  }),
)

/** Everything that the sea foams around: ships under way (those at rest lie on their bases), and the barrels of sunk ones. */
export function hullsOf(state: AdmiralState, poses: Poses): readonly Hull[] {
  const ships = state.ships.flatMap(({ id, class: name }) => {
    const pose = poses.get(shipTarget(id))
    return shipHull(name, pose, pose ? wakeOf(pose, homeIn(state, shipTarget(id))) : 0)
  })
  const barrels = Array.from({ length: BORROWED.barrels }, (_, i) => barrelHull(poses.get(barrelTarget(i))))
  return [...ships, ...barrels.flat()]
}

/** A ship that only rocks where she lies leaves no wake; it is no longer than the way she has made. */
function wakeOf(pose: Readonly<Pose>, home: Readonly<Pose>): number {
  const way = distance(home, pose)
  return way < ROCKING ? 0 : Math.min(WAKE, way)
}

const isAfloat = (pose: Readonly<Pose> | null): pose is Readonly<Pose> =>
  pose !== null && pose.opacity > 0.5 && Math.abs(pose.y - WATER) < REACH

function shipHull(name: ShipClass, pose: Readonly<Pose> | null, wake: number): readonly Hull[] {
  const shape = shapes.get(name)
  if (!shape || !isAfloat(pose) || wake === 0) return []
  const { x, z } = alongYaw(pose.yaw)
  const middle = shape.middle * pose.scale
  return [
    {
      x: pose.x + middle * x,
      z: pose.z + middle * z,
      heading: pose.yaw + BOW_TURN,
      halfLength: shape.halfLength * pose.scale,
      halfBeam: shape.halfBeam * pose.scale,
      wake,
    },
  ]
}

function barrelHull(pose: Readonly<Pose> | null): readonly Hull[] {
  if (!isAfloat(pose)) return []
  return [{ x: pose.x, z: pose.z, heading: 0, halfLength: BARREL, halfBeam: BARREL, wake: 0 }]
}
