import { expect, it } from 'vitest'
import { parseCell } from '../../../engine/sea-battle/cells.ts'
import { placeOf } from '../table/places.ts'
import { SEA_BATTLE_AIMING } from './aiming.ts'

const near = (name: string) => placeOf('near', parseCell(name) ?? -1)
const far = (name: string) => placeOf('far', parseCell(name) ?? -1)

it.each([
  ['within a sea', near('c3'), [1, 0], near('d3')],
  ['to the north', far('c3'), [0, 1], far('c2')],
  ['from the near sea east to the far one', near('j4'), [1, 0], far('a4')],
  ['from the far sea west to the near one', far('a4'), [-1, 0], near('j4')],
  ['not beyond the western edge', near('a4'), [-1, 0], null],
  ['not beyond the eastern edge', far('j4'), [1, 0], null],
  ['not beyond the northern edge', near('c1'), [0, 1], null],
] as const)('a pad that points goes %s', (_, from, [east, north], to) => {
  expect(SEA_BATTLE_AIMING.beside(from, east, north)).toBe(to)
})
