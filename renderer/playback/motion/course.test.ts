import { describe, expect, it } from 'vitest'
import { courseThrough, type Waypoint } from './course.ts'

const corner: readonly [Waypoint, ...Waypoint[]] = [
  { at: 0, x: 0, z: 0, vx: 0, vz: -0.002 },
  { at: 600, x: 0, z: -1, vx: -0.001, vz: -0.001 },
  { at: 1020, x: -1, z: -1, vx: -0.002, vz: 0 },
]

function at(ms: number) {
  const out = { x: 9, z: 9 }
  courseThrough(...corner)(ms, out)
  return out
}

describe('a course', () => {
  it('passes each of its points at its time', () => {
    for (const { at: ms, x, z } of corner) {
      expect(at(ms).x).toBeCloseTo(x)
      expect(at(ms).z).toBeCloseTo(z)
    }
  })

  it('stays at its ends before and after', () => {
    expect(at(-50)).toEqual(at(0))
    expect(at(2000)).toEqual(at(1020))
  })

  it('keeps its direction through every point', () => {
    const [before, here, after] = [at(599), at(600), at(601)]
    expect(here.x - before.x).toBeCloseTo(after.x - here.x, 4)
    expect(here.z - before.z).toBeCloseTo(after.z - here.z, 4)
    expect((after.x - before.x) / 2).toBeCloseTo(-0.001, 4)
  })

  it('stays in place when it has only one point', () => {
    const out = { x: 0, z: 0 }
    courseThrough({ at: 0, x: 2, z: 3, vx: 0, vz: 0 })(100, out)
    expect(out).toEqual({ x: 2, z: 3 })
  })
})
