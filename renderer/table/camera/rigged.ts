import { type Camera, PerspectiveCamera } from 'three'
import type { ScreenPoint } from '../../input/press.ts'
import type { CameraDirector } from './CameraDirector.ts'
import { type CameraPose, positionOf } from './pose.ts'

const directors = new WeakMap<Camera, CameraDirector>()

/** Records the director that moves a camera; returns a function that ends this. */
export function rig(camera: Camera, director: CameraDirector): () => void {
  directors.set(camera, director)
  return () => {
    if (directors.get(camera) === director) directors.delete(camera)
  }
}

/** Moves a camera to a pose. */
export function take(camera: PerspectiveCamera, pose: CameraPose): void {
  const { x, y, z } = positionOf(pose)
  camera.position.set(x, y, z)
  camera.lookAt(pose.target.x, pose.target.y, pose.target.z)
  if (camera.fov === pose.fov) return
  camera.fov = pose.fov
  camera.updateProjectionMatrix()
}

/**
 * Returns the camera that a press at a place of the page is meant for: as it was before the table slid from under the
 * pointer.
 * @param now the time in milliseconds, by the clock of frames
 */
export function cameraAimedAt(camera: Camera, at: ScreenPoint, now: number): Camera {
  const pose = directors.get(camera)?.aim.viewAt(at, now)
  if (!pose || !(camera instanceof PerspectiveCamera)) return camera
  const before = camera.clone()
  take(before, pose)
  before.updateMatrixWorld()
  return before
}

/** Notifies the director of a camera that the player acts on the current view, at a place of the page. */
export function actAt(camera: Camera, at: ScreenPoint): void {
  directors.get(camera)?.aim.actAt(at)
}
