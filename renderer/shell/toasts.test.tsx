import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useSettings } from '../ui/settings.ts'
import { showNotice, useToasts } from '../ui/toasts/toasts.ts'
import { Toasts } from './Toasts.tsx'

const { settings } = useSettings.getState()

afterEach(() => {
  vi.useRealTimers()
  act(() => {
    useToasts.setState({ toasts: [] })
    useSettings.setState({ settings })
  })
})

const isShown = () => screen.queryByTestId('toast-notice') !== null

it.each([
  ['for at least ten seconds', false, [true, false]],
  ['until it is closed, if the player wants more time', true, [true, true]],
] as const)('a notice stays %s', (_, moreTime, shown) => {
  vi.useFakeTimers()
  useSettings.setState({ settings: { ...settings, moreTime } })
  render(<Toasts />)
  act(() => showNotice('Saved'))
  const after = (ms: number) => {
    act(() => vi.advanceTimersByTime(ms))
    return isShown()
  }
  expect([after(9999), after(600_000)]).toEqual(shown)
  act(() => screen.queryByRole('button')?.click())
  expect(isShown()).toBe(false)
})
