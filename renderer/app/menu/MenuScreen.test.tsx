import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SaveInfo, Settings } from '../../../electron/contract/ipc.ts'
import { setHost } from '../../host/client.ts'
import { pressButton } from '../../input/contexts.ts'
import { listedSaves } from '../../testkit/listedSaves.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import { useSettings } from '../../ui/settings.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { MenuScreen } from './MenuScreen.tsx'

const save = (id: string, outcome: SaveInfo['outcome']): SaveInfo => ({
  id,
  game: 'jackal',
  title: `The ${id} match`,
  createdAt: 0,
  updatedAt: 0,
  moves: 3,
  seats: [],
  outcome,
  condition: 'whole',
})
const OVER = { winners: ['white'], scores: { white: 1 }, reason: 'no-gold-left' }
const INFO = { electron: '1', platform: 'linux', standIn: false, savesFolder: '/saves', reportsFolder: '/reports' }

async function menu(saves: readonly SaveInfo[], condition: SaveInfo['condition'] = 'whole') {
  const host = scriptedHost({
    'saves:list': (request) => listedSaves(saves, request),
    'app:info': () => ({ version: '1.2.3', ...INFO }),
    'app:quit': () => null,
    'match:open': ({ id }) => ({ ...save(id, null), condition }),
    'match:create': ({ game, lesson }) => ({ ...save('created', null), game, ...(lesson && { lesson }) }),
  })
  setHost(host)
  goTo({ name: 'menu' })
  render(<MenuScreen />)
  await screen.findByText(/Version 1\.2\.3/)
  return { host, user: userEvent.setup() }
}

const played = (changes: Partial<Settings>) =>
  useSettings.setState(({ settings }) => ({ settings: { ...settings, ...changes } }))

beforeEach(() => {
  useSettings.setState(useSettings.getInitialState())
  useScreen.setState(useScreen.getInitialState())
})

it.each([
  ['a key', async () => void fireEvent.keyDown(document.body, { code: 'F7' })],
  ['a button of a gamepad', async () => void act(() => pressButton('view', { device: 'pad', pad: 0 }))],
])('%s opens the settings, whatever has the focus', async (_, press) => {
  await menu([])
  await press()
  expect(useScreen.getState()).toMatchObject({ screen: { name: 'settings' } })
})

it.each([
  ['New match', 'new'],
  ['Join a match', 'join'],
  ['Lessons', 'lessons'],
  ['Saved matches', 'saves'],
  ['Rules', 'rules'],
  ['Settings', 'settings'],
])('%s opens its screen', async (name, place) => {
  const { user } = await menu([])
  await user.click(screen.getByRole('button', { name }))
  expect(useScreen.getState()).toMatchObject({ screen: { name: place } })
})

it.each([
  ['Replays', 'replays'],
  ['Island workshop', 'workshop'],
  ['Phones and other screens', 'screens'],
  ['Family record', 'people'],
])('%s is behind “More”, and opens its screen', async (name, place) => {
  const { user } = await menu([])
  expect(screen.queryByRole('button', { name })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'More pages' }))
  await user.click(screen.getByRole('button', { name }))
  expect(useScreen.getState()).toMatchObject({ screen: { name: place } })
})

it('opens the licences from its foot', async () => {
  const { user } = await menu([])
  await user.click(await screen.findByRole('button', { name: 'Licences' }))
  expect(useScreen.getState()).toMatchObject({ screen: { name: 'licences' } })
})

it('switches to the other icons and back, with the focus on the switch', async () => {
  const { user } = await menu([])
  await user.click(screen.getByRole('button', { name: 'More pages' }))
  const back = screen.getByRole('button', { name: 'Back to the main pages' })
  expect(document.activeElement).toBe(back)
  await user.click(back)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More pages' }))
})

describe('the golden entry', () => {
  const gold = () => screen.findByRole('button', { name: /Learn|First|Play again|Continue/ })

  it('offers a beginner the first lesson of Jackal', async () => {
    const { host, user } = await menu([])
    await user.click(await screen.findByRole('button', { name: /Learn in 3 minutes/ }))
    await waitFor(() => expect(host.asked('match:create')).toMatchObject([{ game: 'jackal', lesson: 'ashore' }]))
  })

  it('continues that lesson where it was left', async () => {
    const { host, user } = await menu([{ ...save('begun', null), lesson: 'ashore' }])
    await user.click(await screen.findByRole('button', { name: /Learn in 3 minutes/ }))
    await waitFor(() => expect(host.asked('match:open')).toEqual([{ id: 'begun' }]))
  })

  it('leads from a passed lesson into a first match against the weakest bots', async () => {
    played({ lessonsPassed: ['ashore'] })
    const { host, user } = await menu([])
    await user.click(await screen.findByRole('button', { name: /First easy match/ }))
    await waitFor(() => expect(host.asked('match:create')).toHaveLength(1))
    const bots = Object.values(host.asked('match:create')[0]?.seats ?? {}).flatMap(({ player }) =>
      player.kind === 'bot' ? player.level : [],
    )
    expect(new Set(bots)).toEqual(new Set(['easy']))
  })

  it('offers the last match again, set up as before, once all matches are over', async () => {
    played({ lastMatch: { game: 'jackal', drafts: { jackal: { mode: 'duel1' } } } })
    const { host, user } = await menu([save('finished', OVER)])
    await user.click(await screen.findByRole('button', { name: /Play again/ }))
    await waitFor(() =>
      expect(host.asked('match:create')).toMatchObject([{ game: 'jackal', options: { players: 2, crews: 1 } }]),
    )
  })

  it('reserves its space before the saves are known, so that nothing moves', async () => {
    setHost(scriptedHost({ 'saves:list': (request) => listedSaves([save('newest', null)], request) }))
    render(<MenuScreen />)
    const entries = () => [...screen.getByRole('navigation', { name: "Captain's Table" }).children]
    expect(entries().map(({ textContent }) => textContent)).toEqual(['', 'New match', 'Join a match'])
    await screen.findByTestId('menu-continue')
    expect(entries().map(({ className }) => /menu-first/.test(className))).toEqual([true, false, false])
  })

  it('has the focus when the program starts', async () => {
    await menu([])
    const entry = await gold()
    expect(document.activeElement).toBe(entry)
  })
})

it('continues the newest match that is not over', async () => {
  const { host, user } = await menu([save('finished', OVER), save('newest', null), save('oldest', null)])
  await user.click(await screen.findByRole('button', { name: /Continue.*The newest match/ }))
  expect(host.asked('match:open')).toEqual([{ id: 'newest' }])
  expect(useScreen.getState()).toMatchObject({ screen: { name: 'match' } })
})

it('continues no lesson and no puzzle, which would hide an earlier match', async () => {
  const lessons = ['ashore', 'puzzle-carry'].map((lesson) => ({ ...save(lesson, null), lesson }))
  const { host, user } = await menu([...lessons, save('older', null)])
  await user.click(await screen.findByRole('button', { name: /Continue/ }))
  expect(host.asked('match:open')).toEqual([{ id: 'older' }])
})

it('says when the match that it continues was recovered from damage', async () => {
  useToasts.setState({ toasts: [] })
  const { user } = await menu([save('newest', null)], 'recovered')
  await user.click(await screen.findByRole('button', { name: /Continue/ }))
  expect(useToasts.getState().toasts).toMatchObject([{ text: expect.stringContaining('was damaged') }])
})

it('offers no match to continue when every match is over', async () => {
  await menu([save('finished', OVER)])
  expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull()
})

describe('Quit', () => {
  it('quits at once when no match can be continued', async () => {
    const { host, user } = await menu([save('finished', OVER)])
    await user.click(screen.getByRole('button', { name: 'Quit' }))
    expect(host.asked('app:quit')).toHaveLength(1)
  })

  it('asks while a match can be continued, and says that it is saved', async () => {
    const { host, user } = await menu([save('newest', null)])
    await screen.findByRole('button', { name: /Continue/ })
    await user.click(screen.getByTestId('menu-quit'))
    screen.getByText(/“The newest match” is saved/)
    await user.click(screen.getByRole('button', { name: 'Stay' }))
    expect(host.asked('app:quit')).toEqual([])
    await user.click(screen.getByTestId('menu-quit'))
    await user.click(screen.getByTestId('quit-confirm'))
    expect(host.asked('app:quit')).toHaveLength(1)
  })
})
