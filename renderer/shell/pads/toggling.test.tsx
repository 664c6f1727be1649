import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { useAltKey } from '../../input/altKey.ts'
import { openContext } from '../../input/contexts.ts'
import { adoptEase } from '../../input/ease.ts'
import { TABLE } from '../../input/tableCommands.ts'
import { handled } from '../../testkit/handled.ts'
import { Curtain } from '../../ui/Curtain.tsx'
import { pageCamera } from '../../ui/pageCamera.ts'
import { useSettings } from '../../ui/settings.ts'
import { PAD_LISTENER } from './padListener.ts'

const { director } = pageCamera

const { settings } = useSettings.getState()

function toggle(holdsToggle: boolean): void {
  useSettings.setState({ settings: { ...settings, holdsToggle } })
  adoptEase({ holdRepeat: 'usual', holdsToggle })
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  toggle(false)
})

const atTable = () => onTestFinished(openContext({ kind: 'table', tables: [handled(TABLE, () => {})] }))

/** Presses and releases a button that also repeats. */
function press(button: Parameters<typeof PAD_LISTENER.press>[0]): void {
  PAD_LISTENER.press(button, 0, false)
  PAD_LISTENER.press(button, 0, true)
  PAD_LISTENER.release(button, 0)
}

it('the button for tags shows them until its next press', () => {
  atTable()
  press('left-trigger')
  expect(useAltKey.getState().isHeld).toBe(false)
  toggle(true)
  press('left-trigger')
  expect(useAltKey.getState().isHeld).toBe(true)
  press('left-trigger')
  expect(useAltKey.getState().isHeld).toBe(false)
})

it('the stick zooms until the next press of the zooming button, and then turns the camera', () => {
  atTable()
  const zoom = vi.spyOn(director, 'zoomBy').mockReturnValue()
  const orbit = vi.spyOn(director, 'orbitBy').mockReturnValue()
  const turn = () => PAD_LISTENER.turn({ x: 0, y: 1 }, 0, 16)
  toggle(true)
  for (let presses = 0; presses < 3; presses++) {
    turn()
    press('right-trigger')
  }
  expect([zoom.mock.calls.length, orbit.mock.calls.length]).toEqual([1, 2])
  press('right-trigger')
})

it('two presses lift the curtain, apart from each other', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] })
  toggle(true)
  const lifted = vi.fn()
  render(<Curtain name="Ann" reason="curtain.fleet" ready onReveal={lifted} onLeave={() => {}} />)
  const lift = (after: number) =>
    act(() => {
      vi.advanceTimersByTime(after)
      press('south')
    })
  lift(1000)
  expect(screen.getByTestId('curtain-hold').textContent).toMatch(/again|ещё раз/)
  lift(100) // a double press is one press
  expect(lifted).not.toHaveBeenCalled()
  lift(1000)
  expect(lifted).toHaveBeenCalledTimes(1)
})
