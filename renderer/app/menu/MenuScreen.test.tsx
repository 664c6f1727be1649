import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import type { SaveInfo } from '../../../electron/contract/ipc.ts'
import { setHost } from '../../host/client.ts'
import { scriptedHost } from '../../testkit/scriptedHost.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
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
    'saves:list': () => ({ saves, setAside: [] }),
    'app:info': () => ({ version: '1.2.3', ...INFO }),
    'app:quit': () => null,
    'match:open': ({ id }) => ({ ...save(id, null), condition }),
  })
  setHost(host)
  goTo({ name: 'menu' })
  render(<MenuScreen />)
  await screen.findByText(/Version 1\.2\.3/)
  return { host, user: userEvent.setup() }
}

it.each([
  ['New match', 'new'],
  ['Lessons', 'lessons'],
  ['Saved matches', 'saves'],
  ['Replays', 'replays'],
  ['Rules', 'rules'],
  ['Settings', 'settings'],
  ['Licences', 'licences'],
])('%s opens its screen', async (name, place) => {
  const { user } = await menu([])
  await user.click(screen.getByRole('button', { name }))
  expect(useScreen.getState()).toMatchObject({ screen: { name: place } })
})

it('continues the newest match that is not over', async () => {
  const { host, user } = await menu([save('finished', OVER), save('newest', null), save('oldest', null)])
  await user.click(await screen.findByRole('button', { name: /Continue.*The newest match/ }))
  expect(host.asked('match:open')).toEqual([{ id: 'newest' }])
  expect(useScreen.getState()).toMatchObject({ screen: { name: 'match' } })
})

it('continues no lesson and no puzzle, which would hide the match before them', async () => {
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

it('offers nothing to continue when every match is over', async () => {
  await menu([save('finished', OVER)])
  expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull()
})

it('quits the program', async () => {
  const { host, user } = await menu([])
  await user.click(screen.getByRole('button', { name: 'Quit' }))
  expect(host.asked('app:quit')).toHaveLength(1)
})
