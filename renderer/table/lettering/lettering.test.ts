import { expect, it } from 'vitest'
import { pictureOf, poseOf } from '../camera/pose.ts'
import { QUARTERS } from '../camera/quarter.ts'
import { type EdgeNames, letteringGeometry } from './lettering.ts'

const NAMES: EdgeNames = { files: ['a'], ranks: ['1'], size: 0.8, plate: null }
const EYES = [
  [0, 16],
  [16, 0],
  [0, -16],
  [-16, 0],
] as const

it.each(QUARTERS)('a letter is upright and not mirrored from side %i', (from) => {
  const geometry = letteringGeometry(NAMES, [{ x: 0, z: 0, column: 0, row: 0 }], { side: 1, height: 0, from })
  const [x, z] = EYES[from]
  const pose = poseOf({ position: { x, y: 20, z }, target: { x: 0, y: 0, z: 0 }, fov: 35 })
  const [place, uv] = [geometry.getAttribute('position'), geometry.getAttribute('uv')]
  for (let corner = 0; corner < 4; corner++) {
    const seen = pictureOf(pose, 1, { x: place.getX(corner), y: 0, z: place.getZ(corner) })
    expect(seen.x > 0).toBe(uv.getX(corner) > 0.5)
    expect(seen.y < 0).toBe(uv.getY(corner) > 0.25)
  }
})
