import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useReadingTime } from './Why.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('an explanation closes by itself once it has been read', () => {
  const close = vi.fn()
  renderHook(() => useReadingTime(close))
  vi.advanceTimersByTime(6999)
  expect(close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(close).toHaveBeenCalledOnce()
})

it('an explanation that was closed does not close the next one', () => {
  const close = vi.fn()
  const { unmount } = renderHook(() => useReadingTime(close))
  vi.advanceTimersByTime(5000)
  unmount()
  vi.advanceTimersByTime(60_000)
  expect(close).not.toHaveBeenCalled()
})
