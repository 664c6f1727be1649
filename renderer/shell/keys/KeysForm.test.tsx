import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, onTestFinished } from 'vitest'
import { defaultSettings, type GameId, type Settings } from '../../../electron/contract/ipc.ts'
import { setHost } from '../../host/client.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { changeSettings, loadSettings } from '../../ui/settings.ts'
import { KeysForm } from './KeysForm.tsx'

async function form(game: GameId | null = 'jackal', keys: Settings['keys'] = {}) {
  let settings: Settings = { ...defaultSettings('en'), keys }
  const host = scriptedHost({
    'settings:get': () => settings,
    'settings:change': (change) => {
      settings = { ...settings, ...change }
      return settings
    },
  })
  setHost(host)
  await loadSettings()
  onTestFinished(() => changeSettings(defaultSettings('en')))
  render(<KeysForm game={game} />)
  return { saved: () => host.asked('settings:change'), user: userEvent.setup() }
}

const key = (name: string | RegExp) => screen.getByRole('button', { name })
const sections = () => screen.getAllByRole('region').map((section) => section.getAttribute('aria-label'))

it('shows the game on the table, or all of them', async () => {
  await form('jackal')
  expect(sections()).toEqual(['Mouse and touch', 'Jackal', 'In every game', 'Choices'])
  key('Take or leave the load: E. Change')
})

it('lists first how the table is turned: by mouse, by keys and by fingers', async () => {
  await form('jackal', { 'table/turn-right': ['KeyQ'] })
  const [, first] = within(screen.getByTestId('gestures')).getAllByRole('row')
  const said = [...(first?.children ?? [])].map((cell) => cell.textContent)
  expect(said).toEqual([
    'Turn the table to see another side',
    'Drag with the left button',
    '[Q',
    'Drag with two fingers',
  ])
})

it('shows every command of the program once', async () => {
  await form(null)
  expect(sections()).toEqual(expect.arrayContaining(['Jackal', 'Admiral', 'Sea Battle', 'In every game', 'Replay']))
  expect(screen.getAllByRole('button', { name: /^Ship's log/ })).toHaveLength(1)
})

it('says where a key of every game has another meaning, and which', async () => {
  await form('admiral')
  const shared = within(screen.getByRole('region', { name: 'In every game' }))
  shared.getByText('Admiral: F is “Fire”')
})

it('says what keys of every game do in a game', async () => {
  await form('admiral')
  within(screen.getByRole('region', { name: 'Admiral' })).getByText(/the arrows steer/)
  cleanup()
  await form('jackal')
  expect(screen.queryByText(/the arrows steer/)).toBeNull()
})

it('no longer says so once the other command has another key', async () => {
  await form('sea-battle', { 'sea-battle-placing/shape': ['KeyJ'] })
  expect(screen.queryByText(/F is/)).toBeNull()
})

it('lists what mouse and fingers do, in the game on the table or in all', async () => {
  await form('jackal')
  const rows = () => screen.getAllByRole('row').map((row) => row.textContent)
  expect(rows()).toContain('Zoom in or outWheel, pinch on a trackpad=-Pinch')
  expect(rows().some((row) => row?.startsWith('Turn the ship'))).toBe(false)
  cleanup()
  await form(null)
  expect(rows()).toContain('Turn the ship in handWheel——')
})

it('gives a command the key that is pressed', async () => {
  const { saved, user } = await form()
  await user.click(key("Ship's log: L. Change"))
  expect(screen.getByRole('status').textContent).toBe('Press a key…')
  await user.keyboard('{Shift>}j{/Shift}')
  expect(saved()).toEqual([{ keys: { 'table/log': ['Shift+KeyJ'] } }])
  key("Ship's log: Shift + J. Change")
})

it('leaves a key unchanged at Esc', async () => {
  const { saved, user } = await form()
  await user.click(key("Ship's log: L. Change"))
  await user.keyboard('{Escape}j')
  expect(saved()).toEqual([])
})

it('names the command that has a key already, and swaps', async () => {
  const { saved, user } = await form()
  await user.click(key('Take or leave the load: E. Change'))
  await user.keyboard('b')
  expect(saved()).toEqual([])
  expect(within(screen.getByRole('alert')).getByText('B is taken: Use or keep a bottle.')).toBeTruthy()
  await user.click(key('Swap the keys'))
  expect(saved()).toEqual([{ keys: { 'jackal/carry': ['KeyB'], 'jackal/bottle': ['KeyE'] } }])
  expect(screen.queryByRole('alert')).toBeNull()
})

it('takes a key from another command, which then has none, and can have one again', async () => {
  const { saved, user } = await form()
  await user.click(key('Take or leave the load: E. Change'))
  await user.keyboard('b')
  await user.click(key('Reassign the key'))
  await user.click(key('Use or keep a bottle: no key. Change'))
  await user.keyboard('y')
  expect(saved()).toEqual([
    { keys: { 'jackal/carry': ['KeyB'], 'jackal/bottle': [] } },
    { keys: { 'jackal/carry': ['KeyB'], 'jackal/bottle': ['KeyY'] } },
  ])
})

it('resets all keys', async () => {
  const { saved, user } = await form('jackal', { 'table/log': ['KeyJ'], 'admiral/fire': [] })
  await user.click(key('Reset all keys'))
  expect(saved()).toEqual([{ keys: {}, padButtons: {} }])
  key("Ship's log: L. Change")
})

it('keeps Esc for its fixed meaning', async () => {
  await form()
  expect(screen.queryByRole('button', { name: /Cancel the choice; open the menu/ })).toBeNull()
})
