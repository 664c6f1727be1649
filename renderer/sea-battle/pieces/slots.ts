import type { Pose } from '../../playback/motion/poses.ts'
import { poseAt } from '../../playback/motion/poses.ts'
import { heldCells, type PlacementState, type Slot } from '../placement/berthing.ts'
import { shapeSquares } from '../placement/shapes.ts'
import { floatingPose, harbourPose, WATER } from '../table/anchors.ts'
import type { Square } from '../table/bearing.ts'
import { bearingOf, squaresOf } from '../table/bearing.ts'

/** The squares of a slot's ship: where she lies, or as she is shaped. */
export function slotSquares(slot: Slot): readonly Square[] {
  return shapeSquares(slot.length, slot)
}

/** How high a ship in hand is held over the sea. */
const HELD_HIGH = 0.3

/** Where a ship of the fleet that is being placed belongs now. */
export function slotPose(state: PlacementState, index: number): Pose {
  const slot = state.slots[index]
  if (!slot) return poseAt(0, -4, 0, { opacity: 0 })
  if (state.held?.slot === index) return heldPose(state, slot)
  return slot.berth ? floatingPose('near', squaresOf(slot.berth)) : harbourPose(index, slotSquares(slot))
}

/** The ship in hand: over the cells that she would take, so that it is seen where she comes to lie; elsewhere under the pointer. */
function heldPose(state: PlacementState, slot: Slot): Pose {
  const { held } = state
  const squares = slotSquares(slot)
  const cells = heldCells(state)
  if (cells) return { ...floatingPose('near', squaresOf(cells)), y: WATER + HELD_HIGH, tiltX: 0.06 }
  if (!held?.point) return harbourPose(held?.slot ?? 0, squares)
  const { yaw, east, south } = bearingOf(squares)
  const [gripEast, gripSouth] = squares[held.grip] ?? [0, 0]
  const { x, z } = held.point
  return poseAt(x + east - gripEast, WATER + HELD_HIGH, z + south - gripSouth, { yaw, tiltX: 0.06 })
}

/** How fast a ship follows, milliseconds until two thirds of the way are done. */
const FOLLOWS = 55
const TURNS = 80
/** What is nearer than this has arrived. */
const ARRIVED = 0.002

/** Moves a pose on its way to where it belongs; true while there is some way left. */
export function follow(pose: Pose, to: Readonly<Pose>, ms: number): boolean {
  const share = 1 - Math.exp(-ms / FOLLOWS)
  const turn = Math.atan2(Math.sin(to.yaw - pose.yaw), Math.cos(to.yaw - pose.yaw))
  const left = Math.max(Math.abs(to.x - pose.x), Math.abs(to.y - pose.y), Math.abs(to.z - pose.z), Math.abs(turn))
  const arrived = left < ARRIVED
  pose.x += (to.x - pose.x) * (arrived ? 1 : share)
  pose.y += (to.y - pose.y) * (arrived ? 1 : share)
  pose.z += (to.z - pose.z) * (arrived ? 1 : share)
  pose.tiltX += (to.tiltX - pose.tiltX) * (arrived ? 1 : share)
  pose.yaw += turn * (arrived ? 1 : 1 - Math.exp(-ms / TURNS))
  pose.opacity = to.opacity
  return !arrived
}
