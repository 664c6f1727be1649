import { describe, expect, it } from 'vitest'
import { legsOn, linesOf, strengthAt } from './markLines.ts'

const SIZE = { columns: 10, rows: 10 } as const
const at = (x: number, y: number) => ({ x, y })

describe('the lines of a mark', () => {
  it('are a closed ring that holds its cell', () => {
    const [ring = []] = linesOf({ shape: 'ring', at: at(2.5, 3.5) })
    expect(ring.every(({ x, y }) => Math.hypot(x - 2.5, y - 3.5) > 0.6)).toBe(true)
    expect(ring.at(-1)?.x).toBeCloseTo(ring[0]?.x ?? 0)
  })

  it('are a shaft and a head that points to its end, shorter than a short shaft', () => {
    const [shaft, head = []] = linesOf({ shape: 'arrow', from: at(1, 1), to: at(5, 1) })
    expect(shaft).toEqual([at(1, 1), at(5, 1)])
    expect(head[1]).toEqual(at(5, 1))
    expect([head[0], head[2]].every((barb) => barb !== undefined && barb.x < 5 && barb.x > 4)).toBe(true)
    const barbOf = (scale: number) =>
      5 - (linesOf({ shape: 'arrow', from: at(1, 1), to: at(5, 1) }, scale)[1]?.[0]?.x ?? 5)
    expect(barbOf(2)).toBeCloseTo(2 * barbOf(1)) // wider lines have a larger head
    const [, small = []] = linesOf({ shape: 'arrow', from: at(1, 1), to: at(1.2, 1) })
    expect(small.every(({ x }) => x >= 1)).toBe(true)
  })

  it('show a stroke of one point as a dot', () => {
    expect(linesOf({ shape: 'stroke', points: [at(1, 2)] })).toEqual([[at(1, 2), at(1, 2)]])
  })

  it('end at the edges of the board, and are left out beside it', () => {
    expect(legsOn([at(-5, 5), at(5, 5)], SIZE)).toEqual([[at(0, 5), at(5, 5)]])
    expect(legsOn([at(8, 8), at(12, 12)], SIZE)).toEqual([[at(8, 8), at(10, 10)]])
    expect(legsOn([at(11, 2), at(11, 8)], SIZE)).toEqual([])
    expect(legsOn([at(-3, 5), at(5, 13)], SIZE)).toEqual([[at(0, 8), at(2, 10)]])
    expect(legsOn([at(-6, 5), at(5, 16)], SIZE)).toEqual([])
  })
})

it('fades within eight seconds, and hardly in the first half', () => {
  expect([0, 8000, 9000].map(strengthAt)).toEqual([1, 0, 0])
  expect(strengthAt(4000)).toBeGreaterThan(0.8)
  expect(strengthAt(7000)).toBeLessThan(0.5)
})
