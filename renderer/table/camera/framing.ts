import type { Point, Spot } from '../spot.ts'
import type { CameraPreset } from './cameraPresets.ts'
import { focusTarget, withinLimits } from './limits.ts'
import { type CameraPose, pictureOf, poseBetween, poseOf } from './pose.ts'

/** Shares of the way to a spot that are tried to bring it into sight. */
const SHIFTS = [0, 0.15, 0.3, 0.45, 0.6, 0.8, 1] as const

/** Shares of the preset's distance that are tried to frame something, the nearest first. */
const NEARER = [0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9] as const
/** How far from the middle of what is framed the camera may look to bring it out from under panels, cells, the least first. */
const ASIDE = [0, 1, -1, 2, -2]
  .flatMap((z) => [0, 1.5, -1.5, 3, -3].map((x) => ({ x, z })))
  .sort((a, b) => Math.hypot(a.x, a.z) - Math.hypot(b.x, b.z))

/** The middle of what holds all the points. */
function middleOf(points: readonly Point[]): Spot {
  const [xs, zs] = [points.map(({ x }) => x), points.map(({ z }) => z)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, z: (Math.min(...zs) + Math.max(...zs)) / 2 }
}

/** Distance from which the camera looks at one thing, as a share of the preset's. */
const FOCUS = 0.55

/** The pose that looks at a spot from near. */
export function focusPose(from: CameraPose, preset: CameraPreset, spot: Spot): CameraPose {
  const distance = Math.min(from.distance, poseOf(preset).distance * FOCUS)
  return { ...from, distance, target: { ...focusTarget(spot, preset), y: from.target.y } }
}

/** A way to look from which all that matters is seen. */
type IsSeen = (pose: CameraPose) => boolean

/** The least and greatest distance of the camera from what it frames, as shares of the preset's distance. */
export interface Range {
  readonly nearest?: number
  readonly farthest: number
}

/** The nearest pose within a range from which all points are seen; null for none. */
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

/** The first pose from which all is seen, by shares of a pose's distance and then by how far the middle is aside. */
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

/** How far on all sides of what is looked at from near the picture shows the table clear of panels, cells. */
const AROUND = 2.5

/** What is to be seen clear of panels when a spot is looked at: as much of the table on all sides, at its edge inwards. */
export function aroundSpot(spot: Spot, preset: CameraPreset): readonly Point[] {
  const { x, z } = focusTarget(spot, preset)
  return [-AROUND, 0, AROUND].flatMap((dx) => [-AROUND, 0, AROUND].map((dz) => ({ x: x + dx, y: 0, z: z + dz })))
}

/**
 * The pose that looks at a spot from near with what lies around it in the free part of the window, turned as it is; null
 * where that is too small.
 *
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
 * The pose shifted towards the middle of points, just so far that all are seen, else beside it: what panels leave need not
 * lie in the middle of the window. Null where nothing has to move, or can.
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

/** How large a shot of the story shows what it is about. */
export interface Framing {
  /** The nearest it may come, as a share of the composed view's distance. */
  readonly nearest: number
  /** How far it goes from where the camera rests: 1 all the way. */
  readonly lean: number
  /** The pitch to which the camera dips, radians; it keeps the pitch at which it rests unless given. */
  readonly pitch?: number
}

/** What a shot is about stays this near to the middle of the picture, as shares of its half width and height. */
const COMFORT = { x: 0.62, y: 0.5 } as const
/** Shares of the composed distance that a shot tries, the nearest first. */
const SHOT_SHARES = [0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9, 0.95, 1] as const

/**
 * The pose of a shot of points, from the side from which the camera looks already; null where it would show them no
 * better than the camera does from where it rests.
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
