import { describe, expect, it } from 'vitest'
import type { Shore } from './shore.ts'
import { shoreTexels } from './shoreTexture.ts'

const round: Shore = (x, z) => Math.hypot(x, z) - 3

describe('the shore texture', () => {
  it('gives a sea without a shore a distance that a texture can hold', () => {
    const { texels } = shoreTexels(() => Number.POSITIVE_INFINITY, 4, 4, 2)
    expect([...texels]).toEqual([64, 64, 64, 64])
  })

  it('has the requested width and the aspect ratio of the tray', () => {
    const { width, height, texels } = shoreTexels(round, 12, 6, 64)
    expect([width, height]).toEqual([64, 32])
    expect(texels).toHaveLength(64 * 32)
  })

  it('samples the centre of each texel, from the north-west', () => {
    const { texels } = shoreTexels((x, z) => x * 10 + z, 4, 4, 4)
    expect(texels[0]).toBeCloseTo(-1.5 * 10 - 1.5)
    expect(texels[1]).toBeCloseTo(-0.5 * 10 - 1.5)
    expect(texels.at(-1)).toBeCloseTo(1.5 * 10 + 1.5)
  })
})
