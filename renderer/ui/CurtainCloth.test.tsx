import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PARTS_IN, PartingCurtain } from './CurtainCloth.tsx'
import { useSettings } from './settings.ts'

const settings = useSettings.getState().settings
const parting = () => screen.queryByTestId('curtain-parting')

/** Drops the curtain, then lifts it. */
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

describe('a lifted curtain', () => {
  it('is drawn aside, and then disappears', () => {
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

  it('disappears without a motion with instant animations', () => {
    act(() => useSettings.setState({ settings: { ...settings, speed: 0 } }))
    lift()
    expect(parting()).toBeNull()
  })

  it('disappears without a motion with reduced motion', () => {
    document.documentElement.dataset.motion = 'reduced'
    lift()
    expect(parting()).toBeNull()
  })
})

it('a table without a curtain shows no cloth', () => {
  render(<PartingCurtain isDown={false} />)
  expect(parting()).toBeNull()
})
