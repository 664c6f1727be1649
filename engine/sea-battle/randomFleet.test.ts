import { describe, expect, it } from 'vitest'
import { openStream, type Rng } from '../kernel/rng.ts'
import { ALL_CELLS, parseCell } from './cells.ts'
import { type PlacementOptions, placementFault } from './placement.ts'
import { layOneByOne, randomFleet, restOfFleet } from './randomFleet.ts'
import type { Ship } from './types.ts'

const VARIANTS: readonly PlacementOptions[] = [
  { touch: 'none', shapes: 'straight' },
  { touch: 'corners', shapes: 'straight' },
  { touch: 'none', shapes: 'bent' },
  { touch: 'corners', shapes: 'bent' },
]

type Lay = (options: PlacementOptions, rng: Rng) => readonly Ship[]

const fleets = (lay: Lay, options: PlacementOptions, count: number) =>
  Array.from({ length: count }, (_, seed) => lay(options, openStream(seed, 'fleet')))

describe.each([
  ['drawn evenly', randomFleet],
  ['laid one by one', layOneByOne],
] as const)('fleets %s', (_, lay) => {
  it.each(VARIANTS)('are legal in the variant %j', (options) => {
    expect(fleets(lay, options, 40).map((ships) => placementFault(ships, options))).toEqual(Array(40).fill(null))
  })

  it('are the same for the same luck', () => {
    const options = { touch: 'none', shapes: 'bent' } as const
    expect(fleets(lay, options, 3)).toEqual(fleets(lay, options, 3))
    expect(new Set(fleets(lay, options, 3).map(String)).size).toBe(3)
  })
})

describe('evenly drawn fleets', () => {
  it('favour no corner of the field: each cell is taken about as often as its mirror images', () => {
    const counts = new Array<number>(100).fill(0)
    const options = { touch: 'corners', shapes: 'straight' } as const
    for (const cell of fleets(randomFleet, options, 600).flat(2)) counts[cell] = (counts[cell] ?? 0) + 1
    const images = (cell: number) => {
      const [x, y] = [cell % 10, (cell / 10) | 0]
      return [x + 10 * y, 9 - x + 10 * y, x + 10 * (9 - y), 9 - x + 10 * (9 - y)].flatMap((one) => [
        one,
        (one % 10) * 10 + ((one / 10) | 0),
      ])
    }
    for (const cell of ALL_CELLS) {
      const mean = images(cell).reduce((sum, one) => sum + (counts[one] ?? 0), 0) / 8
      // Five standard deviations of a count with this mean.
      expect(Math.abs((counts[cell] ?? 0) - mean)).toBeLessThan(5 * Math.sqrt(mean))
      expect(counts[cell]).toBeGreaterThan(60)
    }
  })

  it('lie upright as often as across', () => {
    const options = { touch: 'none', shapes: 'straight' } as const
    const long = fleets(randomFleet, options, 200).flatMap((ships) => ships.filter((ship) => ship.length > 1))
    const upright = long.filter((ship) => (ship[1] ?? 0) - (ship[0] ?? 0) === 10).length
    expect(upright / long.length).toBeGreaterThan(0.45)
    expect(upright / long.length).toBeLessThan(0.55)
  })

  it('lie in every bent shape', () => {
    const options = { touch: 'corners', shapes: 'bent' } as const
    const forms = new Set(
      fleets(randomFleet, options, 300).flatMap((ships) =>
        ships.map((ship) => ship.map((cell) => cell - Math.min(...ship)).join()),
      ),
    )
    // Forms by length: one; two, across and upright; six; and nineteen less the four T shapes.
    expect(forms.size).toBe(1 + 2 + 6 + 15)
  })
})

describe('the rest of a fleet', () => {
  const shipsOf = (text: string): readonly Ship[] =>
    text.split('|').map((ship) => ship.split(' ').map((name) => parseCell(name) ?? -1))

  it.each(VARIANTS)('makes a legal fleet with the placed ships, in the variant %j', (options) => {
    const laid = shipsOf('c3 d3 e3 f3|a6 b6 c6|j10')
    const rest = restOfFleet(laid, options, openStream(1, 'rest')) ?? []
    expect(placementFault([...laid, ...rest], options)).toBeNull()
  })

  it('is empty if all ships are placed', () => {
    const options = VARIANTS[0] ?? { touch: 'none', shapes: 'straight' }
    expect(restOfFleet(randomFleet(options, openStream(1, 'all')), options, openStream(1, 'rest'))).toEqual([])
  })

  it('is refused if there is no room for one of them', () => {
    const crowded = shipsOf('e5|b6|e8|f2|h4 i4|h9 i9|c9 c10|b2 b3 b4|g6 h6 i6')
    expect(restOfFleet(crowded, { touch: 'none', shapes: 'straight' }, openStream(1, 'rest'))).toBeNull()
  })
})
