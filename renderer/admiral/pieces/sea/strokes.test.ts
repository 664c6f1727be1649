import { describe, expect, it } from 'vitest'
import { isShown, strokeAt, strokesOver } from './strokes.ts'

const FIELD = { width: 24, height: 16 }
const open = () => 9

describe('wind strokes', () => {
  const strokes = strokesOver(FIELD, open, 3)

  it('lie within the field, apart from each other', () => {
    expect(strokes.length).toBeGreaterThan(15)
    for (const { x, z } of strokes) {
      expect(Math.abs(x)).toBeLessThan(12)
      expect(Math.abs(z)).toBeLessThan(8)
    }
    for (const [i, a] of strokes.entries())
      for (const b of strokes.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.z - b.z)).toBeGreaterThan(0.7)
  })

  it('keep off the coast', () => {
    const island = (x: number, z: number) => Math.hypot(x, z) - 3
    for (const { x, z } of strokesOver(FIELD, island, 3)) expect(Math.hypot(x, z)).toBeGreaterThan(4)
  })

  it('are none in a calm, some in a breeze, all in a storm', () => {
    const shown = (force: number) => strokes.filter((stroke) => isShown(stroke, force)).length
    expect(shown(0)).toBe(0)
    expect(shown(1)).toBeGreaterThan(shown(0))
    expect(shown(1)).toBeLessThan(strokes.length)
    expect(shown(2)).toBe(strokes.length)
  })

  it('run with the wind and fade at both ends', () => {
    const [stroke] = strokes
    if (!stroke) throw new Error('no stroke')
    const course = Array.from({ length: 80 }, (_, k) => strokeAt(stroke, k / 10, 1))
    expect(Math.min(...course.map(({ opacity }) => opacity))).toBeLessThan(0.05)
    expect(Math.max(...course.map(({ opacity }) => opacity))).toBeGreaterThan(0.3)
    const ahead = course.findIndex(({ ahead }, k) => k > 0 && ahead < (course[k - 1]?.ahead ?? 0))
    expect(ahead === -1 || (course[ahead - 1]?.opacity ?? 1) < 0.1).toBe(true)
  })
})
