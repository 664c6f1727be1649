import { describe, expect, it } from 'vitest'
import { dropAt, dropsOver } from './rain.ts'

const FIELD = { width: 24, height: 16 }

describe('rain', () => {
  const drops = dropsOver(FIELD)

  it('falls all over the field', () => {
    for (const east of [-1, 1])
      for (const south of [-1, 1]) expect(drops.some(({ x, z }) => x * east > 6 && z * south > 4)).toBe(true)
    for (const { x, z } of drops) expect(Math.max(Math.abs(x) / 12, Math.abs(z) / 8)).toBeLessThanOrEqual(1)
  })

  it('is seen in a storm only', () => {
    const seen = (force: number) => drops.filter((drop) => dropAt(drop, 2, force).opacity > 0.004).length
    expect(seen(0)).toBe(0)
    expect(seen(1)).toBe(0)
    expect(seen(2)).toBeGreaterThan(drops.length / 2)
  })

  it('comes down', () => {
    const [drop] = drops
    if (!drop) throw new Error('no drop')
    const heights = Array.from({ length: 12 }, (_, k) => dropAt(drop, k / 60, 2).high)
    const falling = heights.filter((high, k) => k > 0 && high < (heights[k - 1] ?? 0))
    expect(falling.length).toBeGreaterThan(8)
  })
})
