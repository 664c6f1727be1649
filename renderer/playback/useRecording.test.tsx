import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useRecording } from './useRecording.ts'

const STEPS = [{ events: [] }, { events: [] }, { events: [] }]
const POSITIONS = [{}, {}, {}, {}]

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Renders a recording of three moves; `held` returns whether a dialog lies over it. */
function watched(plays: boolean) {
  return renderHook(({ held }) => useRecording(POSITIONS, STEPS, 0, { playsAtOnce: plays, isHeld: held }), {
    initialProps: { held: false },
  })
}
/** Waits long enough for all moves, one at a time. */
async function later(): Promise<void> {
  for (const _ of POSITIONS) await act(() => vi.advanceTimersByTimeAsync(1000))
}

it('plays to its end at once on request', async () => {
  const { result } = watched(true)
  expect([result.current.at, result.current.playing]).toEqual([0, true])
  await later()
  expect([result.current.at, result.current.playing]).toEqual([3, false])
})

it('stays at its opening position otherwise', async () => {
  const { result } = watched(false)
  await later()
  expect(result.current.at).toBe(0)
})

it('waits behind a dialog, and goes on after it', async () => {
  const { result, rerender } = watched(true)
  rerender({ held: true })
  await later()
  expect([result.current.at, result.current.playing]).toEqual([0, true])
  rerender({ held: false })
  await later()
  expect(result.current.at).toBe(3)
})
