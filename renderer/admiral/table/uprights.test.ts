import { describe, expect, it } from 'vitest'
import { parseCell } from '../../../engine/admiral/cells.ts'
import { Poses } from '../../playback/motion/poses.ts'
import { firstUpright } from '../../table/picking/picking.ts'
import { battle } from '../../testkit/boards/admiralBoard.ts'
import { cellSpot, shipTarget } from './anchors.ts'
import { homesOf } from './layout.ts'
import { cellUnder, unitPointedAt, uprightsOf } from './uprights.ts'

const STATE = battle({ forts: { b8: ['red'] }, ships: ['line red k5 E', 'brig blue m9 N'] })
const LINE = 'red-line-0'

function poses(): Poses {
  const result = new Poses()
  result.setHomes(homesOf(STATE))
  return result
}

/** Returns the thing under a spot, seen straight from above. */
function under(x: number, z: number): string | null {
  const ray = { origin: { x, y: 9, z }, direction: { x: 1e-6, y: -1, z: 0 } }
  return unitPointedAt(firstUpright(uprightsOf(STATE, poses()), ray), STATE)
}

const spotOf = (name: string) => cellSpot(STATE.board, parseCell(name) ?? 0)

describe('pointing at ships and forts', () => {
  it('finds a ship from bow to stern, and not beside it', () => {
    const { x, z } = spotOf('k5')
    for (const along of [-0.6, 0, 0.6]) expect(under(x + along, z)).toBe(LINE)
    expect(under(x, z + 0.45)).toBeNull()
  })

  it('finds the ship at the pointer behind the sails of its neighbour', () => {
    const meant = (ships: Parameters<typeof battle>[0]['ships'], name: string) => {
      const waters = battle({ forts: {}, ships })
      const poses = new Poses()
      poses.setHomes(homesOf(waters))
      const { x, z } = cellSpot(waters.board, parseCell(name) ?? 0)
      // Over the sea from the south, as the camera looks at a table leaned back.
      const ray = { origin: { x, y: 6, z: z + 8 }, direction: { x: 1e-6, y: -0.6, z: -0.8 } }
      return unitPointedAt(firstUpright(uprightsOf(waters, poses), ray), waters)
    }
    expect(meant(['galleon red k5 E'], 'k6')).toBe('red-galleon-0')
    expect(meant(['galleon red k5 E', 'line red k6 E'], 'k6')).toBe('red-line-1')
    expect(meant(['galleon red k5 E', 'line red k6 E'], 'k5')).toBe('red-galleon-0')
  })

  it('finds a fort in its cell', () => {
    const { x, z } = spotOf('b8')
    expect(under(x + 0.3, z)).toBe('fort-b8')
  })

  it('follows a moving ship', () => {
    const moving = poses()
    moving.hold(shipTarget(LINE)).x += 5
    const drum = uprightsOf(STATE, moving).find(({ id }) => id === shipTarget(LINE))
    expect(drum?.x).toBeGreaterThan(spotOf('k5').x + 4)
  })

  it('returns the cell of the sea, and none off the field', () => {
    expect(cellUnder(STATE, spotOf('m9'))).toBe(parseCell('m9'))
    expect(cellUnder(STATE, { x: 30, z: 0 })).toBeNull()
    expect(cellUnder(STATE, null)).toBeNull()
  })
})
