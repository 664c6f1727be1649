import { type InstancedMesh, Matrix4, Quaternion, Vector3 } from 'three'

/** The soft dark spot where something stands, seen from above as an ellipse. */
export interface ContactBlob {
  readonly x: number
  /** Height of the surface it lies on. */
  readonly y: number
  readonly z: number
  /** Half axes in cells. */
  readonly halfX: number
  readonly halfZ: number
  /** Turn about the vertical in radians. */
  readonly turn?: number
  /** Share of its size that is left, e.g. under something that has left the ground; 1 when left out. */
  readonly share?: number
}

/** A hair above the surface, so that the two do not fight for the pixel. */
const LIFT = 0.004
const UP = new Vector3(0, 1, 0)
const matrix = new Matrix4()
const place = new Vector3()
const size = new Vector3()
const rotation = new Quaternion()

/** Where a unit square lies as that blob; a weaker one is smaller. */
export function blobMatrix(blob: ContactBlob): Matrix4 {
  const share = blob.share ?? 1
  place.set(blob.x, blob.y + LIFT, blob.z)
  rotation.setFromAxisAngle(UP, blob.turn ?? 0)
  size.set(blob.halfX * 2 * share, 1, blob.halfZ * 2 * share)
  return matrix.compose(place, rotation, size)
}

/** Lays the blobs out as instances; those beyond the mesh's capacity are left out. */
export function writeBlobs(mesh: InstancedMesh, blobs: readonly ContactBlob[], capacity: number): void {
  mesh.count = Math.min(blobs.length, capacity)
  for (const [i, blob] of blobs.slice(0, capacity).entries()) mesh.setMatrixAt(i, blobMatrix(blob))
  mesh.instanceMatrix.needsUpdate = true
}
