import { describe, expect, it } from 'vitest'
import { rectangleShore, unionOfShores } from './shore.ts'
import { shoreTexels } from './shoreTexture.ts'

const island = unionOfShores(rectangleShore(5.5, 4.5), rectangleShore(4.5, 5.5))

describe('the distance to the shore', () => {
  it('is zero on the beach, positive at sea and negative on land', () => {
    expect(island(5.5, 0)).toBeCloseTo(0)
    expect(island(6.5, 0)).toBeCloseTo(1)
    expect(island(0, 0)).toBeLessThan(-4)
  })

  it('finds sea in the notched corners of a cross', () => {
    expect(island(5, 5)).toBeCloseTo(0.5)
    expect(island(6, 6)).toBeCloseTo(Math.hypot(0.5, 1.5))
  })
})

describe('the shore texture', () => {
  it('has the requested width and the aspect ratio of the tray', () => {
    const { width, height, texels } = shoreTexels(island, 12, 6, 64)
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
