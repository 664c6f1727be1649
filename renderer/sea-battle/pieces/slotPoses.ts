import type { Pose } from '../../playback/motion/poses.ts'
import type { PlacementState } from '../placement/berthing.ts'
import { slotTarget } from '../table/anchors.ts'
import { follow, slotPose } from './slots.ts'

const poses = new Map<string, Pose>()

/** Returns the poses of ships that are being placed; null for other targets. */
export const slotHome = (target: string): Readonly<Pose> | null => poses.get(target) ?? null

/** Clears the poses. */
export function clearSlotPoses(): void {
  poses.clear()
}

/** Moves every ship towards its place; at once with `reducedMotion`. Returns whether one is still moving. */
export function driveSlots(state: PlacementState, ms: number, reducedMotion: boolean): boolean {
  if (state.seat === null) {
    poses.clear()
    return false
  }
  return state.slots.map((_, index) => driveSlot(state, index, ms, reducedMotion)).some(Boolean)
}

function driveSlot(state: PlacementState, index: number, ms: number, reducedMotion: boolean): boolean {
  const target = slotTarget(index)
  const to = slotPose(state, index)
  const pose = poses.get(target)
  if (pose && !reducedMotion) return follow(pose, to, ms)
  poses.set(target, to)
  return false
}
