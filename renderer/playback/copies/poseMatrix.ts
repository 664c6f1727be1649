import { Euler, Matrix4, Quaternion, Vector3 } from 'three'
import type { Pose } from '../motion/poses.ts'

const place = new Vector3()
const turn = new Quaternion()
const size = new Vector3()
const angles = new Euler(0, 0, 0, 'XZY')
const nowhere = new Matrix4().makeScale(0, 0, 0)
const shift = new Matrix4()

/** Writes the matrix of a pose; an invisible or absent target gets a zero scale. */
export function writePoseMatrix(pose: Readonly<Pose> | null, out: Matrix4): Matrix4 {
  if (!pose || pose.opacity <= 0.01 || pose.scale <= 0.001) return out.copy(nowhere)
  const { scale, squash } = pose
  angles.set(pose.tiltX, pose.yaw, pose.tiltZ, 'XZY')
  size.set(scale * (1 + squash / 2), scale * (1 - squash), scale * (1 + squash / 2))
  return out.compose(place.set(pose.x, pose.y, pose.z), turn.setFromEuler(angles), size)
}

/** Appends a translation in the matrix's own coordinates. */
export function offsetMatrix(matrix: Matrix4, x: number, y: number, z: number): Matrix4 {
  return matrix.multiply(shift.makeTranslation(x, y, z))
}
