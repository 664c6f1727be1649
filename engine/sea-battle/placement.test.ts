import { describe, expect, it } from 'vitest'
import { cells, NORTH_SHIPS, SOUTH_SHIPS, ships } from '../testkit/fleet.ts'
import { printCell } from './cells.ts'
import { closeTo, type PlacementOptions, placementFault } from './placement.ts'

const CLASSIC: PlacementOptions = { touch: 'none', shapes: 'straight' }
const CORNERS: PlacementOptions = { touch: 'corners', shapes: 'straight' }
const BENT: PlacementOptions = { touch: 'none', shapes: 'bent' }
const BOTH: PlacementOptions = { touch: 'corners', shapes: 'bent' }
const ALL = [CLASSIC, CORNERS, BENT, BOTH]

/** Returns the fault as text: its code and the names of its cells. */
function fault(text: string, options: PlacementOptions): string | null {
  const found = placementFault(ships(text), options)
  return (
    found &&
    `${found.refusal}: ${[...found.cells]
      .sort((a, b) => a - b)
      .map(printCell)
      .join(' ')}`
  )
}

/** Returns the fleet of the north with one ship moved. */
const moved = (from: string, to: string) => NORTH_SHIPS.replace(from, to)

describe('a placement', () => {
  it.each([NORTH_SHIPS, SOUTH_SHIPS])('may be straight and apart in every variant: %s', (text) => {
    expect(ALL.map((options) => fault(text, options))).toEqual([null, null, null, null])
  })

  it.each([
    ['a ship too few', moved(', i6', ''), 'wrong-ships: '],
    ['a ship too many', `${NORTH_SHIPS}, i8`, 'wrong-ships: i8'],
    ['a ship of two for one of one', moved('i6', 'i6 i7'), 'wrong-ships: i6 i7'],
    ['a ship of one for one of two', moved('a6 a7', 'a6'), 'wrong-ships: i6'],
    ['a ship of five', moved('a1 a2 a3 a4', 'j4 j5 j6 j7 j8'), 'wrong-ships: j4 j5 j6 j7 j8'],
    ['two ships of four', moved('c1 c2 c3', 'c1 c2 c3 c4'), 'wrong-ships: c1 c2 c3 c4'],
    ['nothing', '', 'wrong-ships: '],
  ])('may not have %s in any variant', (_, text, expected) => {
    expect(ALL.map((options) => fault(text, options))).toEqual([expected, expected, expected, expected])
  })

  it.each([
    ['a corner of three', moved('e1 e2 e3', 'c8 d8 c9'), 'wrong-shape: c8 d8 c9'],
    ['a Г', moved('a1 a2 a3 a4', 'a8 a9 a10 b10').replace('a6 a7', 'i8 i9'), 'wrong-shape: a10 a8 a9 b10'],
    ['a square', moved('a1 a2 a3 a4', 'c8 d8 c9 d9'), 'wrong-shape: c8 c9 d8 d9'],
    ['a zigzag', moved('a1 a2 a3 a4', 'c8 d8 d9 e9'), 'wrong-shape: c8 d8 d9 e9'],
  ])('may have %s only if ships may be bent', (_, text, expected) => {
    const sorted = (one: string | null) => one?.split(/:? /).sort().join(' ') ?? null
    expect(sorted(fault(text, CLASSIC))).toBe(sorted(expected))
    expect(sorted(fault(text, CORNERS))).toBe(sorted(expected))
    expect([fault(text, BENT), fault(text, BOTH)]).toEqual([null, null])
  })

  it.each([
    ['a T', moved('a1 a2 a3 a4', 'c8 d8 e8 d9'), 'wrong-shape: c8 d8 e8 d9'],
    ['a ship in two parts', moved('g1 g2', 'g1 g3'), 'wrong-shape: g1 g3'],
    ['a ship along a diagonal', moved('g1 g2', 'g1 h2'), 'wrong-shape: g1 h2'],
    ['two misshapen ships', moved('g1 g2', 'g1 g3').replace('i1 i2', 'i1 i3'), 'wrong-shape: g1 i1 g3 i3'],
    ['two ships on one cell', moved('c6', 'a6'), 'ships-overlap: a6'],
    ['ships across each other', moved('c1 c2 c3', 'd2 e2 f2'), 'ships-overlap: e2'],
    ['ships side by side', moved('c6', 'd6'), 'ships-touch: d6 e6'],
    ['ships end to end', moved('g1 g2', 'g4 g5'), 'ships-touch: g5 g6'],
  ])('may never have %s', (_, text, expected) => {
    expect(ALL.map((options) => fault(text, options))).toEqual([expected, expected, expected, expected])
  })

  it('may touch by corners only if the options allow it', () => {
    const text = moved('c6', 'b5')
    expect(fault(text, CLASSIC)).toBe('ships-touch: a4 b5 a6')
    expect(fault(text, BENT)).toBe('ships-touch: a4 b5 a6')
    expect([fault(text, CORNERS), fault(text, BOTH)]).toEqual([null, null])
  })

  it('accepts ships and cells in any order', () => {
    const mixed = ships(NORTH_SHIPS)
      .toReversed()
      .map((ship) => ship.toReversed())
    expect(placementFault(mixed, CLASSIC)).toBeNull()
  })
})

it('keeps eight cells round a ship clear, or four if corners may touch', () => {
  expect([...closeTo(44, CLASSIC)].sort((a, b) => a - b)).toEqual(cells('d4 e4 f4 d5 f5 d6 e6 f6'))
  expect([...closeTo(44, CORNERS)].sort((a, b) => a - b)).toEqual(cells('e4 d5 f5 e6'))
})
