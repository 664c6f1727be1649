import { describe, expect, it } from 'vitest'
import { fractalNoise, valueNoise } from './noise.ts'

const PLACES = Array.from({ length: 200 }, (_, i) => [i * 0.37 - 20, i * 0.83 - 40] as const)

describe('noise', () => {
  it('stays between 0 and 1', () => {
    for (const [x, y] of PLACES) {
      expect(valueNoise(x, y)).toBeGreaterThanOrEqual(0)
      expect(valueNoise(x, y)).toBeLessThanOrEqual(1)
    }
  })

  it('repeats along x after its period, so that wood has no seam', () => {
    for (const [x, y] of PLACES) expect(fractalNoise(x + 4, y, 3, 4)).toBeCloseTo(fractalNoise(x, y, 3, 4), 9)
  })

  it('has no jumps', () => {
    for (const [x, y] of PLACES) expect(Math.abs(valueNoise(x + 1e-4, y) - valueNoise(x, y))).toBeLessThan(1e-3)
  })
})
