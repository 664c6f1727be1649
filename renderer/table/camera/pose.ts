import type { Point, Spot } from '../spot.ts'
import type { CameraPreset, FramedArea } from './cameraPresets.ts'

/** The camera's position as an orbit around its target. */
export interface CameraPose {
  readonly target: Point
  /** Radians around the vertical axis; 0 looks north from the south, positive is further east. */
  readonly azimuth: number
  /** Radians above the horizon. */
  readonly pitch: number
  /** Cells from the target. */
  readonly distance: number
  /** Vertical field of view in degrees. */
  readonly fov: number
}

/** A place in the picture: from −1 at the left and bottom to 1 at the right and top. */
export interface PicturePoint {
  readonly x: number
  readonly y: number
}

/** The radians in a degree. */
export const RADIANS = Math.PI / 180

export function poseOf({ position, target, fov }: CameraPreset): CameraPose {
  const x = position.x - target.x
  const y = position.y - target.y
  const z = position.z - target.z
  const distance = Math.hypot(x, y, z)
  return { target, azimuth: Math.atan2(x, z), pitch: Math.asin(y / distance), distance, fov }
}

/** Returns the camera's position in world coordinates. */
export function positionOf({ target, azimuth, pitch, distance }: CameraPose): Point {
  const flat = distance * Math.cos(pitch)
  return {
    x: target.x + flat * Math.sin(azimuth),
    y: target.y + distance * Math.sin(pitch),
    z: target.z + flat * Math.cos(azimuth),
  }
}

const mix = (a: number, b: number, share: number) => a * (1 - share) + b * share

/** Interpolates between two poses along the orbit; `share` from 0 to 1. */
export function poseBetween(a: CameraPose, b: CameraPose, share: number): CameraPose {
  return {
    target: {
      x: mix(a.target.x, b.target.x, share),
      y: mix(a.target.y, b.target.y, share),
      z: mix(a.target.z, b.target.z, share),
    },
    azimuth: mix(a.azimuth, b.azimuth, share),
    pitch: mix(a.pitch, b.pitch, share),
    distance: mix(a.distance, b.distance, share),
    fov: mix(a.fov, b.fov, share),
  }
}

/** Returns a point in camera coordinates: right, up and depth, in cells. */
export function seenFrom(pose: CameraPose, point: Point): { right: number; up: number; depth: number } {
  const eye = positionOf(pose)
  const dx = point.x - eye.x
  const dy = point.y - eye.y
  const dz = point.z - eye.z
  const sinA = Math.sin(pose.azimuth)
  const cosA = Math.cos(pose.azimuth)
  const sinP = Math.sin(pose.pitch)
  const cosP = Math.cos(pose.pitch)
  const away = -(dx * sinA + dz * cosA)
  return { right: dx * cosA - dz * sinA, up: dy * cosP + away * sinP, depth: away * cosP - dy * sinP }
}

/**
 * Returns the spot where the line of sight through a place of the picture meets the table's plane; null at the horizon
 * and above.
 * @param aspect width of the picture divided by its height
 */
export function spotSeenAt(pose: CameraPose, aspect: number, { x, y }: PicturePoint): Spot | null {
  const eye = positionOf(pose)
  const half = Math.tan((pose.fov * RADIANS) / 2)
  const [right, up] = [x * half * aspect, y * half]
  const sinP = Math.sin(pose.pitch)
  const cosP = Math.cos(pose.pitch)
  const down = sinP - up * cosP
  if (down <= 0) return null
  const [ahead, aside] = [(cosP + up * sinP) / down, right / down]
  const sinA = Math.sin(pose.azimuth)
  const cosA = Math.cos(pose.azimuth)
  return { x: eye.x + eye.y * (aside * cosA - ahead * sinA), z: eye.z - eye.y * (aside * sinA + ahead * cosA) }
}

/** Returns a point's place in the picture, both −1 … 1 while it is in view. */
export function pictureOf(pose: CameraPose, aspect: number, point: Point): PicturePoint {
  const half = Math.tan((pose.fov * RADIANS) / 2)
  const { right, up, depth } = seenFrom(pose, point)
  return { x: right / (depth * half * aspect), y: up / (depth * half) }
}

function corners({ middleX = 0, halfX, halfZ, y }: FramedArea): readonly Point[] {
  return [-1, 1].flatMap((sx) => [-1, 1].map((sz) => ({ x: middleX + sx * halfX, y, z: sz * halfZ })))
}

/** A factor that leaves a thin margin around the framed area. */
const MARGIN = 0.985

/**
 * Returns the preset's field of view, widened just enough to keep the framed area in view.
 * @param aspect width of the window divided by its height
 * @returns degrees
 */
export function fittedFov(preset: CameraPreset, aspect: number): number {
  const composed = Math.tan((preset.fov * RADIANS) / 2)
  if (!preset.keeps) return preset.fov
  const pose = poseOf(preset)
  const needed = corners(preset.keeps).map((corner) => {
    const { right, up, depth } = seenFrom(pose, corner)
    return Math.max(Math.abs(up), Math.abs(right) / aspect) / (depth * MARGIN)
  })
  return (2 * Math.atan(Math.max(composed, ...needed))) / RADIANS
}

/** Returns the pose with its target shifted, in cells, and another field of view. */
function shiftedBy(pose: CameraPose, dx: number, dz: number, fov: number): CameraPose {
  const { x, y, z } = pose.target
  return { ...pose, fov, target: { x: x + dx, y, z: z + dz } }
}

export const isSame = (a: CameraPose, b: CameraPose): boolean =>
  a.fov === b.fov && a.pitch === b.pitch && a.target.x === b.target.x && a.target.z === b.target.z

/** Returns the pose moved in the same way as `before` was moved to `after`, with the field of view of `after`. */
export function movedAlike(pose: CameraPose, before: CameraPose, after: CameraPose): CameraPose {
  const moved = shiftedBy(pose, after.target.x - before.target.x, after.target.z - before.target.z, after.fov)
  return { ...moved, pitch: pose.pitch + after.pitch - before.pitch }
}

/** Returns the pose shifted by cells to the right and away from the viewer. */
export function panned(pose: CameraPose, right: number, away: number): CameraPose {
  const [sin, cos] = [Math.sin(pose.azimuth), Math.cos(pose.azimuth)]
  return shiftedBy(pose, right * cos - away * sin, -right * sin - away * cos, pose.fov)
}
