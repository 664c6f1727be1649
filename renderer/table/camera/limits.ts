import type { Spot } from '../spot.ts'
import type { CameraPreset, FramedArea } from './cameraPresets.ts'
import { type CameraPose, poseOf, RADIANS } from './pose.ts'

const PITCH = { least: 30 * RADIANS, most: 75 * RADIANS } as const
const AZIMUTH_SWING = 60 * RADIANS
const DISTANCE = { least: 0.45, most: 1.15 } as const
/** The limit of the target's distance from the middle of the table in presets without a framed area, cells. */
const ANYWHERE = { halfX: 6, halfZ: 6 } as const

const clamp = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Returns the least and greatest distance of the camera, cells. */
export function distanceLimits(preset: CameraPreset): { readonly least: number; readonly most: number } {
  const { distance } = poseOf(preset)
  return { least: distance * (preset.nearest ?? DISTANCE.least), most: distance * DISTANCE.most }
}

/** The distance of a focus from the edge of the framed area, cells, so that the picture is not half empty there. */
const FOCUS_INSET = 3

/** Returns the target for a near view of a spot. */
export function focusTarget({ x, z }: Spot, { keeps }: CameraPreset): Spot {
  if (!keeps) return { x, z }
  const { middleX = 0, halfX, halfZ } = keeps
  const within = (value: number, half: number) => clamp(value, FOCUS_INSET - half, half - FOCUS_INSET)
  return { x: middleX + within(x - middleX, halfX), z: within(z, halfZ) }
}

/** Returns the nearest pose within the limits of free movement around a preset. */
export function withinLimits(pose: CameraPose, preset: CameraPreset): CameraPose {
  const home = poseOf(preset)
  const limits = distanceLimits(preset)
  const reach: Pick<FramedArea, 'middleX' | 'halfX' | 'halfZ'> = preset.keeps ?? ANYWHERE
  const { middleX = 0 } = reach
  return {
    target: {
      x: clamp(pose.target.x, middleX - reach.halfX, middleX + reach.halfX),
      y: home.target.y,
      z: clamp(pose.target.z, -reach.halfZ, reach.halfZ),
    },
    azimuth: clamp(pose.azimuth, home.azimuth - AZIMUTH_SWING, home.azimuth + AZIMUTH_SWING),
    pitch: clamp(pose.pitch, Math.min(PITCH.least, home.pitch), Math.max(PITCH.most, home.pitch)),
    distance: clamp(pose.distance, limits.least, limits.most),
    fov: pose.fov,
  }
}
