import type { Spot } from '../spot.ts'
import type { CameraPreset } from './cameraPresets.ts'
import { distanceLimits } from './limits.ts'
import { type CameraPose, poseBetween, poseOf, positionOf } from './pose.ts'

/**
 * Returns the pose moved towards or away from a spot of the table by a factor. The spot stays fixed in the picture, and
 * the target stays on its plane.
 */
function zoomedAt(pose: CameraPose, factor: number, spot: Spot, preset: CameraPreset): CameraPose {
  const { least, most } = distanceLimits(preset)
  const eye = positionOf(pose)
  const { target, pitch } = pose
  const sin = Math.sin(pitch)
  const distance = Math.min(most, Math.max(least, (factor * eye.y - target.y) / sin))
  const share = (distance * sin + target.y) / eye.y
  const [x, z] = [spot.x + share * (eye.x - spot.x), spot.z + share * (eye.z - spot.z)]
  const flat = distance * Math.cos(pitch)
  return {
    ...pose,
    distance,
    target: { x: x - flat * Math.sin(pose.azimuth), y: target.y, z: z - flat * Math.cos(pose.azimuth) },
  }
}

/** Returns the pose farther from the target by a factor; on the way out the target returns to the composed view's. */
function zoomedOut(pose: CameraPose, factor: number, preset: CameraPreset): CameraPose {
  const home = poseOf(preset)
  const distance = Math.min(pose.distance * factor, distanceLimits(preset).most)
  const left = home.distance - pose.distance
  const share = left > 0 ? Math.min(1, (distance - pose.distance) / left) : 1
  return { ...pose, distance, target: poseBetween(pose, home, share).target }
}

/**
 * Returns the pose nearer (factor below 1) or farther: around the spot, or without one in at the target and out towards
 * the preset.
 */
export function zoomed(pose: CameraPose, factor: number, at: Spot | null, preset: CameraPreset): CameraPose {
  if (at) return zoomedAt(pose, factor, at, preset)
  return factor > 1 ? zoomedOut(pose, factor, preset) : { ...pose, distance: pose.distance * factor }
}
