import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import type { Guest, Lobby, Room } from '../../../electron/contract/screens.ts'
import { setHost } from '../../host/client.ts'
import { type ScriptedHost, scriptedHost } from '../../testkit/scriptedHost.ts'
import { swapSeats } from '../../ui/newMatch/draft.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import { adoptScreens, useScreensStore } from '../screens/useScreensState.ts'
import { beginMatch } from './beginMatch.ts'
import { NewMatchScreen } from './NewMatchScreen.tsx'

const GUEST: Guest = {
  id: 'g1',
  name: 'Masha',
  device: 'phone',
  address: '',
  seat: null,
  connected: true,
  delay: null,
}
const ROOM: Room = {
  reach: { kind: 'computer' },
  address: '127.0.0.1:4173',
  lobby: null,
  links: [],
  words: null,
  guests: [GUEST],
  requests: [],
  watchDelay: 0,
  since: 0,
  reached: true,
  problem: null,
}
const opened = (lobby: Lobby | null = null) => ({ networks: [], room: { ...ROOM, lobby } })
const plans = (host: ScriptedHost) => host.asked('screens:plan').map(({ plan }) => plan)
const AWAY = { kind: 'human', elsewhere: true } as const

const MATCH: MatchInfo = {
  id: 'match-00000009',
  game: 'sea-battle',
  title: '2026-11-22 22:00',
  createdAt: 0,
  updatedAt: 0,
  moves: 0,
  seats: [],
  outcome: null,
}

const now = () => useScreensStore.getState().state ?? { networks: [], room: null }

let host: ScriptedHost

/** Opens the form and chooses Sea Battle. */
async function form() {
  const user = userEvent.setup()
  const { unmount } = await act(async () => render(<NewMatchScreen />))
  await user.click(screen.getByRole('radio', { name: /Sea Battle/ }))
  return { user, unmount }
}

beforeEach(() => {
  useScreensStore.setState({ state: null, absences: {} })
  host = scriptedHost({
    'screens:newWords': now,
    'screens:open': now,
    'screens:state': now,
    'screens:plan': now,
    'match:create': () => MATCH,
    'match:open': () => ({ ...MATCH, condition: 'whole' }),
  })
  setHost(host)
  goTo({ name: 'new' })
})

describe('the form of a new match', () => {
  it('sends the room what is chosen, and withdraws it when the form is closed', async () => {
    adoptScreens(opened())
    const { user, unmount } = await form()
    await user.click(screen.getByTestId('seat-north-elsewhere'))
    expect(plans(host).at(-1)).toMatchObject({
      game: 'sea-battle',
      title: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
      seats: expect.arrayContaining([{ seat: 'north', name: expect.any(String), player: AWAY }]),
    })
    unmount()
    expect(plans(host).at(-1)).toBeNull()
  })

  it('shows the address, valid words, who plays which side, and who waits', async () => {
    const link = { id: 'l1', channel: { kind: 'room' }, url: 'http://127.0.0.1:4173/#t', guest: null } as const
    const seats = [{ seat: 'north', name: 'Masha', by: 'elsewhere', guest: 'g1', connected: true }] as const
    const lobby = { game: 'sea-battle', title: 'Next', matchId: null, seats } as const
    const waits = { ...GUEST, id: 'g2', name: 'Petya', wish: null }
    const words = { words: ['needle', 'cable', 'garlic'], until: Date.now() + 100_000 }
    adoptScreens({ networks: [], room: { ...ROOM, lobby, links: [link], words, guests: [GUEST, waits] } })
    await form()
    const room = () => screen.getByTestId('planned-room').textContent
    await screen.findByTestId('lobby-seat-north')
    for (const text of ['127.0.0.1:4173', 'needle cable garlic', 'Masha', 'Petya']) expect(room()).toContain(text)
    expect(host.asked('screens:newWords')).toEqual([])
    await act(async () => adoptScreens({ networks: [], room: { ...ROOM, lobby, links: [link], words: null } }))
    expect(host.asked('screens:newWords')).toHaveLength(1)
  })

  it.each([
    ['phone', 'on a phone'],
    ['computer', 'on another computer'],
    ['game', 'on another computer'],
  ] as const)('says where a guest plays: %s', async (device, words) => {
    const seats = [{ seat: 'north', name: 'Masha', by: 'elsewhere', guest: 'g1', connected: true }] as const
    const lobby = { game: 'sea-battle', title: 'Next', matchId: null, seats } as const
    adoptScreens({ networks: [], room: { ...ROOM, lobby, guests: [{ ...GUEST, device }] } })
    await form()
    expect((await screen.findByTestId('lobby-seat-north')).textContent).toBe(`Masha${words}`)
    expect(document.querySelector('.seat-guest')?.textContent).toBe(`Masha ${words}`)
  })

  it('opens the table to the network with one press, and sends nothing before', async () => {
    const networks = [
      { name: 'docker0', address: '172.17.0.1' },
      { name: 'wlan0', address: '192.168.1.24' },
    ]
    adoptScreens({ networks, room: null })
    const { user } = await form()
    expect(plans(host)).toEqual([])
    await user.click(screen.getByTestId('phones-open'))
    expect(host.asked('screens:open')).toEqual([{ reach: { kind: 'network', address: '192.168.1.24' } }])
    await act(async () => adoptScreens({ networks, room: ROOM }))
    expect(document.activeElement).toBe(screen.getByTestId('planned-screens'))
  })
})

describe('a match with other screens', () => {
  const seats = { north: { name: 'Ann', player: { kind: 'human' } }, south: { name: 'Masha', player: AWAY } } as const
  const setup = { game: 'sea-battle', options: {}, seats } as const

  it.each([
    ['opens the panel that lets them in while somebody is missing', null, 'screens'],
    ['begins at once when everybody has a seat', 'g1', undefined],
  ])('%s', async (_, guest, sheet) => {
    const south = { seat: 'south', name: 'Masha', by: 'elsewhere', guest, connected: guest !== null } as const
    adoptScreens(opened({ game: 'sea-battle', title: 'Next', matchId: null, seats: [south] }))
    await beginMatch(setup)
    expect(useScreen.getState().screen.name).toBe('match')
    expect(useScreen.getState().sheet?.name).toBe(sheet)
  })

  it('is repeated with each player one seat further', () => {
    expect(swapSeats(setup).seats).toEqual({ north: seats.south, south: seats.north })
    const three = { a: seats.north, b: seats.south, c: { name: 'Cid', player: AWAY } }
    expect(Object.values(swapSeats({ ...setup, seats: three }).seats).map(({ name }) => name)).toEqual([
      'Masha',
      'Cid',
      'Ann',
    ])
  })
})

describe('a seat for the viewers', () => {
  it('is not offered without viewers, and with a longer delay the form says why', async () => {
    const { unmount } = await form()
    expect([screen.queryByTestId('seat-south-viewers'), screen.queryByTestId('viewers-note')]).toEqual([null, null])
    unmount()
    adoptScreens({ networks: [], room: { ...ROOM, watchDelay: 61_000 } })
    await form()
    expect(screen.queryByTestId('seat-south-viewers')).toBeNull()
    expect(screen.getByTestId('viewers-note').textContent).toContain('a minute at most')
  })

  it('is offered while the table is open, and has their name', async () => {
    adoptScreens(opened())
    const { user } = await form()
    await user.click(screen.getByTestId('seat-south-viewers'))
    expect(screen.getByTestId('viewers-note').textContent).toContain('Viewers vote on each move')
    expect(screen.getByTestId('seat-south-name')).toHaveProperty('value', 'The audience')
    const plan = plans(host).at(-1)
    expect(plan?.seats[1]).toMatchObject({ name: 'The audience', player: { kind: 'bot', audience: true } })
  })

  it('stays chosen when the table is closed, and the form says that a bot plays', async () => {
    adoptScreens(opened())
    const { user } = await form()
    await user.click(screen.getByTestId('seat-south-viewers'))
    act(() => adoptScreens({ networks: [], room: null }))
    expect(screen.getByTestId('seat-south-viewers')).toBeDefined()
    expect(screen.getByTestId('viewers-note').textContent).toContain('a bot plays their seat')
  })
})
