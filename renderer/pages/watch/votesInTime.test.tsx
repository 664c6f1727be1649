import { act, screen } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { useSession } from '../../host/session.ts'
import { useOnlooker } from '../../remote/onlooker.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import { tellGraphicsMissing, useGraphics } from '../../ui/graphics.ts'
import { goTo } from '../../ui/screens.ts'
import { WatchPage } from './WatchPage.tsx'

const SETTING = {
  viewer: 'spectator',
  bots: ['white', 'red'],
  settings: { language: 'en' },
  names: { white: 'Ann', red: 'The viewers' },
} as const
const VIEWERS = { kind: 'bot', level: 'easy', audience: true } as const
const HINT = /You vote when it is the viewers’ turn/

it('says that viewers vote only while votes reach this screen in time', async () => {
  act(tellGraphicsMissing)
  const table = await jackalTable('. .', { pieces: { 'white-1': 'e5' } }, SETTING)
  const { match } = useSession.getState()
  if (!match) throw new Error('no match')
  const seats = match.seats.map((one) => (one.seat === 'red' ? { ...one, player: VIEWERS } : one))
  useSession.setState({ match: { ...match, seats } })
  const guest = { id: 'g1', name: '', seat: null, role: 'watcher' } as const
  const room = { kind: 'room', lobby: null, match, now: 0 } as const
  useOnlooker.setState({ link: { kind: 'joined' }, room: { ...room, guest } })
  goTo({ name: 'match' })
  onTestFinished(() => {
    useGraphics.setState(useGraphics.getInitialState())
    useOnlooker.setState(useOnlooker.getInitialState())
    goTo({ name: 'menu' })
  })
  table.panel(<WatchPage clean={false} />)
  await screen.findByTestId('flat-table')
  expect(screen.queryByText(HINT)).toBeNull()
  act(() => useOnlooker.setState({ room: { ...room, guest: { ...guest, votes: true } } }))
  expect(screen.queryByText(HINT)).not.toBeNull()
})
