import { type Quaternion, Vector3 } from 'three'
import { type Quarter, quarterOf } from './quarter.ts'

const rightward = new Vector3()

/** Returns the side of the table from which a camera looks. */
export function sideOf({ quaternion }: { readonly quaternion: Quaternion }): Quarter {
  const { x, z } = rightward.set(1, 0, 0).applyQuaternion(quaternion)
  return quarterOf(Math.atan2(-z, x))
}
