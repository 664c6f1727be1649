import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { placementFault } from '../../../engine/sea-battle/placement.ts'
import { placeMove } from './berthing.ts'
import { clearFleet, layAtRandom } from './fleetOrders.ts'
import { usePlacement } from './placementStore.ts'

const variants = [
  { touch: 'none', shapes: 'straight' },
  { touch: 'corners', shapes: 'bent' },
] as const

beforeEach(() => usePlacement.getState().begin('north', variants[0], 'pirates'))
afterEach(() => usePlacement.getState().end())

describe('the order at random', () => {
  it.each(variants)('lays a whole legal fleet, touch $touch and shapes $shapes', (options) => {
    usePlacement.getState().begin('north', options, 'royal')
    layAtRandom()
    const move = placeMove(usePlacement.getState())
    expect(move?.flag).toBe('royal')
    expect(placementFault(move?.ships ?? [], options)).toBeNull()
  })

  it('does nothing where nobody places', () => {
    usePlacement.getState().end()
    layAtRandom()
    expect(usePlacement.getState().slots.every(({ berth }) => berth === null)).toBe(true)
  })

  it('can be taken back as a whole', () => {
    layAtRandom()
    clearFleet()
    expect(usePlacement.getState().slots.every(({ berth }) => berth === null)).toBe(true)
  })
})
