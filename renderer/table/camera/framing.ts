import type { Point, Spot } from '../spot.ts'
import type { CameraPreset } from './cameraPresets.ts'
import { focusTarget, withinLimits } from './limits.ts'
import { type CameraPose, pictureOf, poseBetween, poseOf } from './pose.ts'

/** The shares of the way to a spot that are tried, to bring it into sight. */
const SHIFTS = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1] as const

/** The shares of the preset's distance that are tried for framing, the nearest first. */
const NEARER = [0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9] as const
/**
 * The offsets between the camera's target and the middle of the framed points that are tried, in cells, the shortest
 * first: they bring the points out from under panels.
 */
const ASIDE = [0, 1, -1, 2, -2]
  .flatMap((z) => [0, 1.5, -1.5, 3, -3].map((x) => ({ x, z })))
  .sort((a, b) => Math.hypot(a.x, a.z) - Math.hypot(b.x, b.z))

/** Returns the middle of the box that holds all the points. */
function middleOf(points: readonly Point[]): Spot {
  const [xs, zs] = [points.map(({ x }) => x), points.map(({ z }) => z)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, z: (Math.min(...zs) + Math.max(...zs)) / 2 }
}

/** The distance of the camera from one thing, as a share of the preset's. */
const FOCUS = 0.55

/** Returns the pose that looks at a spot from near. */
export function focusPose(from: CameraPose, preset: CameraPreset, spot: Spot): CameraPose {
  const distance = Math.min(from.distance, poseOf(preset).distance * FOCUS)
  return { ...from, distance, target: { ...focusTarget(spot, preset), y: from.target.y } }
}

/** Returns whether a pose shows all important points. */
type IsSeen = (pose: CameraPose) => boolean

/** The least and greatest distance of the camera from the framed points, as shares of the preset's distance. */
export interface Range {
  readonly nearest?: number
  readonly farthest: number
}

/** Returns the nearest pose within a range that shows all points; null if there is none. */
export function nearPose(
  home: CameraPose,
  preset: CameraPreset,
  points: readonly Point[],
  { nearest = 0, farthest }: Range,
  isSeen: IsSeen,
): CameraPose | null {
  const shares = NEARER.filter((one) => one >= nearest && one <= farthest)
  return firstSeen(home, preset, middleOf(points), shares, isSeen)
}

/**
 * Returns the first pose that shows all points, tried by shares of a pose's distance and then by distance from the
 * middle.
 */
function firstSeen(
  home: CameraPose,
  preset: CameraPreset,
  middle: Spot,
  shares: readonly number[],
  isSeen: IsSeen,
): CameraPose | null {
  for (const share of shares) {
    for (const { x, z } of ASIDE) {
      const target = { x: middle.x + x, y: home.target.y, z: middle.z + z }
      const pose = withinLimits({ ...home, target, distance: home.distance * share }, preset)
      if (isSeen(pose)) return pose
    }
  }
  return null
}

/** The width of the clear border around a spot in a near view, cells. */
const AROUND = 2.5

/**
 * Returns the points that a near view of a spot keeps clear of panels: the same border on all sides, shifted inwards at
 * the table's edge.
 */
export function aroundSpot(spot: Spot, preset: CameraPreset): readonly Point[] {
  const { x, z } = focusTarget(spot, preset)
  return [-AROUND, 0, AROUND].flatMap((dx) => [-AROUND, 0, AROUND].map((dz) => ({ x: x + dx, y: 0, z: z + dz })))
}

/**
 * Returns the pose that looks at a spot from near, with its surroundings in the free part of the window and the same
 * direction; null if that part is too small.
 * @param full the preset's distance
 */
export function clearFocus(
  from: CameraPose,
  full: number,
  preset: CameraPreset,
  spot: Spot,
  isSeen: IsSeen,
): CameraPose | null {
  const nearest = Math.min(from.distance / full, FOCUS)
  const shares = [nearest, ...NEARER.filter((share) => share > nearest)]
  return firstSeen({ ...from, distance: full }, preset, focusTarget(spot, preset), shares, isSeen)
}

/**
 * Returns the pose shifted just far enough to show all points. It moves towards their middle or beside it, because the
 * free part need not be in the middle of the window. Returns null if no shift is needed or enough.
 */
export function shiftedPose(
  from: CameraPose,
  preset: CameraPreset,
  points: readonly Point[],
  isSeen: IsSeen,
): CameraPose | null {
  if (points.length === 0) return null
  const spot = middleOf(points)
  const { x, y, z } = from.target
  const at = (x: number, z: number) => withinLimits({ ...from, target: { x, y, z } }, preset)
  const shifted = SHIFTS.map((share) => at(x + (spot.x - x) * share, z + (spot.z - z) * share))
  const found = shifted.find(isSeen)
  if (found) return found === shifted[0] ? null : found
  return ASIDE.map((aside) => at(spot.x + aside.x, spot.z + aside.z)).find(isSeen) ?? null
}

/** The size in which a shot of the story shows its subject. */
export interface Framing {
  /** The least distance, as a share of the composed view's distance. */
  readonly nearest: number
  /** The share of the way from the resting camera to the shot: 1 goes all the way. */
  readonly lean: number
  /** The pitch of the shot, radians; the pitch at rest by default. */
  readonly pitch?: number
}

/**
 * The area around the middle of the picture in which a shot keeps its subject, as shares of its half width and height.
 */
const COMFORT = { x: 0.62, y: 0.5 } as const
/** The shares of the composed distance that a shot tries, the nearest first. */
const SHOT_SHARES = [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1] as const

/**
 * Returns the pose of a shot of points, from the camera's current side; null if it would show them no better than the
 * camera at rest.
 */
export function shotPose(
  rest: CameraPose,
  preset: CameraPreset,
  aspect: number,
  points: readonly Point[],
  { nearest, lean, pitch = rest.pitch }: Framing,
): CameraPose | null {
  if (points.length === 0) return null
  const isShown = (pose: CameraPose): boolean =>
    points.every((point) => {
      const { x, y } = pictureOf(pose, aspect, point)
      return Math.abs(x) <= COMFORT.x && Math.abs(y) <= COMFORT.y
    })
  const full = poseOf(preset).distance
  const target = { ...focusTarget(middleOf(points), preset), y: rest.target.y }
  const found = SHOT_SHARES.filter((share) => share >= nearest)
    .map((share) => ({ ...withinLimits({ ...rest, target, distance: full * share }, preset), pitch }))
    .find(isShown)
  if (!found || (pitch === rest.pitch && found.distance >= rest.distance && isShown(rest))) return null
  const leant = poseBetween(rest, found, lean)
  return isShown(leant) ? leant : found
}
