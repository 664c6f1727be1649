import type { Pose } from '../../playback/motion/poses.ts'
import type { Upright } from '../../table/picking/picking.ts'
import { slotSquares } from '../pieces/slots.ts'
import type { PlacementState, Slot } from '../placement/berthing.ts'
import { slotTarget, WATER } from '../table/anchors.ts'
import { bearingOf } from '../table/bearing.ts'

/**
 * Radius of a hull's drum, without gaps between those of one ship, and the height up to which ships of each length can
 * be pointed at: the lower sails.
 */
const RADIUS = 0.54
const HEIGHTS = [0, 0.5, 0.7, 0.8, 0.9] as const

/**
 * Returns the ships of the fleet that is being placed as things that can be pointed at: a drum over each of their
 * squares.
 */
export function slotUprights(
  { seat, slots }: Pick<PlacementState, 'seat' | 'slots'>,
  poseOf: (target: string) => Readonly<Pose> | null,
): readonly Upright[] {
  if (seat === null) return []
  return slots.flatMap((slot, index) => drums(slot, index, poseOf(slotTarget(index))))
}

function drums(slot: Slot, index: number, pose: Readonly<Pose> | null): readonly Upright[] {
  if (!pose) return []
  const squares = slotSquares(slot)
  const { east, south } = bearingOf(squares)
  return squares.map(([e, s]) => ({
    id: slotTarget(index),
    x: pose.x + e - east,
    z: pose.z + s - south,
    radius: RADIUS,
    bottom: WATER,
    top: WATER + (HEIGHTS[slot.length] ?? 0.8),
  }))
}

/** Returns the slot of a picked name; −1 for none. */
export function slotNamed(id: string | null): number {
  const match = /^slot\/(\d+)$/.exec(id ?? '')
  return match ? Number(match[1]) : -1
}
