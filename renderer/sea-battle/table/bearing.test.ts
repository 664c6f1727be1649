import { describe, expect, it } from 'vitest'
import { berthsFor } from '../../../engine/sea-battle/berths.ts'
import { parseCell } from '../../../engine/sea-battle/cells.ts'
import { courseOf } from '../../../models/ship/bend.ts'
import { bearingOf, hullTurns, squaresOf } from './bearing.ts'

const ship = (...names: string[]) => names.map((name) => parseCell(name) ?? -1)
const bearing = (...names: string[]) => bearingOf(squaresOf(ship(...names)))

describe('the bearing of a ship', () => {
  it('is east along a rank and south along a file', () => {
    expect(bearing('c4', 'd4', 'e4')).toEqual({ turns: 'F', yaw: 0, east: 3, south: 3 })
    const down = bearing('c4', 'c5')
    expect(Math.cos(down.yaw)).toBeCloseTo(0)
    expect(Math.sin(down.yaw)).toBe(-1)
  })

  it('goes round the corners of a bent ship', () => {
    expect(bearing('c4', 'd4', 'd5').turns).toBe('R')
    expect(bearing('a1', 'b1', 'a2', 'b2').turns).toMatch(/LL|RR/)
    expect(['LR', 'RL']).toContain(bearing('a1', 'b1', 'b2', 'c2').turns)
  })

  it.each([1, 2, 3, 4])('covers exactly the cells of every berth of length %i', (length) => {
    for (const berth of berthsFor(length, 'bent')) {
      const { turns, yaw, east, south } = bearingOf(squaresOf(berth))
      const reaches = courseOf(length < 3 ? Array.from({ length: length - 2 }, () => 'F' as const) : hullTurns(turns))
      if (length === 1) continue
      const covered = reaches.map(({ x, z }) => [
        Math.round(east + x * Math.cos(yaw) + z * Math.sin(yaw)),
        Math.round(south + z * Math.cos(yaw) - x * Math.sin(yaw)),
      ])
      expect(covered.map(([e = 0, s = 0]) => e + 10 * s + 0).sort((a, b) => a - b)).toEqual(berth)
    }
  })
})
