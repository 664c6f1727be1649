import { ferriesOf } from '../../../engine/jackal/geometry/terrain.ts'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { CORNER_FOAM } from '../../../models/anchors.ts'
import type { Poses } from '../../playback/motion/poses.ts'
import type { Hull } from '../../table/water/hulls.ts'
import { BOAT, pieceTarget, shipTarget, WATER } from '../table/anchors.ts'
import { ferryPose } from '../table/ferryAnchors.ts'
import { hasStatues } from '../table/stageOf.ts'
import { isPlaced } from '../table/vessels.ts'

/** Half axes of a ship at the waterline, in cells. */
const SHIP = { halfLength: 0.84, halfBeam: 0.33 } as const
const BOAT_HULL = { halfLength: 0.42, halfBeam: 0.17 } as const
const SWIMMER = { halfLength: 0.19, halfBeam: 0.19 } as const
const FERRY = { halfLength: 0.42, halfBeam: 0.36, wake: 0 } as const
const WAKE = 1.3

const CORNERS: readonly Hull[] = CORNER_FOAM.map(([x, z, radius]) => ({
  x,
  z,
  heading: 0,
  halfLength: radius,
  halfBeam: radius,
  wake: 0,
}))

/** Returns the boat's hull once it is in the water. */
function boatHull({ lifeboat }: JackalState, poses: Poses): readonly Hull[] {
  const pose = poses.get(BOAT)
  if (!lifeboat?.afloat || !pose || pose.y > WATER) return []
  return [{ x: pose.x, z: pose.z, heading: pose.yaw, ...BOAT_HULL, wake: poses.moved(BOAT) ? WAKE * 0.35 : 0 }]
}

function ferryHulls({ board }: JackalState): readonly Hull[] {
  return ferriesOf(board).map((cell) => {
    const { x, z, yaw } = ferryPose(board, cell)
    return { x, z, heading: yaw, ...FERRY }
  })
}

/** Returns everything with foam around it: ships, the boat, swimmers, corner statues, and ferries. */
export function hullsOf(state: JackalState, poses: Poses): readonly Hull[] {
  const ships = state.teams.filter(isPlaced).flatMap((team): readonly Hull[] => {
    const target = shipTarget(team.id)
    const pose = poses.get(target)
    if (!pose) return []
    return [{ x: pose.x, z: pose.z, heading: pose.yaw, ...SHIP, wake: poses.moved(target) ? WAKE * 0.6 : 0 }]
  })
  const swimmers = state.pieces.flatMap((piece): readonly Hull[] => {
    const pose = poses.get(pieceTarget(piece.id))
    if (typeof piece.at !== 'number' || !pose || pose.y > WATER || pose.opacity < 0.5) return []
    return [{ x: pose.x, z: pose.z, heading: 0, ...SWIMMER, wake: 0 }]
  })
  return [...ships, ...boatHull(state, poses), ...swimmers, ...(hasStatues(state) ? CORNERS : []), ...ferryHulls(state)]
}
