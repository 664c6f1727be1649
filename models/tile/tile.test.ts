import { expect, it } from 'vitest'
import { tile } from './tile.ts'

it.each([
  ['full', 140],
  ['low', 60],
  ['plain', 12],
] as const)('a tile in %s detail has %i triangles and covers its cell', (detail, triangles) => {
  const geometry = tile(detail)
  const position = geometry.getAttribute('position')
  expect(position.count / 3).toBe(triangles)
  geometry.computeBoundingBox()
  expect(geometry.boundingBox?.max.x).toBeCloseTo(0.485)
  expect(geometry.boundingBox?.max.y).toBeCloseTo(0.055)
  const normal = geometry.getAttribute('normal')
  for (let i = 0; i < normal.count; i++) expect(Number.isFinite(normal.getX(i))).toBe(true)
})
