import { describe, expect, it } from 'vitest'
import { createHullUniforms, type Hull, type HullUniforms, MAX_HULLS, writeHulls } from './hulls.ts'

const brig: Hull = { x: 2, z: -3, heading: Math.PI / 2, halfLength: 0.84, halfBeam: 0.33, wake: 1.5 }

const MIDDLE = [0, 0] as const

/** The largest number of hulls that one strip of the sea looks at. */
const inStrips = ({ hullStrips }: HullUniforms): number => Math.max(...hullStrips.value.map(({ x, y }) => y - x))

describe('the hulls in the water', () => {
  it('are looked at only in the strips that they and their wakes reach', () => {
    const uniforms = createHullUniforms()
    const far = { ...brig, x: -10, wake: 0 }
    writeHulls(uniforms, [brig, far], MIDDLE, 24)
    const looked = uniforms.hullStrips.value.map(({ x, y }) => [x, y])
    expect(looked[0]).toEqual([0, 1])
    expect(looked.at(-1)).toEqual([0, 0])
    expect(looked[7]).toEqual([1, 2])
    expect(looked[4]).toEqual([0, 0])
  })

  it('are written with position, heading and shape', () => {
    const uniforms = createHullUniforms()
    writeHulls(uniforms, [brig], MIDDLE, 24)
    expect(inStrips(uniforms)).toBe(1)
    expect(uniforms.hullPlaces.value[0]?.toArray().map((n) => Number(n.toFixed(6)))).toEqual([2, -3, 0, -1])
    expect(uniforms.hullShapes.value[0]?.toArray()).toEqual([0.84, 0.33, 1.5, 0])
  })

  it('are written in tray coordinates', () => {
    const uniforms = createHullUniforms()
    writeHulls(uniforms, [brig], [6.5, -1], 24)
    expect(uniforms.hullPlaces.value[0]?.toArray().slice(0, 2)).toEqual([-4.5, -2])
  })

  it('are never more than the shader supports', () => {
    const uniforms = createHullUniforms()
    writeHulls(
      uniforms,
      Array.from({ length: 40 }, () => brig),
      MIDDLE,
      24,
    )
    expect(inStrips(uniforms)).toBe(MAX_HULLS)
    expect(uniforms.hullPlaces.value).toHaveLength(MAX_HULLS)
  })

  it('are cleared when the list is empty', () => {
    const uniforms = createHullUniforms()
    writeHulls(uniforms, [brig], MIDDLE, 24)
    writeHulls(uniforms, [], MIDDLE, 24)
    expect(inStrips(uniforms)).toBe(0)
  })
})
