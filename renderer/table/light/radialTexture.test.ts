import { describe, expect, it } from 'vitest'
import { createRadialTexture, type RadialStop, radialValue } from './radialTexture.ts'

const stops: readonly RadialStop[] = [
  { at: 0, colour: [200, 100, 0], opacity: 1 },
  { at: 0.5, colour: [100, 100, 0], opacity: 0.4 },
  { at: 1, colour: [100, 100, 0], opacity: 0 },
]

describe('a radial spot', () => {
  it('has the colour and opacity of its stops', () => {
    expect(radialValue(stops, 0)).toEqual([200, 100, 0, 255])
    expect(radialValue(stops, 0.5)).toEqual([100, 100, 0, 102])
  })

  it('interpolates between stops', () => {
    const [r, , , opacity] = radialValue(stops, 0.25)
    expect(r).toBeCloseTo(150)
    expect(opacity).toBeCloseTo(0.7 * 255)
  })

  it('is transparent outside', () => {
    expect(radialValue(stops, 1.4)[3]).toBe(0)
  })

  it('is strongest in the middle of its texture and transparent in the corners', () => {
    const { data } = createRadialTexture(stops, 16).image
    if (!data) throw new Error('no texels')
    expect(data[(8 * 16 + 8) * 4 + 3]).toBeGreaterThan(200)
    expect(data[3]).toBe(0)
  })
})
