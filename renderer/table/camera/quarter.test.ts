import { describe, expect, it } from 'vitest'
import { pictureOf, poseOf } from './pose.ts'
import { QUARTERS, quarterOf, stepFrom } from './quarter.ts'

/** A view from each side: south, east, north, west. */
const SIDES = [
  { x: 0, z: 16 },
  { x: 16, z: 0 },
  { x: 0, z: -16 },
  { x: -16, z: 0 },
]
const poseFrom = ({ x, z }: { x: number; z: number }) =>
  poseOf({ position: { x, y: 20, z }, target: { x: 0, y: 0, z: 0 }, fov: 35 })

describe('the side of the table', () => {
  it('is found from the azimuth, however often the camera has turned round', () => {
    expect(SIDES.map((side) => quarterOf(poseFrom(side).azimuth))).toEqual(QUARTERS)
    expect([-Math.PI, 2 * Math.PI, -3.5 * Math.PI].map(quarterOf)).toEqual([2, 0, 1])
    expect(quarterOf(0.7)).toBe(0)
    expect(quarterOf(0.9)).toBe(1)
  })

  it.each(QUARTERS)('%i: a step to the right goes right in the picture, a near one down', (quarter) => {
    const pose = poseFrom(SIDES[quarter] ?? { x: 0, z: 0 })
    const picture = ({ x, z }: { x: number; z: number }) => pictureOf(pose, 1, { x, y: 0, z })
    const right = picture(stepFrom(quarter, 1, 0))
    expect(right.x).toBeGreaterThan(0.01)
    expect(right.y).toBeCloseTo(0)
    const near = picture(stepFrom(quarter, 0, 1))
    expect(near.x).toBeCloseTo(0)
    expect(near.y).toBeLessThan(-0.01)
  })
})
