import { afterEach, expect, it } from 'vitest'
import { CAMERA_PRESETS } from '../../table/camera/cameraPresets.ts'
import { pictureOf, poseOf } from '../../table/camera/pose.ts'
import { tellTurn } from './tableTurn.ts'

afterEach(() => tellTurn(null))

const told = () => document.documentElement.style.getPropertyValue('--table-turn')

it.each([0, 1, 2, 3, -1])('a compass shows the north of the table, after %i quarters round it', (quarters) => {
  const pose = { ...poseOf(CAMERA_PRESETS['admiral/play']), azimuth: (quarters * Math.PI) / 2 }
  tellTurn(pose.azimuth)
  const [here, north] = [pose.target, { ...pose.target, z: pose.target.z - 1 }].map((at) => pictureOf(pose, 1.6, at))
  const turn = (Number.parseFloat(told()) * Math.PI) / 180
  const away = { x: (north?.x ?? 0) - (here?.x ?? 0), y: (north?.y ?? 0) - (here?.y ?? 0) }
  expect(Math.sign(Math.round(away.x * 100))).toBeCloseTo(Math.sign(Math.round(Math.sin(turn) * 100)))
  expect(Math.sign(Math.round(away.y * 100))).toBeCloseTo(Math.sign(Math.round(Math.cos(turn) * 100)))
})

it('no compass stays turned after the table is gone', () => {
  tellTurn(1)
  tellTurn(null)
  expect(told()).toBe('')
})
