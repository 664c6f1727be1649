import { BoxGeometry, BufferAttribute, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { bent, bentPoint, courseOf, type Turn } from './bend.ts'

const cellsOf = (turns: readonly Turn[]) => {
  const course = courseOf(turns)
  const [first] = course
  return course.map(({ x, z }) => [x - (first?.x ?? 0), z - (first?.z ?? 0)])
}

describe('the course of a bent ship', () => {
  it('lies on the cells that its turns lead to', () => {
    expect(cellsOf(['L'])).toEqual([
      [0, 0],
      [1, 0],
      [1, -1],
    ])
    expect(cellsOf(['F', 'R'])).toEqual([
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
    ])
    expect(cellsOf(['R', 'L'])).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ])
    expect(cellsOf(['L', 'L'])).toEqual([
      [0, 0],
      [1, 0],
      [1, -1],
      [0, -1],
    ])
  })

  it('is centred', () => {
    const course = courseOf(['F', 'L'])
    expect(course.reduce((sum, { x }) => sum + x, 0)).toBeCloseTo(0)
    expect(course.reduce((sum, { z }) => sum + z, 0)).toBeCloseTo(0)
  })
})

describe('a point of a bent ship', () => {
  const TURNS: readonly (readonly Turn[])[] = [['L'], ['R'], ['F', 'L'], ['L', 'R'], ['R', 'R']]

  it.each(TURNS)('passes the borders of cells without a jump (%s %s)', (...turns) => {
    const course = courseOf(turns)
    for (let border = 1; border < course.length; border++) {
      for (const abeam of [-0.4, 0, 0.4]) {
        const along = border - course.length / 2
        const [before, after] = [bentPoint(course, along - 1e-9, abeam), bentPoint(course, along + 1e-9, abeam)]
        expect(after.x).toBeCloseTo(before.x)
        expect(after.z).toBeCloseTo(before.z)
        expect(Math.cos(after.turned - before.turned)).toBeCloseTo(1)
      }
    }
  })

  it('stays in its cells', () => {
    for (const turns of TURNS) {
      const course = courseOf(turns)
      for (let along = -course.length / 2 + 0.1; along < course.length / 2 - 0.1; along += 0.05) {
        const { x, z } = bentPoint(course, along, 0.3)
        expect(course.some((cell) => Math.abs(cell.x - x) <= 0.5 && Math.abs(cell.z - z) <= 0.5)).toBe(true)
      }
    }
  })

  it('heads where the course leads', () => {
    expect(bentPoint(courseOf(['L']), 1.4, 0).turned).toBeCloseTo(Math.PI / 2)
    expect(bentPoint(courseOf(['R']), 1.4, 0).turned).toBeCloseTo(-Math.PI / 2)
  })
})

it('turns normals with the hull', () => {
  const box = bent(new BoxGeometry(0.2, 0.2, 0.2).translate(1.3, 0, 0), ['L'])
  const position = box.getAttribute('position')
  const normal = box.getAttribute('normal')
  box.computeBoundingBox()
  const middle = box.boundingBox?.getCenter(new Vector3()) ?? new Vector3()
  for (let i = 0; i < position.count; i++) {
    const out = new Vector3().fromBufferAttribute(position, i).sub(middle)
    expect(out.dot(new Vector3().fromBufferAttribute(normal, i))).toBeGreaterThan(0)
  }
})

it('carries a flag with its pole unbent, for the wind to turn', () => {
  const flag = new BoxGeometry(0.3, 0.2, 0.02).translate(1.15, 0.8, 0) // its pole at x = 1.3
  const { count } = flag.getAttribute('position')
  flag.setAttribute(
    '_fly',
    new BufferAttribute(
      Float32Array.from({ length: count * 3 }, (_, i) => [1.3, 0, 1][i % 3] ?? 0),
      3,
    ),
  )
  const carried = bent(flag, ['L'])
  const pole = bentPoint(courseOf(['L']), 1.3, 0)
  expect(carried.getAttribute('_fly').getX(0)).toBeCloseTo(pole.x)
  carried.computeBoundingBox()
  expect(carried.boundingBox?.max.x).toBeCloseTo(pole.x)
  expect(carried.boundingBox?.min.x).toBeCloseTo(pole.x - 0.3)
})
