import { expect, it } from 'vitest'
import { parseCell } from '../../../../engine/jackal/cells.ts'
import { CLASSIC_ISLAND } from '../../../../engine/jackal/data/boards.ts'
import { TRAY } from '../../../../models/stage/measures.ts'
import { cellSpot } from '../../table/cellSpot.ts'
import { edgeLetters } from './Letters.tsx'

const { names, places } = edgeLetters(CLASSIC_ISLAND)

/** Returns the name on a rail in line with a cell, by the cell's spot. */
function namedAt(cell: string, rail: 'south' | 'north' | 'west' | 'east'): string | undefined {
  const { x, z } = cellSpot(CLASSIC_ISLAND, parseCell(CLASSIC_ISLAND, cell) ?? -1)
  const half = TRAY.sizeX / 2
  const onRail = places.find((place) => {
    if (rail === 'south') return place.z > half && Math.abs(place.x - x) < 0.1
    if (rail === 'north') return place.z < -half && Math.abs(place.x - x) < 0.1
    if (rail === 'west') return place.x < -half && Math.abs(place.z - z) < 0.1
    return place.x > half && Math.abs(place.z - z) < 0.1
  })
  return onRail && (onRail.row === 0 ? names.files : names.ranks)[onRail.column]
}

it.each([
  ['a1', 'a', '1'],
  ['g4', 'g', '4'],
  ['m13', 'm', '13'],
])('the rails name %s by its file and its rank on all sides', (cell, file, rank) => {
  expect([namedAt(cell, 'south'), namedAt(cell, 'north')]).toEqual([file, file])
  expect([namedAt(cell, 'west'), namedAt(cell, 'east')]).toEqual([rank, rank])
})
