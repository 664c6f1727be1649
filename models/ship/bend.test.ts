import { BoxGeometry, BufferAttribute, type BufferGeometry, Vector3 } from 'three'
import { describe, expect, it } from 'vitest'
import { bent, bentPoint, courseOf, FLY, type Turn } from './bend.ts'
import { ship } from './ship.ts'

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

  it('heads in the direction of the course', () => {
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

describe('sails and yards', () => {
  const { cloth } = ship('white')
  const points = (geometry: BufferGeometry | undefined) => {
    const [position, fly] = ['position', FLY].map(
      (name) => geometry?.getAttribute(name) ?? geometry?.getAttribute(name.toLowerCase()),
    )
    return Array.from({ length: position?.count ?? 0 }, (_, i) => ({
      x: position?.getX(i) ?? 0,
      z: position?.getZ(i) ?? 0,
      toX: fly?.getX(i) ?? 0,
      toZ: fly?.getY(i) ?? 0,
      kind: fly?.getZ(i) ?? 9,
    }))
  }

  it('know their place on the other tack: mirrored about the keel', () => {
    const all = points(cloth)
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set([1, 0, -1]))
    for (const { x, z, toX, toZ, kind } of all.filter(({ kind }) => kind <= 0)) {
      expect(x + toX).toBeCloseTo(x)
      expect(z + toZ, `kind ${kind}`).toBeCloseTo(-z)
    }
  })

  it('are braced for a wind to starboard: the starboard yard-arms lie abaft the port ones', () => {
    const arms = points(cloth).filter(({ kind, z }) => kind === -1 && Math.abs(z) > 0.2)
    const mean = (side: 1 | -1) => {
      const there = arms.filter(({ z }) => Math.sign(z) === side)
      return there.reduce((sum, { x }) => sum + x, 0) / there.length
    }
    expect(mean(1)).toBeLessThan(mean(-1) - 0.2)
  })

  it('are mirrored about the bent keel where a ship goes round a corner', () => {
    const yard = new BoxGeometry(0.02, 0.02, 0.6).translate(1.3, 0.8, 0)
    const { count } = yard.getAttribute('position')
    const way = Array.from({ length: count }, (_, i) => [0, -2 * yard.getAttribute('position').getZ(i), -1]).flat()
    yard.setAttribute('_fly', new BufferAttribute(new Float32Array(way), 3))
    const keel = bentPoint(courseOf(['L']), 1.3, 0)
    for (const { x, z, toX, toZ } of points(bent(yard, ['L']))) {
      expect(Math.hypot(x + toX - keel.x, z + toZ - keel.z)).toBeCloseTo(Math.hypot(x - keel.x, z - keel.z))
      expect(Math.hypot(toX, toZ)).toBeGreaterThan(0.5)
    }
  })
})
