import { PerspectiveCamera } from 'three'
import { expect, it } from 'vitest'
import { groundUnder, rayThrough } from '../picking/picking.ts'
import { CameraDirector } from './CameraDirector.ts'
import { cameraAimedAt, rig, take } from './rigged.ts'

const HAND = { x: 400, y: 300 }
const AWAY = { x: 500, y: 300 }

it('a press at rest finds the cell from which the table has slid, a moved one finds the cell that is there now', () => {
  const director = new CameraDirector('jackal/play')
  const camera = new PerspectiveCamera(36, 1.6, 0.1, 100)
  const end = rig(camera, director)
  const draw = () => {
    take(camera, director.pose)
    camera.updateMatrixWorld()
  }
  const cellAt = (at: typeof HAND) => groundUnder(rayThrough(cameraAimedAt(camera, at, 0), 0.2, 0.1), 0)
  director.zoomBy(0.6, { x: 0, z: 0 }, 0)
  director.aim.point(HAND)
  draw()
  const before = cellAt(HAND)
  director.bringIntoSight([{ x: -5, y: 0, z: 0 }], ({ x }) => x > -0.3, 0)
  draw()
  expect(cellAt(HAND)?.x).toBeCloseTo(before?.x ?? Number.NaN)
  expect(cellAt(AWAY)?.x).not.toBeCloseTo(before?.x ?? Number.NaN, 0)
  end()
  expect(cameraAimedAt(camera, HAND, 0)).toBe(camera)
})
