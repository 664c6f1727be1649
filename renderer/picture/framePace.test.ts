import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FrameSource, paceFrames } from './framePace.ts'

/** A browser that shows 60 pictures a second, or none while it is hidden. */
function browser() {
  let isHidden = false
  const source: FrameSource = {
    requestAnimationFrame: (act) => {
      const wait = () => {
        setTimeout(() => (isHidden ? wait() : act(performance.now())), 1000 / 60)
      }
      wait()
      return 0
    },
    cancelAnimationFrame: () => {},
  }
  const setHidden = (hidden: boolean) => {
    isHidden = hidden
  }
  return { source, setHidden }
}

/** Asks for frames again and again; returns how many there were in a time. */
function counted(source: FrameSource) {
  let frames = 0
  const go = () => {
    frames++
    source.requestAnimationFrame(go)
  }
  source.requestAnimationFrame(go)
  return (ms: number) => {
    frames = 0
    vi.advanceTimersByTime(ms)
    return frames
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it.each([30, 60])('draws at most %i frames a second', (rate) => {
  const { source } = browser()
  paceFrames(source, rate)
  const framesIn = counted(source)
  framesIn(1000)
  expect(Math.abs(framesIn(10_000) - 10 * rate)).toBeLessThanOrEqual(0.05 * 10 * rate)
})

it.each([30, 60])('draws %i frames a second by a timer while the browser asks for none', (rate) => {
  const { source, setHidden } = browser()
  paceFrames(source, rate)
  const framesIn = counted(source)
  framesIn(1000)
  setHidden(true)
  framesIn(1000)
  expect(Math.abs(framesIn(10_000) - 10 * rate)).toBeLessThanOrEqual(0.06 * 10 * rate)
  setHidden(false)
  framesIn(1000)
  expect(Math.abs(framesIn(10_000) - 10 * rate)).toBeLessThanOrEqual(0.06 * 10 * rate)
})

it('asks for no frame that nobody needs, and for none that was called off', () => {
  const { source } = browser()
  paceFrames(source, 60)
  const draw = vi.fn()
  source.cancelAnimationFrame(source.requestAnimationFrame(draw))
  vi.advanceTimersByTime(1000)
  expect(draw).not.toHaveBeenCalled()
  source.requestAnimationFrame(draw)
  vi.advanceTimersByTime(1000)
  expect([draw.mock.calls.length, vi.getTimerCount()]).toEqual([1, 0])
})
