import type { Point } from '../spot.ts'
import type { CellArea, FramedArea } from './cameraPresets.ts'

const at = (x: number, y: number, z: number): Point => ({ x, y, z })

/** Returns points along the sides of an area, its corners first, at most a cell apart. */
export function outlineOf({ middleX = 0, halfX, halfZ, y }: FramedArea): readonly Point[] {
  const along = (half: number) =>
    Array.from({ length: Math.ceil(2 * half) + 1 }, (_, i) => -half + (i * 2 * half) / Math.ceil(2 * half))
  const sides = along(halfZ).flatMap((z) => [at(middleX - halfX, y, z), at(middleX + halfX, y, z)])
  const ends = along(halfX).flatMap((x) => [at(middleX + x, y, -halfZ), at(middleX + x, y, halfZ)])
  return [...ends, ...sides]
}

/** Returns places along the sides of a board's cells, and at their cut corners. */
export function edgeOf({ cut = 0, ...area }: CellArea): readonly Point[] {
  const { middleX = 0, halfX, halfZ, y } = area
  const isCut = ({ x, z }: Point) => Math.abs(x - middleX) > halfX - cut && Math.abs(z) > halfZ - cut
  const inner = [-1, 1].flatMap((sx) => [-1, 1].map((sz) => at(middleX + sx * (halfX - cut), y, sz * (halfZ - cut))))
  return [...outlineOf(area).filter((point) => !isCut(point)), ...(cut > 0 ? inner : [])]
}
