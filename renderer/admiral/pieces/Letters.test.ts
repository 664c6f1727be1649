import { expect, it } from 'vitest'
import { parseCell } from '../../../engine/admiral/cells.ts'
import { cellSpot, type Field, trayHalves } from '../table/anchors.ts'
import { edgeNames, edgePlaces } from './Letters.tsx'

/** Returns the names on the rails in line with a cell: south, north, west, east. */
function namesOf(field: Field, cell: string): readonly (string | undefined)[] {
  const { x, z } = cellSpot(field, parseCell(cell) ?? -1)
  const { files, ranks } = edgeNames(field)
  const places = edgePlaces(field)
  const near = (a: number, b: number) => Math.abs(a - b) < 0.1
  const file = (isNear: boolean) => places.find((one) => one.row === 0 && near(one.x, x) && one.z > 0 === isNear)
  const rank = (isEast: boolean) => places.find((one) => one.row === 1 && near(one.z, z) && one.x > 0 === isEast)
  return [
    ...[file(true), file(false)].map((one) => one && files[one.column]),
    ...[rank(false), rank(true)].map((one) => one && ranks[one.column]),
  ]
}

it.each([
  [{ width: 24, height: 16 }, 'a1', ['a', 'a', '1', '1']],
  [{ width: 24, height: 16 }, 'x16', ['x', 'x', '16', '16']],
  [{ width: 11, height: 20 }, 'g13', ['g', 'g', '13', '13']],
] as const)('the rails of a sea of %j name %s by its file and its rank on all sides', (field, cell, names) => {
  expect(namesOf(field, cell)).toEqual(names)
})

it('stand on the rails, beside the water', () => {
  const field = { width: 24, height: 16 }
  const { halfX, halfZ } = trayHalves(field)
  for (const { x, z, row } of edgePlaces(field)) {
    const [across, half, water] = row === 0 ? [Math.abs(z), halfZ, 8.4] : [Math.abs(x), halfX, 12.4]
    expect(across - 0.31).toBeGreaterThan(water)
    expect(across + 0.31).toBeLessThan(half)
  }
})
