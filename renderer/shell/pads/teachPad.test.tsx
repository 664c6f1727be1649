import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { expect, it, onTestFinished } from 'vitest'
import { defaultSettings, type Settings } from '../../../electron/contract/ipc.ts'
import { setHost } from '../../host/client.ts'
import type { PadReading } from '../../input/pad/reading.ts'
import { TAUGHT_PARTS } from '../../input/pad/teaching.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { changeSettings, loadSettings } from '../../ui/settings.ts'
import { TeachPad } from './TeachPad.tsx'
import { askMapping, declineMapping, taughtOf, teachBy } from './teachingStore.ts'

const reading = (id: string, ...down: readonly number[]): PadReading => ({
  index: 0,
  id,
  isStandard: false,
  pressed: TAUGHT_PARTS.map((_, n) => down.includes(n)),
  axes: [],
})

async function lesson(id: string) {
  let settings: Settings = defaultSettings('en')
  setHost(
    scriptedHost({
      'settings:get': () => settings,
      'settings:change': (change) => {
        settings = { ...settings, ...change }
        return settings
      },
    }),
  )
  await loadSettings()
  onTestFinished(() => changeSettings(defaultSettings('en')))
  render(<TeachPad />)
  act(() => askMapping(reading(id, 3)))
  return (button: number) => act(() => [[], [button], []].forEach((down) => void teachBy([reading(id, ...down)])))
}

it('asks for the buttons of an unknown pad, and remembers them by its id', async () => {
  const press = await lesson('Odd pad')
  screen.getByText(/does not know the buttons of this gamepad: Odd pad/)
  const asked = () => screen.queryByTestId('teach-pad-part')?.textContent ?? null
  expect(asked()).toBe('Press the button for: Bottom button')
  press(5)
  expect(asked()).toBe('Press the button for: Right button')
  for (const n of TAUGHT_PARTS.keys()) if (n !== 5) press(n)
  press(5)
  expect(asked()).toBeNull()
  expect(taughtOf('Odd pad')).toMatchObject({ south: 'b5', east: 'b0' })
  expect(taughtOf('__proto__')).toBeUndefined()
})

it('ends when the pad is unplugged, and asks no pad again whose player has declined', async () => {
  await lesson('Shy pad')
  act(() => teachBy([]))
  expect(screen.queryByTestId('teach-pad')).toBeNull()
  act(() => askMapping(reading('Shy pad')))
  act(declineMapping)
  act(() => askMapping(reading('Shy pad')))
  expect(screen.queryByTestId('teach-pad')).toBeNull()
})
