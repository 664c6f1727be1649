import { describe, expect, it } from 'vitest'
import { createHullUniforms, type Hull, MAX_HULLS, writeHulls } from './hulls.ts'

const brig: Hull = { x: 2, z: -3, heading: Math.PI / 2, halfLength: 0.84, halfBeam: 0.33, wake: 1.5 }

describe('the hulls in the water', () => {
  it('are written with position, heading and shape', () => {
    const uniforms = createHullUniforms()
    writeHulls(uniforms, [brig])
    expect(uniforms.hullCount.value).toBe(1)
    expect(uniforms.hullPlaces.value[0]?.toArray().map((n) => Number(n.toFixed(6)))).toEqual([2, -3, 0, -1])
    expect(uniforms.hullShapes.value[0]?.toArray()).toEqual([0.84, 0.33, 1.5, 0])
  })

  it('are written in tray coordinates', () => {
    const uniforms = createHullUniforms()
    writeHulls(uniforms, [brig], [6.5, -1])
    expect(uniforms.hullPlaces.value[0]?.toArray().slice(0, 2)).toEqual([-4.5, -2])
  })

  it('are never more than the shader supports', () => {
    const uniforms = createHullUniforms()
    writeHulls(
      uniforms,
      Array.from({ length: 40 }, () => brig),
    )
    expect(uniforms.hullCount.value).toBe(MAX_HULLS)
    expect(uniforms.hullPlaces.value).toHaveLength(MAX_HULLS)
  })

  it('are cleared when the list is empty', () => {
    const uniforms = createHullUniforms()
    writeHulls(uniforms, [brig])
    writeHulls(uniforms, [])
    expect(uniforms.hullCount.value).toBe(0)
  })
})
