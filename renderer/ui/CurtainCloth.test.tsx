import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PARTS_IN, PartingCurtain } from './CurtainCloth.tsx'
import { useSettings } from './settings.ts'

const settings = useSettings.getState().settings
const parting = () => screen.queryByTestId('curtain-parting')

/** The curtain is down, then lifted. */
function lift(): ReturnType<typeof render> {
  const page = render(<PartingCurtain isDown />)
  expect(parting()).toBeNull()
  page.rerender(<PartingCurtain isDown={false} />)
  return page
}

beforeEach(() => {
  vi.useFakeTimers()
  act(() => useSettings.setState({ settings: { ...settings, speed: 1 } }))
  document.documentElement.dataset.motion = 'full'
})

afterEach(() => {
  vi.useRealTimers()
  act(() => useSettings.setState({ settings }))
})

describe('a curtain that is lifted', () => {
  it('is drawn aside, and is gone after that', () => {
    lift()
    expect(parting()).not.toBeNull()
    act(() => vi.advanceTimersByTime(PARTS_IN))
    expect(parting()).toBeNull()
  })

  it('is no longer drawn aside when it falls again', () => {
    const page = lift()
    page.rerender(<PartingCurtain isDown />)
    expect(parting()).toBeNull()
  })

  it('is just gone with instant animations', () => {
    act(() => useSettings.setState({ settings: { ...settings, speed: 0 } }))
    lift()
    expect(parting()).toBeNull()
  })

  it('is just gone with reduced motion', () => {
    document.documentElement.dataset.motion = 'reduced'
    lift()
    expect(parting()).toBeNull()
  })
})

it('a table that no curtain hid shows none', () => {
  render(<PartingCurtain isDown={false} />)
  expect(parting()).toBeNull()
})
