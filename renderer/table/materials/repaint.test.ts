import { BufferAttribute, BufferGeometry, Color } from 'three'
import { expect, it } from 'vitest'
import { repainted } from './repaint.ts'

const MODEL = ['#c8362c', '#b92e26', '#e3b184']

function model(): BufferGeometry {
  const colours = MODEL.flatMap((hex) => new Color(hex).toArray())
  const geometry = new BufferGeometry()
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(9), 3))
  geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3))
  return geometry
}

const coloursOf = (geometry: BufferGeometry) => {
  const colours = geometry.getAttribute('color')
  return MODEL.map((_, i) => `#${new Color(colours.getX(i), colours.getY(i), colours.getZ(i)).getHexString()}`)
}

it('replaces a paint and its shades, and leaves the rest and the model unchanged', () => {
  const geometry = model()
  const blue = repainted(geometry, [{ from: '#c8362c', to: '#2040c0' }])
  const [coat, bandana, skin] = coloursOf(blue)
  expect(coat).toBe('#2040c0')
  expect(new Color(bandana).b).toBeLessThan(new Color(coat).b)
  expect(new Color(bandana).b).toBeGreaterThan(new Color(bandana).r)
  expect(skin).toBe('#e3b184')
  expect(coloursOf(geometry)).toEqual(MODEL)
  expect(blue.getAttribute('position')).toBe(geometry.getAttribute('position'))
})

it('paints each model once for the same paints', () => {
  const geometry = model()
  const paints = [{ from: '#c8362c', to: '#2040c0' }]
  expect(repainted(geometry, paints)).toBe(repainted(geometry, [...paints]))
  expect(repainted(geometry, [])).toBe(geometry)
})
