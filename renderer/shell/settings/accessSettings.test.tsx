import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { defaultSettings, type Settings } from '../../../electron/contract/ipc.ts'
import { setHost } from '../../host/client.ts'
import { isToggling, REPEATS, repeatNow } from '../../input/ease.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { paletteNow } from '../../ui/palettes.ts'
import { changeSettings, loadSettings } from '../../ui/settings.ts'
import { AccessSettings } from './AccessSettings.tsx'
import { followEase } from './followEase.ts'

let settings: Settings

beforeEach(async () => {
  settings = defaultSettings('en')
  setHost(
    scriptedHost({
      'settings:get': () => settings,
      'settings:change': (change) => {
        settings = { ...settings, ...change }
        return settings
      },
    }),
  )
  onTestFinished(followEase())
  await loadSettings()
  onTestFinished(() => changeSettings(defaultSettings('en')))
  render(<AccessSettings />)
})

const user = userEvent.setup()
const section = () => within(screen.getByRole('region', { name: 'Accessibility' }))
const turn = (name: string) => user.click(section().getByRole('switch', { name: new RegExp(name) }))
const choose = (name: string) => user.click(section().getByRole('radio', { name }))

it('has text size, motion and colours beside its own settings, which are off at first', () => {
  const groups = section().getAllByRole('radiogroup')
  expect(groups.map((group) => group.getAttribute('aria-label'))).toEqual([
    'Text size',
    'High contrast',
    'Team colours',
    'Reduced motion',
    'Held keys repeat',
  ])
  expect(
    section()
      .getAllByRole<HTMLInputElement>('switch')
      .map(({ checked }) => checked),
  ).toEqual([false, false, false])
})

it('switches captions, toggling and more time', async () => {
  await turn('Captions of sounds')
  await turn('Press instead of hold')
  await turn('More time')
  expect(settings).toMatchObject({ soundCaptions: true, holdsToggle: true, moreTime: true })
  expect(isToggling()).toBe(true)
})

it('slows the repetition of held keys and buttons down', async () => {
  expect(repeatNow()).toEqual({ after: 400, every: 90 })
  await choose('Slowly')
  expect(repeatNow()).toEqual(REPEATS.slow)
  await choose('No repeat')
  expect(repeatNow()).toBeNull()
})

it('gives everything high contrast, and the teams their strongest colours unless others were chosen', async () => {
  await choose('Always')
  expect([document.documentElement.dataset.contrast, paletteNow()]).toEqual(['more', 'contrast'])
  await choose('Colour-blind safe')
  expect(paletteNow()).toBe('safe')
  await choose('Never')
  await choose('As painted')
  expect(paletteNow()).toBe('default')
})
