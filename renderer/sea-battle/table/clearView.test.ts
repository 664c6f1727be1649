import { describe, expect, it } from 'vitest'
import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import { CAMERA_PRESETS, type Covered } from '../../table/camera/cameraPresets.ts'
import { clearView } from '../../table/camera/clearView.ts'
import { fittedFov, pictureOf, poseOf } from '../../table/camera/pose.ts'
import type { Point } from '../../table/spot.ts'
import { plateCorners } from '../pieces/namePlates.ts'
import { cellSpot, HOIST, hoistSpot, TRAYS, trayMiddle, WATER } from './anchors.ts'
import { LETTER_HEIGHT, LETTER_LAID, LETTER_RAIL } from './railLetters.ts'

const VIEW = CAMERA_PRESETS['sea-battle/play']

type Box = readonly [left: number, top: number, right: number, bottom: number]

interface Window {
  readonly width: number
  readonly height: number
  readonly panels: readonly Box[]
  /** The least size of a cell, px. */
  readonly cell: { readonly across: number; readonly down: number }
  /** The least height of a letter, px; eleven by default. */
  readonly letter?: number
}

/** The turn, the fleets, speed and camera in the smallest window. */
const ABOVE: readonly Box[] = [
  [12, 12, 252, 120],
  [319, 12, 641, 116],
  [763, 12, 948, 106],
]

/** Panels as measured in windows of these sizes: the turn, the fleets, speed and camera; card, hint and log. */
const WINDOWS: Readonly<Record<string, Window>> = {
  'the battle at 960 x 600': {
    width: 960,
    height: 600,
    panels: [...ABOVE, [12, 502, 222, 588], [308, 528, 652, 588], [708, 502, 948, 588]],
    cell: { across: 30, down: 26 },
  },
  'placing at 960 x 600': {
    width: 960,
    height: 600,
    panels: [...ABOVE, [12, 490, 252, 588], [268, 486, 692, 588], [708, 489, 948, 588]],
    cell: { across: 29, down: 25 },
  },
  'a lesson, with its text and room for a note below, at 960 x 600': {
    width: 960,
    height: 600,
    panels: [
      [12, 12, 252, 104],
      [319, 12, 641, 116],
      [763, 12, 948, 106],
      [0, 433, 960, 600],
    ],
    cell: { across: 27, down: 22 },
    letter: 10,
  },
  'the battle at 1280 x 800': {
    width: 1280,
    height: 800,
    panels: [
      [18, 18, 280, 126],
      [318, 18, 962, 80],
      [1077, 18, 1262, 112],
      [18, 634, 236, 782],
      [436, 706, 844, 782],
      [974, 634, 1262, 782],
    ],
    cell: { across: 40, down: 34 },
  },
}

/** Projects the seas between the panels of a window. */
function seen({ width, height, panels }: Window) {
  const covered = panels.map(([left, top, right, bottom]): Covered => {
    return { left: left / width, right: right / width, top: top / height, bottom: bottom / height }
  })
  const preset = clearView(VIEW, { covered }, width / height) ?? VIEW
  const pose = { ...poseOf(preset), fov: fittedFov(preset, width / height) }
  return (point: Point) => {
    const { x, y } = pictureOf(pose, width / height, point)
    return { x: ((1 + x) / 2) * width, y: ((1 - y) / 2) * height }
  }
}

/** Corners of all cells of both seas. */
const CORNERS = TRAYS.flatMap((tray) =>
  ALL_CELLS.flatMap((cell) => {
    const { x, z } = cellSpot(tray, cell)
    return [-0.5, 0.5].flatMap((dx) => [-0.5, 0.5].map((dz) => ({ x: x + dx, y: WATER, z: z + dz })))
  }),
)

it.each(Object.entries(WINDOWS).filter(([name]) => name.startsWith('the battle')))(
  '%s: no panel covers the plates with the names',
  (_, window) => {
    const at = seen(window)
    const under = TRAYS.flatMap(plateCorners)
      .map(at)
      .filter(({ x, y }) =>
        window.panels.some(([left, top, right, bottom]) => isWithin([left, right], x) && isWithin([top, bottom], y)),
      )
    expect(under).toEqual([])
  },
)

it.each(Object.entries(WINDOWS))(
  '%s: no panel covers a flag that rises, nor do the letters of the far rail',
  (_, window) => {
    const at = seen(window)
    const half = (HOIST.side * HOIST.size) / 2
    const letters = at({ x: trayMiddle('near'), y: LETTER_LAID.height, z: -LETTER_RAIL }).y
    for (const { x, y, z } of TRAYS.map(hoistSpot)) {
      const middle = at({ x, y: y + HOIST.rise, z })
      // it faces the camera: half of its height on the page equals half of its width
      const reach = at({ x: x + half, y: y + HOIST.rise, z }).x - middle.x
      expect(middle.y - reach).toBeGreaterThan(letters)
      const isUnder = ([left, top, right, bottom]: Box) =>
        middle.x + reach > left && middle.x - reach < right && middle.y + reach > top && middle.y - reach < bottom
      expect(window.panels.filter(isUnder)).toEqual([])
    }
  },
)

const isWithin = ([from, to]: readonly [number, number], at: number) => at > from && at < to

describe.each(Object.entries(WINDOWS))('%s', (_, window) => {
  const at = seen(window)

  it('has no cell of the seas under a panel or out of the window', () => {
    const under = CORNERS.map(at).filter(
      ({ x, y }) =>
        x < 0 ||
        x > window.width ||
        window.panels.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom),
    )
    expect(under).toEqual([])
  })

  it('shows the farthest cells as large as the window allows', () => {
    const x = trayMiddle('near') - 5
    const corner = at({ x, y: WATER, z: -5 })
    expect(at({ x: x + 1, y: WATER, z: -5 }).x - corner.x).toBeGreaterThan(window.cell.across)
    expect(at({ x, y: WATER, z: -4 }).y - corner.y).toBeGreaterThan(window.cell.down)
  })

  it('shows readable letters and numbers, even the farthest', () => {
    const tall = (x: number, z: number) => {
      const [far, near] = [-1, 1].map((end) => at({ x, y: LETTER_LAID.height, z: z + (end * LETTER_HEIGHT) / 2 }).y)
      return (near ?? 0) - (far ?? 0)
    }
    expect(tall(trayMiddle('near') - 4.5, -LETTER_RAIL)).toBeGreaterThan(window.letter ?? 11)
    expect(tall(trayMiddle('far') + LETTER_RAIL, -4.5)).toBeGreaterThan(window.letter ?? 11)
  })
})
