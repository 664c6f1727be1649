import { expect, it } from 'vitest'
import type { Side } from '../../../engine/jackal/types.ts'
import { fittedFov, poseOf, seenFrom } from '../../table/camera/pose.ts'
import { SIDE_VIEWS } from './sideViews.ts'

/** How far from the camera the middle of the northern and of the southern lane is, cells. */
const lanes = (side: Side) => [-6, 6].map((z) => seenFrom(poseOf(SIDE_VIEWS[side]), { x: 0, y: 0, z }).depth)

it('the north is seen from its own end, exactly as the south from its own', () => {
  const [far = 0, near = 0] = lanes('S')
  expect(near).toBeLessThan(far - 4)
  const mirrored = lanes('N')
  expect(mirrored[0]).toBeCloseTo(near)
  expect(mirrored[1]).toBeCloseTo(far)
  for (const aspect of [4 / 3, 1.6, 16 / 9]) {
    expect(fittedFov(SIDE_VIEWS.N, aspect)).toBeCloseTo(fittedFov(SIDE_VIEWS.S, aspect))
  }
})
