import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { memoizeShown } from '../../../playback/memoizeShown.ts'
import type { Poses } from '../../../playback/motion/poses.ts'
import type { SeaWind } from '../../../table/water/seaWind.ts'
import { alongYaw, WIND } from '../../table/anchors.ts'

/** The wind while nothing is shown: a breeze. */
const BREEZE: SeaWind = { x: 0, z: -1, force: 1 }

/** Returns the wind from the table's poses. */
export function windIn(_state: AdmiralState, poses: Poses): SeaWind {
  const pose = poses.get(WIND)
  return pose ? { ...alongYaw(pose.yaw), force: pose.scale } : BREEZE
}

/** The wind that is shown now. */
export const windShown = memoizeShown<AdmiralState, SeaWind>(windIn, BREEZE)
