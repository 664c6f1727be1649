import { describe, expect, it } from 'vitest'
import { berthsFor } from '../../../engine/sea-battle/berths.ts'
import { cellAt } from '../../../engine/sea-battle/cells.ts'
import { squaresOf } from '../table/bearing.ts'
import { formCount, shapeOf, shapeSquares } from './shapes.ts'

describe('the shapes of a ship', () => {
  it('are one each unless ships may be bent', () => {
    expect([1, 2, 3, 4].map((length) => formCount(length, 'straight'))).toEqual([1, 1, 1, 1])
    expect([1, 2, 3, 4].map((length) => formCount(length, 'bent'))).toEqual([1, 1, 2, 6])
  })

  it('can be laid as every berth that the rules allow', () => {
    for (const length of [3, 4]) {
      const berths = new Set(berthsFor(length, 'bent').map(String))
      const reached = new Set<string>()
      for (let form = 0; form < formCount(length, 'bent'); form++)
        for (let quarter = 0; quarter < 4; quarter++) {
          const cells = shapeSquares(length, { form, quarter }).map(([east, south]) => cellAt(east + 4, south + 4))
          const sorted = cells.sort((a, b) => a - b)
          expect(berths.has(String(sorted))).toBe(true)
          reached.add(String(sorted.map((cell) => cell - (sorted[0] ?? 0))))
        }
      const all = new Set(berthsFor(length, 'bent').map((berth) => String(berth.map((cell) => cell - (berth[0] ?? 0)))))
      expect(reached).toEqual(all)
    }
  })

  it('are recognised from the squares of a ship', () => {
    for (const berth of berthsFor(4, 'bent')) {
      const shape = shapeOf(squaresOf(berth))
      const cells = shapeSquares(4, shape)
      const west = Math.min(...cells.map(([east]) => east))
      const north = Math.min(...cells.map(([, south]) => south))
      const [fromWest, fromNorth] = [
        Math.min(...squaresOf(berth).map(([east]) => east)),
        Math.min(...squaresOf(berth).map(([, south]) => south)),
      ]
      const laid = cells.map(([east, south]) => cellAt(east - west + fromWest, south - north + fromNorth))
      expect(laid.sort((a, b) => a - b)).toEqual(berth)
    }
  })
})
