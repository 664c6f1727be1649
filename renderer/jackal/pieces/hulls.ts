import type { JackalState } from '../../../engine/jackal/types.ts'
import { CORNER_FOAM } from '../../../models/anchors.ts'
import type { Poses } from '../../playback/motion/poses.ts'
import type { Hull } from '../../table/water/hulls.ts'
import { pieceTarget, shipTarget, WATER } from '../table/anchors.ts'

/** Half axes of a ship at the waterline, cells. */
const SHIP = { halfLength: 0.84, halfBeam: 0.33 } as const
const SWIMMER = { halfLength: 0.19, halfBeam: 0.19 } as const
const WAKE = 1.3

const CORNERS: readonly Hull[] = CORNER_FOAM.map(([x, z, radius]) => ({
  x,
  z,
  heading: 0,
  halfLength: radius,
  halfBeam: radius,
  wake: 0,
}))

/** Everything that the sea foams around: ships, swimmers, and what stands in the corners. */
export function hullsOf(state: JackalState, poses: Poses): readonly Hull[] {
  const ships = state.teams.map((team): Hull => {
    const target = shipTarget(team.id)
    const pose = poses.get(target)
    const { x = 0, z = 0, yaw = 0 } = pose ?? {}
    return { x, z, heading: yaw, ...SHIP, wake: poses.moved(target) ? WAKE * 0.6 : 0 }
  })
  const swimmers = state.pieces.flatMap((piece): readonly Hull[] => {
    const pose = poses.get(pieceTarget(piece.id))
    if (typeof piece.at !== 'number' || !pose || pose.y > WATER || pose.opacity < 0.5) return []
    return [{ x: pose.x, z: pose.z, heading: 0, ...SWIMMER, wake: 0 }]
  })
  return [...ships, ...swimmers, ...CORNERS]
}
