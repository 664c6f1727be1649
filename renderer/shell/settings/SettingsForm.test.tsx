import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'
import { defaultSettings, type Settings, type UpdateState } from '../../../electron/contract/ipc.ts'
import { setHost } from '../../host/client.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { changeSettings, loadSettings } from '../../ui/settings.ts'
import { SettingsForm } from './SettingsForm.tsx'

async function form(updates: UpdateState = { kind: 'idle', current: true }) {
  let settings: Settings = defaultSettings('en')
  const host = scriptedHost({
    'settings:get': () => settings,
    'settings:change': (change) => {
      settings = { ...settings, ...change }
      return settings
    },
    'app:info': () => ({
      version: '1',
      electron: '1',
      platform: 'linux',
      standIn: false,
      savesFolder: '/saves',
      reportsFolder: '/reports',
    }),
    'app:showReports': () => null,
    'updates:state': () => updates,
    'updates:check': () => updates,
    'updates:install': () => null,
  })
  setHost(host)
  await loadSettings()
  onTestFinished(() => changeSettings(defaultSettings('en')))
  const onKeys = vi.fn()
  render(<SettingsForm onKeys={onKeys} />)
  await screen.findByText('/saves')
  return { host, onKeys, user: userEvent.setup() }
}

const chosen = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name }).checked

it('shows the current settings and sends each change', async () => {
  const { host, user } = await form()
  expect([chosen('English'), chosen('Normal'), chosen('Largest')]).toEqual([true, true, false])
  await user.click(screen.getByRole('radio', { name: 'Largest' }))
  await user.click(screen.getByRole('switch', { name: 'Mute all sound' }))
  await user.click(screen.getByRole('radio', { name: 'Low' }))
  expect(host.asked('settings:change')).toEqual([{ textScale: 2 }, { muted: true }, { quality: 'low' }])
  expect([chosen('Normal'), chosen('Largest'), chosen('Low')]).toEqual([false, true, true])
})

it('offers palettes, the painted colours first', async () => {
  const { host, user } = await form()
  expect(chosen('As painted')).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Colour-blind safe' }))
  expect(host.asked('settings:change')).toEqual([{ palette: 'safe' }])
})

it('keeps the sea moving only if the player wants it', async () => {
  const { host, user } = await form()
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: /Keep the sea moving/ })
  expect(toggle.checked).toBe(false)
  await user.click(toggle)
  expect(host.asked('settings:change')).toEqual([{ keepSeaMoving: true }])
})

it('restarts the tips of first matches when they are switched on', async () => {
  const { host, user } = await form()
  const tips = screen.getByRole('switch', { name: /Show tips in first matches/ })
  await user.click(tips)
  await user.click(tips)
  expect(host.asked('settings:change')).toEqual([{ tips: false }, { tips: true, tipsTold: [] }])
})

it('offers carved or drawn tiles, by quality as the default', async () => {
  const { host, user } = await form()
  expect(chosen('By quality')).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Drawn' }))
  expect(host.asked('settings:change')).toEqual([{ tiles: 'drawn' }])
})

it('shows how closely the camera follows events, a little as the default', async () => {
  const { host, user } = await form()
  expect(chosen('A little')).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Closely' }))
  expect(host.asked('settings:change')).toEqual([{ storyCamera: 'full' }])
})

it('gives every choice a name of its own', async () => {
  await form()
  const names = screen
    .getAllByRole('radio')
    .map((one) => one.getAttribute('aria-label') ?? one.parentElement?.textContent)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})

it('changes the language at once', async () => {
  const { user } = await form()
  await user.click(screen.getByRole('radio', { name: 'Русский' }))
  expect(screen.getByRole('radiogroup', { name: 'Язык' })).toBeTruthy()
})

it('sends the volume as a share', async () => {
  const { host } = await form()
  fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '25' } })
  for (const [name, value] of [
    ['Volume: Ambience', '40'],
    ['Volume: Table sounds', '0'],
    ['Volume: Buttons', '80'],
  ] as const) {
    fireEvent.change(screen.getByRole('slider', { name }), { target: { value } })
  }
  expect(host.asked('settings:change')).toEqual([
    { volume: 0.25 },
    { ambienceVolume: 0.4 },
    { effectsVolume: 0 },
    { interfaceVolume: 0.8 },
  ])
})

it('looks for updates when asked, and opens the folder of reports', async () => {
  const { host, user } = await form()
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  await user.click(screen.getByRole('button', { name: 'Open the folder' }))
  expect([host.asked('updates:check').length, host.asked('app:showReports').length]).toEqual([1, 1])
})

it('leads to the page of keys', async () => {
  const { onKeys, user } = await form()
  await user.click(screen.getByRole('button', { name: 'Change keys' }))
  expect(onKeys).toHaveBeenCalledTimes(1)
})

it('installs a version that is ready', async () => {
  const { host, user } = await form({ kind: 'ready', version: '2.0.0' })
  expect(screen.getByRole('status').textContent).toBe('Version 2.0.0 is ready to install.')
  await user.click(screen.getByRole('button', { name: 'Install and restart' }))
  expect(host.asked('updates:install')).toHaveLength(1)
})

it('shows the command that installs a version which the system has refused', async () => {
  await form({ kind: 'failed', why: 'not-installed', byHand: "sudo apt install '/home/ann/table.deb'" })
  expect(screen.getByTestId('updates-by-hand').textContent).toBe(
    "You can install it in a terminal: sudo apt install '/home/ann/table.deb'",
  )
})
