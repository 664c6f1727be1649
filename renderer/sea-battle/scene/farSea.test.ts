import { describe, expect, it } from 'vitest'
import { ALL_CELLS } from '../../../engine/sea-battle/cells.ts'
import { CAMERA_PRESETS, type CameraPreset, type Covered } from '../../table/camera/cameraPresets.ts'
import { clearView } from '../../table/camera/clearView.ts'
import { fittedFov, pictureOf, poseOf } from '../../table/camera/pose.ts'
import { cellSpot, WATER } from '../table/anchors.ts'
import { FAR_SEA_VIEW } from './farSea.ts'

type Box = readonly [left: number, top: number, right: number, bottom: number]

/** Ships left, the puzzle with both hints, marks; speed and camera. */
const WINDOWS: Readonly<Record<string, { readonly size: readonly [number, number]; readonly panels: readonly Box[] }>> =
  {
    '960 x 600': {
      size: [960, 600],
      panels: [
        [10, 10, 254, 90],
        [10, 98, 254, 390],
        [10, 512, 225, 590],
        [761, 10, 950, 60],
        [821, 64, 950, 106],
      ],
    },
    '1280 x 800': {
      size: [1280, 800],
      panels: [
        [15, 16, 283, 102],
        [15, 118, 283, 428],
        [15, 700, 238, 785],
        [1075, 16, 1265, 66],
        [1136, 70, 1265, 112],
      ],
    },
  }

describe.each(Object.entries(WINDOWS))('in a puzzle at %s', (_, { size: [width, height], panels }) => {
  const covered = panels.map(([left, top, right, bottom]): Covered => {
    return { left: left / width, right: right / width, top: top / height, bottom: bottom / height }
  })
  const seenIn = (view: CameraPreset) => {
    const preset = clearView(view, { covered }, width / height) ?? view
    const pose = { ...poseOf(preset), fov: fittedFov(preset, width / height) }
    return (cell: number, dx: number, dz: number) => {
      const { x, z } = cellSpot('far', cell)
      const at = pictureOf(pose, width / height, { x: x + dx / 2, y: WATER, z: z + dz / 2 })
      return { x: ((1 + at.x) / 2) * width, y: ((1 - at.y) / 2) * height }
    }
  }
  const at = seenIn(FAR_SEA_VIEW)

  it('no cell of the enemy’s sea is under a panel or out of the window', () => {
    const corners = ALL_CELLS.flatMap((cell) => [-1, 1].flatMap((dx) => [-1, 1].map((dz) => at(cell, dx, dz))))
    const under = corners.filter(
      ({ x, y }) =>
        x < 0 ||
        x > width ||
        y < 0 ||
        y > height ||
        panels.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom),
    )
    expect(under).toEqual([])
  })

  it('its cells are a quarter larger than with both seas in view', () => {
    const both = seenIn(CAMERA_PRESETS['sea-battle/play'])
    const across = (see: typeof at) => see(0, 1, 0).x - see(0, -1, 0).x
    expect(across(at)).toBeGreaterThan(1.25 * across(both))
  })
})
