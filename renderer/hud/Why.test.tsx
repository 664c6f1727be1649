import { render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RuleButton, useReadingTime } from './Why.tsx'

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

it('a rule is called by its title, and not at all where there is no book', () => {
  render(<RuleButton rule="J-GOLD" />)
  expect(screen.getByTestId('why-rule').textContent).toBe('Rule: Gold')
  render(<RuleButton rule="J-NOWHERE" />)
  expect(screen.getAllByTestId('why-rule')).toHaveLength(1)
})
