import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePlacement } from './placementStore.ts'
import { fadeRefusals, REFUSAL_TOLD } from './refusalFade.ts'

const placement = usePlacement.getState
let stop = () => {}

/** Drags a ship by its middle to a square. */
function drag(slot: number, east: number, south: number): void {
  placement().take(slot, null, { x: 0, z: 0 })
  placement().move([east, south], { x: 0, z: 0 })
  placement().drop()
}

beforeEach(() => {
  vi.useFakeTimers()
  placement().begin('south', { touch: 'none', shapes: 'straight' }, 'royal')
  stop = fadeRefusals()
  drag(0, 4, 2)
})
afterEach(() => {
  stop()
  placement().end()
  vi.useRealTimers()
})

it('the crosses of a ship that went back to the harbour go away after some time', () => {
  drag(1, 4, 3)
  expect(placement().refused?.fault.code).toBe('ships-touch')
  vi.advanceTimersByTime(REFUSAL_TOLD - 1)
  expect(placement().refused).not.toBeNull()
  vi.advanceTimersByTime(1)
  expect(placement().refused).toBeNull()
})

it('every refusal is shown for its full time', () => {
  drag(1, 4, 3)
  vi.advanceTimersByTime(REFUSAL_TOLD - 1)
  drag(2, 4, 1)
  vi.advanceTimersByTime(REFUSAL_TOLD - 1)
  expect(placement().refused).not.toBeNull()
})

it('the notice about a ship that is still in hand stays', () => {
  placement().take(1, null, { x: 0, z: 0 })
  placement().move([4, 3], { x: 0, z: 0 })
  placement().lay()
  vi.advanceTimersByTime(REFUSAL_TOLD * 2)
  expect(placement().refused?.fault.code).toBe('ships-touch')
})
