import type { Pose } from '../../playback/motion/poses.ts'
import { poseAt } from '../../playback/motion/poses.ts'
import { heldCells, type PlacementState, type Slot } from '../placement/berthing.ts'
import { shapeSquares } from '../placement/shapes.ts'
import { floatingPose, harbourPose, WATER } from '../table/anchors.ts'
import type { Square } from '../table/bearing.ts'
import { bearingOf, squaresOf } from '../table/bearing.ts'

/** Returns the squares of a slot's ship: in its place, or in its shape. */
export function slotSquares(slot: Slot): readonly Square[] {
  return shapeSquares(slot.length, slot)
}

/** The height of a ship in hand over the sea. */
const HELD_HIGH = 0.3

/** Returns the current place of a ship in the fleet that is being placed. */
export function slotPose(state: PlacementState, index: number): Pose {
  const slot = state.slots[index]
  if (!slot) return poseAt(0, -4, 0, { opacity: 0 })
  if (state.held?.slot === index) return heldPose(state, slot)
  return slot.berth ? floatingPose('near', squaresOf(slot.berth)) : harbourPose(index, slotSquares(slot))
}

/**
 * Returns the pose of the ship in hand: over the cells that it would take, so that its future place is visible;
 * elsewhere under the pointer.
 */
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

/** The time in which a ship covers two thirds of the way, in milliseconds. */
const FOLLOWS = 55
const TURNS = 80
/** The distance that counts as arrived. */
const ARRIVED = 0.002

/** Moves a pose towards its place; returns true while it has not arrived. */
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
