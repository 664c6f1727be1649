import type { Pose } from '../../playback/motion/poses.ts'
import type { PlacementState } from '../placement/berthing.ts'
import { slotTarget } from '../table/anchors.ts'
import { follow, slotPose } from './slots.ts'

const poses = new Map<string, Pose>()

/** Where ships that are being placed are drawn; null for other targets. */
export const slotHome = (target: string): Readonly<Pose> | null => poses.get(target) ?? null

/** Forgets them. */
export function clearSlotPoses(): void {
  poses.clear()
}

/** Lets every ship follow to where she belongs; at once where `calm`. True while one is on her way. */
export function driveSlots(state: PlacementState, ms: number, calm: boolean): boolean {
  if (state.seat === null) {
    poses.clear()
    return false
  }
  return state.slots.map((_, index) => driveSlot(state, index, ms, calm)).some(Boolean)
}

function driveSlot(state: PlacementState, index: number, ms: number, calm: boolean): boolean {
  const target = slotTarget(index)
  const to = slotPose(state, index)
  const pose = poses.get(target)
  if (pose && !calm) return follow(pose, to, ms)
  poses.set(target, to)
  return false
}
