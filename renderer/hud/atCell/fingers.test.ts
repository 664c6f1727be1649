import { PerspectiveCamera } from 'three'
import { describe, expect, it } from 'vitest'
import { CAMERA_PRESETS } from '../../table/camera/cameraPresets.ts'
import { type CameraPose, poseOf, positionOf, RADIANS } from '../../table/camera/pose.ts'
import { type PagePoint, pagePointOf } from '../../table/picking/pagePoint.ts'
import { type Box, boxAround } from './box.ts'
import { FINGER, fingerPlace } from './fingers.ts'
import type { Scene } from './scene.ts'

const WINDOW = { width: 960, height: 600 }
const REM = 16
const FILES = 10

/** Projects a board of ten files around the middle of the table through a camera. */
function seenFrom(pose: CameraPose) {
  const camera = new PerspectiveCamera(pose.fov, WINDOW.width / WINDOW.height)
  const { x, y, z } = positionOf(pose)
  camera.position.set(x, y, z)
  camera.lookAt(pose.target.x, pose.target.y, pose.target.z)
  const placeOf = (cell: number, east = 0, north = 0): PagePoint => {
    const [file, rank] = [cell % FILES, Math.floor(cell / FILES)]
    const spot = { x: file - 4.5 + east, y: 0, z: rank - 4.5 - north }
    return pagePointOf(spot, camera, { left: 0, top: 0, ...WINDOW })
  }
  const boxOf = (cell: number) =>
    boxAround([-0.42, 0.42].flatMap((east) => [-0.42, 0.42].map((north) => placeOf(cell, east, north))))
  return { window: WINDOW, placeOf, boxOf } satisfies Scene
}

const NOTHING = { cells: [], panels: [] }

const HOME = poseOf(CAMERA_PRESETS['sea-battle/play'])
const tilted = (pitch: number, azimuth = 0) => ({ ...HOME, pitch: pitch * RADIANS, azimuth: azimuth * RADIANS })

/** Returns the cell whose middle is nearest to a place on the page. */
function cellNearest({ placeOf }: ReturnType<typeof seenFrom>, to: PagePoint): number {
  const away = (cell: number) => Math.hypot(placeOf(cell).x - to.x, placeOf(cell).y - to.y)
  return Array.from({ length: FILES * FILES }, (_, cell) => cell).reduce((a, b) => (away(b) < away(a) ? b : a))
}

/** Returns the point of a finger some pixels behind its tip. */
function behind({ tip, way }: { readonly tip: PagePoint; readonly way: number }, pixels: number): PagePoint {
  return { x: tip.x + Math.sin(way) * pixels, y: tip.y - Math.cos(way) * pixels }
}

const CELL = 44

describe('a finger', () => {
  it.each([
    [30, 0],
    [51, 0],
    [75, 0],
    [51, 40],
    [51, -40],
    [75, 60],
  ])('touches the middle of an edge of its cell, seen at %i° and from %i° aside', (pitch, azimuth) => {
    const scene = seenFrom(tilted(pitch, azimuth))
    const place = fingerPlace(CELL, scene, NOTHING, REM)
    if (!place) throw new Error('no finger')
    const edges = [
      [0.5, 0],
      [-0.5, 0],
      [0, 0.5],
      [0, -0.5],
    ] as const
    const away = edges.map(([east, north]) => {
      const edge = scene.placeOf(CELL, east, north)
      return Math.hypot(place.tip.x - edge.x, place.tip.y - edge.y)
    })
    expect(Math.min(...away)).toBeLessThan(3)
    expect(cellNearest(scene, place.tip)).toBe(CELL)
    expect(cellNearest(scene, behind(place, 12))).not.toBe(CELL) // its shaft lies beside it
  })

  it('comes from above, or from another side if it would cover another finger’s target', () => {
    const scene = seenFrom(HOME)
    const above: readonly Box[] = [scene.boxOf(CELL - FILES)].flatMap((box) => box ?? [])
    expect(fingerPlace(CELL, scene, NOTHING, REM)?.way).toBe(0)
    expect(fingerPlace(CELL, scene, { cells: above, panels: [] }, REM)?.way).toBeCloseTo(Math.PI)
  })

  it('stays inside the window, and off panels if possible', () => {
    const scene = seenFrom(HOME)
    const { x, y } = scene.placeOf(CELL)
    const panel = { left: x - 100, right: x + 100, top: y - 100, bottom: y - 20 }
    expect(fingerPlace(CELL, scene, { cells: [], panels: [panel] }, REM)?.way).toBeCloseTo(Math.PI)
    const lowWindow = { ...scene, window: { ...WINDOW, height: y + 10 } }
    expect(fingerPlace(CELL, lowWindow, { cells: [], panels: [panel] }, REM)?.way).not.toBeCloseTo(Math.PI)
  })

  it('is smaller for small cells, and never too small to be visible', () => {
    const sizeFrom = (share: number) =>
      fingerPlace(CELL, seenFrom({ ...HOME, distance: HOME.distance * share }), NOTHING, REM)?.size ?? 0
    expect(sizeFrom(0.45)).toBe(1)
    expect(sizeFrom(1)).toBeLessThan(1)
    expect(sizeFrom(3) * FINGER.length * REM).toBeGreaterThan(24)
  })
})
