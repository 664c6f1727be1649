import { describe, expect, it } from 'vitest'
import type { Shore } from './shore.ts'
import { shoreTexels } from './shoreTexture.ts'

const distances = (texels: Float32Array) => [...texels].filter((_, i) => i % 2 === 0)
const banks = (texels: Float32Array) => [...texels].filter((_, i) => i % 2 === 1)
const round: Shore = (x, z) => Math.hypot(x, z) - 3

describe('the shore texture', () => {
  it('gives a sea without a shore a distance that a texture can hold', () => {
    const { texels } = shoreTexels(() => Number.POSITIVE_INFINITY, 4, 4, 2)
    expect(distances(texels)).toEqual([64, 64, 64, 64])
  })

  it('has the requested width and the aspect ratio of the tray', () => {
    const { width, height, texels } = shoreTexels(round, 12, 6, 64)
    expect([width, height]).toEqual([64, 32])
    expect(texels).toHaveLength(2 * 64 * 32)
  })

  it('samples the centre of each texel, from the north-west', () => {
    const { texels } = shoreTexels((x, z) => x * 10 + z, 4, 4, 4)
    expect(distances(texels)[0]).toBeCloseTo(-1.5 * 10 - 1.5)
    expect(distances(texels)[1]).toBeCloseTo(-0.5 * 10 - 1.5)
    expect(distances(texels).at(-1)).toBeCloseTo(1.5 * 10 + 1.5)
  })
  it('tells shallows and deeps of the open sea apart', () => {
    const found = banks(shoreTexels(round, 24, 16, 64).texels)
    expect(Math.min(...found)).toBeLessThan(-0.4)
    expect(Math.max(...found)).toBeGreaterThan(0.4)
    expect(found.every((bank) => bank >= -1 && bank <= 1)).toBe(true)
  })
})
