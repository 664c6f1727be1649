import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseCell } from '../../../engine/sea-battle/cells.ts'
import { placementFault } from '../../../engine/sea-battle/placement.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { placeMove } from './berthing.ts'
import { clearFleet, layAtRandom } from './fleetOrders.ts'
import { usePlacement } from './placementStore.ts'

const variants = [
  { touch: 'none', shapes: 'straight' },
  { touch: 'corners', shapes: 'bent' },
] as const

/** Ships by their cells: `a1 b1|d4`. */
const fleetOf = (ships: string) => ships.split('|').map((ship) => ship.split(' ').map((name) => parseCell(name) ?? -1))

beforeEach(() => usePlacement.getState().begin('north', variants[0], 'pirates'))
afterEach(() => usePlacement.getState().end())

describe('the random placement', () => {
  it.each(variants)('lays a whole legal fleet, touch $touch and shapes $shapes', (options) => {
    usePlacement.getState().begin('north', options, 'royal')
    layAtRandom()
    const move = placeMove(usePlacement.getState())
    expect(move?.flag).toBe('royal')
    expect(placementFault(move?.ships ?? [], options)).toBeNull()
  })

  it('does nothing while no seat places', () => {
    usePlacement.getState().end()
    layAtRandom()
    expect(usePlacement.getState().slots.every(({ berth }) => berth === null)).toBe(true)
  })

  it('leaves the ships laid by hand in place, and lays the others around them', () => {
    const byHand = fleetOf('c3 d3 e3 f3|a6 b6 c6|j10')
    usePlacement.getState().fill(byHand)
    layAtRandom()
    const move = placeMove(usePlacement.getState())
    expect(move?.ships).toEqual(expect.arrayContaining(byHand))
    expect(placementFault(move?.ships ?? [], variants[0])).toBeNull()
  })

  it('takes another whole fleet once all ships are in place', () => {
    layAtRandom()
    const before = String(placeMove(usePlacement.getState())?.ships)
    layAtRandom()
    expect(placeMove(usePlacement.getState())).not.toBeNull()
    expect(String(placeMove(usePlacement.getState())?.ships)).not.toBe(before)
  })

  it('moves nothing if the others find no room, and says so', () => {
    // no four cells in a row are far enough from all of these
    usePlacement.getState().fill(fleetOf('e5|b6|e8|f2|h4 i4|h9 i9|c9 c10|b2 b3 b4|g6 h6 i6'))
    const before = usePlacement.getState().slots
    layAtRandom()
    expect(usePlacement.getState().slots).toEqual(before)
    expect(useToasts.getState().toasts.at(-1)?.text).toMatch(/^No room is left/)
  })

  it('leaves the bow of each ship laid by hand in place', () => {
    const { take, turn, move, drop } = usePlacement.getState()
    take(0, null, { x: 0, z: 0 })
    turn(2)
    move([4, 4], { x: 0, z: 0 })
    drop()
    const byHand = usePlacement.getState().slots[0]
    expect(byHand?.quarter).toBe(2)
    layAtRandom()
    expect(usePlacement.getState().slots[0]).toEqual(byHand)
  })

  it('can be undone, and leaves the ships laid by hand', () => {
    usePlacement.getState().fill(fleetOf('c3 d3 e3 f3|a6 b6 c6'))
    const before = usePlacement.getState().slots
    layAtRandom()
    expect(usePlacement.getState().undo()).toBe(true)
    expect(usePlacement.getState().slots).toEqual(before)
  })

  it('can be cleared as a whole', () => {
    layAtRandom()
    clearFleet()
    expect(usePlacement.getState().slots.every(({ berth }) => berth === null)).toBe(true)
  })
})
