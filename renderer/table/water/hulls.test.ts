import { describe, expect, it } from 'vitest'
import { createHullUniforms, type Hull, MOST_HULLS, writeHulls } from './hulls.ts'

const brig: Hull = { x: 2, z: -3, heading: Math.PI / 2, halfLength: 0.84, halfBeam: 0.33, wake: 1.5 }

describe('the hulls in the water', () => {
  it('are given with place, heading and shape', () => {
    const uniforms = createHullUniforms()
    writeHulls(uniforms, [brig])
    expect(uniforms.hullCount.value).toBe(1)
    expect(uniforms.hullPlaces.value[0]?.toArray().map((n) => Number(n.toFixed(6)))).toEqual([2, -3, 0, -1])
    expect(uniforms.hullShapes.value[0]?.toArray()).toEqual([0.84, 0.33, 1.5, 0])
  })

  it('are told to the shader in places of their tray', () => {
    const uniforms = createHullUniforms()
    writeHulls(uniforms, [brig], [6.5, -1])
    expect(uniforms.hullPlaces.value[0]?.toArray().slice(0, 2)).toEqual([-4.5, -2])
  })

  it('are never more than the shader has room for', () => {
    const uniforms = createHullUniforms()
    writeHulls(
      uniforms,
      Array.from({ length: 40 }, () => brig),
    )
    expect(uniforms.hullCount.value).toBe(MOST_HULLS)
    expect(uniforms.hullPlaces.value).toHaveLength(MOST_HULLS)
  })

  it('are gone when the list is empty', () => {
    const uniforms = createHullUniforms()
    writeHulls(uniforms, [brig])
    writeHulls(uniforms, [])
    expect(uniforms.hullCount.value).toBe(0)
  })
})
