import { type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'

/** A contact shadow: an ellipse on the surface under a thing. */
export interface ContactBlob {
  readonly x: number
  /** Height of the surface. */
  readonly y: number
  readonly z: number
  /** Half axes in cells. */
  readonly halfX: number
  readonly halfZ: number
  /** Turn about the vertical axis, radians. */
  readonly turn?: number
  /** Factor on the size, below 1 for things above the surface; 1 by default. */
  readonly share?: number
}

/** Distance above the surface that avoids z-fighting. */
const LIFT = 0.004
const UP = new Vector3(0, 1, 0)
const matrix = new Matrix4()
const place = new Vector3()
const size = new Vector3()
const rotation = new Quaternion()

/** The matrix that places a unit square as the blob. */
export function blobMatrix(blob: ContactBlob): Matrix4 {
  const share = blob.share ?? 1
  place.set(blob.x, blob.y + LIFT, blob.z)
  rotation.setFromAxisAngle(UP, blob.turn ?? 0)
  size.set(blob.halfX * 2 * share, 1, blob.halfZ * 2 * share)
  return matrix.compose(place, rotation, size)
}

/** Writes the blobs as instances; those beyond the capacity are dropped. */
export function writeBlobs(mesh: InstancedMesh, blobs: readonly ContactBlob[], capacity: number): void {
  mesh.count = Math.min(blobs.length, capacity)
  for (const [i, blob] of blobs.slice(0, capacity).entries()) mesh.setMatrixAt(i, blobMatrix(blob))
  mesh.instanceMatrix.needsUpdate = true
}
