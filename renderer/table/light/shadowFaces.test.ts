import { BoxGeometry, BufferGeometry, Float32BufferAttribute } from 'three'
import { expect, it } from 'vitest'
import { litFrom } from './shadowFaces.ts'

const ABOVE = [0.1, 9, 0.2] as const
const areaOf = ({ geometry }: { readonly geometry: BufferGeometry }) => {
  const { start, count } = geometry.drawRange
  return Math.min(count, geometry.index?.count ?? 0) - start
}

it('the shadow map draws the faces of a box that are turned away from the light, the table draws all', () => {
  const lit = litFrom(ABOVE, new BoxGeometry(1, 1, 1).toNonIndexed())
  expect(areaOf(lit) / 3).toBe(12)
  lit.thrower.onBeforeShadow()
  // All but the top: the sides reach up to the middle of the light's way.
  expect(areaOf(lit) / 3).toBe(lit.inShadowMap)
  expect(lit.inShadowMap).toBe(10)
  lit.thrower.onAfterShadow()
  expect(areaOf(lit) / 3).toBe(12)
})

it('level ground throws no shadow, seen from below it throws all', () => {
  const level = () =>
    new BufferGeometry().setAttribute('position', new Float32BufferAttribute([0, 0, 0, 0, 0, 1, 1, 0, 0], 3))
  expect(litFrom(ABOVE, level()).inShadowMap).toBe(0)
  expect(litFrom([0, -9, 0], level()).inShadowMap).toBe(1)
})

it('keeps shared corners', () => {
  const box = new BoxGeometry(1, 1, 1)
  const before = [...(box.index?.array ?? [])].sort()
  litFrom(ABOVE, box)
  expect([...(box.index?.array ?? [])].sort()).toEqual(before)
})
