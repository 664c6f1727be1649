import { describe, expect, it } from 'vitest'
import { normalMap } from './normalMap.ts'
import { blank, CHANNELS, put } from './pixels.ts'

function ramp(): ReturnType<typeof blank> {
  const picture = blank(8, 8)
  for (let i = 0; i < 64; i++) put(picture, i, (i % 8) * 20, (i % 8) * 20, (i % 8) * 20)
  return picture
}

const pixel = (data: Uint8Array, index: number) => [...data.subarray(index * CHANNELS, index * CHANNELS + CHANNELS)]

describe('a normal map', () => {
  it('is level where the picture is flat', () => {
    const { data } = normalMap(blank(4, 4), { strength: 2 })
    expect(pixel(data, 5)).toEqual([128, 128, 255])
  })

  it('leans toward the dark side of a slope', () => {
    const [red = 0, green = 0] = pixel(normalMap(ramp(), { strength: 2 }).data, 3 * 8 + 3)
    expect(red).toBeLessThan(120)
    expect(green).toBe(128)
  })

  it('uses the far edge as the neighbour if the picture repeats', () => {
    const last = 3 * 8 + 7
    const [edge = 0] = pixel(normalMap(ramp(), { strength: 2 }).data, last)
    const [wrapped = 0] = pixel(normalMap(ramp(), { strength: 2, wraps: true }).data, last)
    expect(edge).toBeLessThan(128)
    expect(wrapped).toBeGreaterThan(128)
  })
})
