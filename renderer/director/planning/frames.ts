import type { CameraPreset, FramedArea } from '../../table/camera/cameraPresets.ts'
import { focusTarget } from '../../table/camera/limits.ts'
import { type CameraPose, pictureOf, poseOf, positionOf, RADIANS } from '../../table/camera/pose.ts'
import type { Point, Spot } from '../../table/spot.ts'
import type { Shot, Weight } from '../shot.ts'

/** The table and the picture of a film. */
export interface Stage {
  readonly table: CameraPreset
  /** Width of the picture divided by its height. */
  readonly aspect: number
  /** The pose that shows the whole table. */
  readonly whole: CameraPose
}

/** The part of the picture's width and height, around its middle, that holds actor and target. */
export const INSIDE = 0.8
/** The height of the tallest things, cells. */
const TALLEST = 1.2
/** The smallest picture for each weight, as a share of that of the whole table. */
const NEAREST: Readonly<Record<Weight, number>> = { quiet: 0.58, passing: 0.52, telling: 0.44, great: 0.36 }
/** The largest near picture for each weight, as a share of that of the whole table: larger ones are not worth a cut. */
const LARGEST: Readonly<Record<Weight, number>> = { quiet: 0.64, passing: 0.7, telling: 0.75, great: 0.8 }
/** The angle by which the camera looks less steeply than at rest for each weight, radians. */
const LOWERED: Readonly<Record<Weight, number>> = {
  quiet: 5 * RADIANS,
  passing: 7 * RADIANS,
  telling: 11 * RADIANS,
  great: 15 * RADIANS,
}
/** The pitch of a camera at the height of decks, radians. */
const LOW = 24 * RADIANS
/** The angle by which the camera looks more steeply in an upright picture, which has room for the depth of the table. */
const UPRIGHT = 15 * RADIANS
/** The ratio of one tried size to the one before. */
const GROWTH = 1.1
/** The angles from the table's near side that are tried, radians; positive ones look towards the table's middle. */
const SWINGS = [10, 0, 20, -10, 30, -20].map((degrees) => degrees * RADIANS)
/** The distances by which the picture of the whole table may move, cells, and the angles by which it may be lower. */
const SHIFTS = Array.from({ length: 17 }, (_, i) => (i - 8) / 2)
const DOWN = [0, 5, 10].map((degrees) => degrees * RADIANS)
/** The least distance of the camera from the line between actor and target, cells. */
const ASIDE = 0.2
/** The least distance between actor and target that makes a line, cells. */
const LINE = 0.5

/** Returns the stage for a composed view of a table and a shape of the picture. */
export function stageOf(table: CameraPreset, aspect: number): Stage {
  return { table, aspect, whole: tablePose(table, aspect) }
}

/** Returns the height of the picture at the camera's target, of an upright one its width; cells. */
export function sizeOf({ distance, fov }: CameraPose, aspect: number): number {
  return 2 * distance * Math.tan((fov * RADIANS) / 2) * Math.min(1, aspect)
}

/** Returns all points that a shot must show: those of the actor first. */
export const pointsOf = ({ actor = [], points }: Shot): readonly Point[] => [...actor, ...points]

/** Returns the line from actor to target; null if both are at the same place. */
export function axisOf(shot: Shot): readonly [Spot, Spot] | null {
  const points = pointsOf(shot)
  const [actor, target] = [points[0], points.at(-1)]
  if (!actor || !target || Math.hypot(target.x - actor.x, target.z - actor.z) < LINE) return null
  return [actor, target]
}

/** Returns the distance of a spot from a line, negative on its other side. */
export function sideOf([from, to]: readonly [Spot, Spot], { x, z }: Spot): number {
  const [dx, dz] = [to.x - from.x, to.z - from.z]
  return (dx * (z - from.z) - dz * (x - from.x)) / Math.hypot(dx, dz)
}

/** Returns whether a pose is on the table's near side of the line between actor and target. */
function isOnNearSide(pose: CameraPose, shot: Shot, { whole }: Stage): boolean {
  const axis = axisOf(shot)
  if (!axis) return true
  const [near, eye] = [whole, pose].map((one) => sideOf(axis, positionOf(one)))
  if (near === undefined || eye === undefined || Math.abs(near) < ASIDE) return true
  return near * eye > 0 && Math.abs(eye) >= ASIDE
}

/** Returns whether a pose shows actor and target of a shot, from the near side of the line between them. */
export function shows(pose: CameraPose, shot: Shot, stage: Stage): boolean {
  const isInside = pointsOf(shot).every((point) => {
    const { x, y } = pictureOf(pose, stage.aspect, point)
    return Math.abs(x) <= INSIDE && Math.abs(y) <= INSIDE
  })
  return isInside && isOnNearSide(pose, shot, stage)
}

function cornersOf({ middleX = 0, halfX, halfZ }: FramedArea): readonly Point[] {
  return [-halfX, halfX].flatMap((x) =>
    [-halfZ, halfZ].flatMap((z) => [0, TALLEST].map((y) => ({ x: middleX + x, y, z }))),
  )
}

/** Returns the pose that shows the whole table, with everything that happens there inside the middle of the picture. */
function tablePose(table: CameraPreset, aspect: number): CameraPose {
  const area = table.acts ?? table.cells ?? table.keeps
  const pose = poseOf(table)
  if (!area) return pose
  const [sin, cos] = [Math.sin(pose.azimuth), Math.cos(pose.azimuth)]
  const { x, y, z } = pose.target
  const tried = DOWN.flatMap((down) =>
    SHIFTS.map((shift) => {
      const target = { x: x + shift * sin, y, z: z + shift * cos }
      const shifted = { ...pose, pitch: pitchAt(table, aspect) - down, fov: 90, target }
      const reach = cornersOf(area).flatMap((corner) => Object.values(pictureOf(shifted, aspect, corner)).map(Math.abs))
      return { ...shifted, fov: (2 * Math.atan((Math.max(...reach) * 1.01) / INSIDE)) / RADIANS }
    }),
  )
  return tried.reduce((best, one) => (one.fov < best.fov * 0.97 ? one : best))
}

/** Returns the pitch of the composed view, steeper in an upright picture; radians. */
function pitchAt(table: CameraPreset, aspect: number): number {
  return poseOf(table).pitch + (aspect < 1 ? UPRIGHT : 0)
}

/** Returns the middle of the box that holds all the points. */
function middleOf(points: readonly Point[]): Spot {
  const [xs, zs] = [points.map(({ x }) => x), points.map(({ z }) => z)]
  return { x: (Math.min(...xs) + Math.max(...xs)) / 2, z: (Math.min(...zs) + Math.max(...zs)) / 2 }
}

/** The surroundings of a place in its picture, cells to each side. */
export const AROUND = 2

/** Returns a pose from near that shows a place with its surroundings on the table; null if that is the whole table. */
export function placePose(at: Point, stage: Stage): CameraPose | null {
  const points = surroundingsOf(at, stage)
  return nearPose([{ points: [at, ...points, at], weight: 'great', lasts: 0 }], 'great', stage)
}

/** Returns the corners of the area round a place that its picture shows. */
export function surroundingsOf({ x, y, z }: Point, { table }: Stage): readonly Point[] {
  const { middleX = 0, halfX, halfZ } = table.cells ?? table.keeps ?? { halfX: AROUND, halfZ: AROUND }
  const within = (value: number, middle: number, half: number) =>
    Math.min(middle + half, Math.max(middle - half, value))
  return [-AROUND, AROUND].flatMap((dx) =>
    [-AROUND, AROUND].map((dz) => ({ x: within(x + dx, middleX, halfX), y, z: within(z + dz, 0, halfZ) })),
  )
}

/** Returns a pose from near that shows all of several shots; null if they need about the whole table. */
export function nearPose(shots: readonly Shot[], weight: Weight, stage: Stage): CameraPose | null {
  const { table, aspect, whole } = stage
  const home = poseOf(table)
  const middle = middleOf(shots.flatMap(pointsOf))
  const tan = Math.tan((table.fov * RADIANS) / 2) / Math.min(1, aspect)
  const isLow = shots.every((shot) => shot.isLow === true)
  const target = { ...focusTarget(middle, table), y: 0 }
  const base = {
    pitch: isLow ? LOW : pitchAt(table, aspect) - LOWERED[weight],
    fov: (2 * Math.atan(tan)) / RADIANS,
    target,
  }
  const inward = middle.x * Math.cos(home.azimuth) - middle.z * Math.sin(home.azimuth) < 0 ? -1 : 1
  const full = sizeOf(whole, aspect)
  for (let size = full * NEAREST[weight]; size <= full * LARGEST[weight]; size *= GROWTH) {
    const distance = size / (2 * tan * Math.min(1, aspect))
    const poses = SWINGS.map((swing) => ({ ...base, distance, azimuth: home.azimuth + inward * swing }))
    const found = poses.find((pose) => shots.every((shot) => shows(pose, shot, stage)))
    if (found) return found
  }
  return null
}
