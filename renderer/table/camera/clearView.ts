import type { Point } from '../spot.ts'
import type { CameraPreset, Covered, Free } from './cameraPresets.ts'
import { edgeOf } from './outline.ts'
import { type CameraPose, fittedFov, poseOf, positionOf, RADIANS, seenFrom } from './pose.ts'

/** The angles in radians by which the view may be steeper than composed. */
const STEEPER = [0, 2.5, 5, 7.5, 10, 12.5].map((degrees) => degrees * RADIANS)
/** The distances by which the picture may move towards the viewer or away from them, cells. */
const SHIFTS = Array.from({ length: 97 }, (_, i) => (i - 48) / 4)
/** The distances by which the picture may move to the left, cells. */
const ASIDES = [0, 0.75, 1.5, 2.25, 3, 4]
/** The ratio of one tried size to the one before. */
const STEP = 0.985
/** The least share of the size that the window allows. */
const SMALLEST = 0.15

/** Returns the composed view, steeper by `steeper` and shifted away from the viewer and to the right. */
function turned(preset: CameraPreset, steeper: number, shift: number, aside: number): CameraPreset {
  const { x, y, z } = preset.target
  const pose: CameraPose = poseOf(preset)
  const [sin, cos] = [Math.sin(pose.azimuth), Math.cos(pose.azimuth)]
  const target = { x: x + shift * sin + aside * cos, y, z: z + shift * cos - aside * sin }
  return { ...preset, target, position: positionOf({ ...pose, target, pitch: pose.pitch + steeper }) }
}

/** A view direction, with the half height of the picture at a distance of 1. */
interface Look {
  readonly preset: CameraPreset
  readonly half: number
  /** The size of the cell at the far edge in the picture. */
  readonly size: number
}

/**
 * Returns the view in which the cells are as large as possible while no slot covers one of them: its size, its place in
 * the window and its steepness. Returns null if there is no such view, or no cell to keep clear.
 * @param aspect width of the window divided by its height
 */
export function clearView(
  preset: CameraPreset,
  { covered, isAside = false }: Free,
  aspect: number,
): CameraPreset | null {
  if (!preset.cells || !preset.keeps) return null
  const clear = edgeOf(preset.cells)
  let best: Look | null = null
  for (const steeper of STEEPER) {
    for (const shift of SHIFTS) {
      for (const aside of isAside ? ASIDES : [0]) {
        const look = largest(turned(preset, steeper, shift, aside), { clear, covered, aspect }, best?.size ?? 0)
        if (look) best = look
      }
    }
  }
  return best && { ...best.preset, fov: (2 * Math.atan(best.half)) / RADIANS }
}

interface Wanted {
  readonly clear: readonly Point[]
  readonly covered: readonly Covered[]
  readonly aspect: number
}

/** Returns the largest clear picture from this direction if it is larger than the best so far. */
function largest(preset: CameraPreset, { clear, covered, aspect }: Wanted, than: number): Look | null {
  const pose = poseOf(preset)
  const least = Math.tan((fittedFov({ ...preset, fov: 1 }, aspect) * RADIANS) / 2)
  const far = farCell(preset, pose)
  const seen = clear.map((point) => {
    const { right, up, depth } = seenFrom(pose, point)
    return { x: right / depth / aspect, y: up / depth }
  })
  for (let half = least; half < least / SMALLEST && far / half ** 3 > than; half /= STEP) {
    if (seen.every(({ x, y }) => isClear(0.5 + x / half / 2, 0.5 - y / half / 2, covered))) {
      return { preset, half, size: far / half ** 3 }
    }
  }
  return null
}

/**
 * Returns the visible size of a cell at the far edge of the framed area at a distance of 1; its height, the smaller
 * side, counts twice.
 */
function farCell({ keeps }: CameraPreset, pose: CameraPose): number {
  const [middle, far] = [keeps?.middleX ?? 0, -(keeps?.halfZ ?? 0)]
  const [sin, cos] = [Math.sin(pose.azimuth), Math.cos(pose.azimuth)]
  const at = (aside: number, cellsNearer: number) => {
    const z = far + cellsNearer
    const { right, up, depth } = seenFrom(pose, { x: middle + aside * cos + z * sin, y: 0, z: z * cos - aside * sin })
    return { x: right / depth, y: up / depth }
  }
  const [left, right, near] = [at(0, 0), at(1, 0), at(0, 1)]
  return (right.x - left.x) * (left.y - near.y) ** 2
}

/** Returns whether a place, in shares of the window from the top left, is inside it and under no panel. */
function isClear(x: number, y: number, covered: readonly Covered[]): boolean {
  if (x < 0 || x > 1 || y < 0 || y > 1) return false
  return !covered.some(({ left, right, top, bottom }) => x > left && x < right && y > top && y < bottom)
}
