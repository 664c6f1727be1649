import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { defaultSettings, type PageMessage } from '../../../electron/contract/ipc.ts'
import type { Room, ScreensState } from '../../../electron/contract/screens.ts'
import { setHost } from '../../host/client.ts'
import { useSession } from '../../host/session.ts'
import { Toasts } from '../../shell/Toasts.tsx'
import { goTo } from '../../ui/screens.ts'
import { adoptSettings } from '../../ui/settings.ts'
import { useToasts } from '../../ui/toasts/toasts.ts'
import { RequestNotices } from './RequestNotices.tsx'
import { RoomNotices } from './RoomNotices.tsx'
import { ScreensScreen } from './ScreensScreen.tsx'

const CLOSED: ScreensState = { networks: [{ name: 'eth0', address: '10.0.0.7' }], room: null }
const ROOM: Room = {
  reach: { kind: 'computer' },
  address: '127.0.0.1:4173',
  lobby: {
    game: 'sea-battle',
    title: 'Duel',
    matchId: 'match-00000001',
    seats: [{ seat: 'red', name: 'Ann', by: 'here', guest: null, connected: false }],
  },
  links: [],
  words: null,
  guests: [],
  requests: [],
  watchDelay: 0,
  problem: null,
  since: 0,
  reached: true,
}
const OPEN: ScreensState = { ...CLOSED, room: ROOM }

/** Returns a host that answers calls about other screens and records them. */
function hosting(state: ScreensState, isShut = false) {
  const asked: [string, object][] = []
  let tell: (message: PageMessage) => void = () => {}
  setHost({
    // the answers of these channels have one form
    call: (async (channel: string, request: object) => {
      asked.push([channel, request])
      if (isShut && channel === 'screens:open') return { ok: false, problem: { code: 'port-in-use' } }
      return channel === 'match:seat'
        ? { ok: false, problem: { code: 'not-your-seat' } }
        : { ok: true, value: channel === 'screens:open' ? OPEN : state }
    }) as never,
    onFeed: (listener) => {
      tell = listener
      return () => {}
    },
  })
  return { asked, tell: (now: ScreensState) => act(async () => tell({ kind: 'screens', state: now })) }
}

async function opened(state: ScreensState, isShut = false) {
  const { lobby } = ROOM
  const seats = [{ seat: 'red', name: 'Ann', player: { kind: 'human' } }] as const
  const times = { createdAt: 0, updatedAt: 0, moves: 0, outcome: null }
  useSession.setState({ match: { id: lobby?.matchId ?? '', game: 'sea-battle', title: 'Duel', seats, ...times } })
  onTestFinished(() => useSession.setState({ match: null }))
  const host = hosting(state, isShut)
  useToasts.setState({ toasts: [] })
  goTo({ name: 'screens' })
  const shown = (panel: ReactNode) => (
    <>
      <RoomNotices />
      <Toasts>
        <RequestNotices />
      </Toasts>
      {panel}
    </>
  )
  const { rerender } = await act(async () => render(shown(<ScreensScreen />)))
  return { ...host, user: userEvent.setup(), closePanel: () => rerender(shown(null)) }
}
const toasts = () => useToasts.getState().toasts.map(({ text, problem }) => problem?.code ?? text)

describe('other screens', () => {
  it('connect through the chosen network, and the panel shows the room that the host opened', async () => {
    const { user, asked } = await opened(CLOSED)
    await user.click(screen.getByTestId('reach-10.0.0.7'))
    expect(asked.at(-1)).toEqual(['screens:open', { reach: { kind: 'network', address: '10.0.0.7' } }])
    expect(screen.getByRole('status').textContent).toBe('Open: 0 screens connected')
  })

  it('follow what the host sends', async () => {
    const { tell } = await opened(CLOSED)
    await tell(OPEN)
    expect(screen.getByTestId('seat-red')).toBeDefined()
  })

  it('get a seat, a medium bot takes it, and a refusal is shown', async () => {
    const { user, asked } = await opened(OPEN)
    await user.click(screen.getByTestId('seat-red-elsewhere'))
    const id = 'match-00000001'
    expect(asked.at(-1)).toEqual(['match:seat', { id, seat: 'red', player: { kind: 'human', elsewhere: true } }])
    await user.click(screen.getByTestId('seat-red-bot'))
    expect(asked.at(-1)).toEqual(['match:seat', { id, seat: 'red', player: { kind: 'bot', level: 'medium' } }])
    expect(toasts()).toContain('not-your-seat')
  })
})

describe('a table that cannot be opened at the address that its screens use', () => {
  const reach = { kind: 'computer' } as const
  const SHUT: ScreensState = { ...CLOSED, blocked: { reach, port: 4173, problem: { code: 'port-in-use' } } }

  it('asks whether to try again or to make new addresses', async () => {
    const { user, asked, tell } = await opened(CLOSED)
    expect(screen.queryByTestId('blocked-door')).toBeNull()
    await tell(SHUT)
    expect(screen.getByTestId('blocked-door').textContent).toContain('Another program is using port 4173')
    await user.click(screen.getByTestId('door-retry'))
    expect(asked.at(-1)).toEqual(['screens:open', { reach }])
    await tell(SHUT)
    await user.click(screen.getByTestId('door-renew'))
    expect(asked.at(-1)).toEqual(['screens:renew', { reach }])
    await tell(OPEN)
    expect(screen.queryByTestId('blocked-door')).toBeNull()
  })

  it('does not ask again after it is put off, until the next attempt', async () => {
    const { user, tell } = await opened(SHUT, true)
    await user.click(screen.getByTestId('door-later'))
    await tell(SHUT)
    expect(screen.queryByTestId('blocked-door')).toBeNull()
    await user.click(screen.getByTestId('reach-computer'))
    expect(screen.getByTestId('blocked-door')).toBeDefined()
    expect(toasts()).toEqual([])
  })

  it('offers no new addresses if they would not help', async () => {
    const { tell } = await opened(CLOSED)
    await tell({ ...CLOSED, blocked: { reach, port: 4173, problem: { code: 'network-gone' } } })
    expect(screen.queryByTestId('door-renew')).toBeNull()
  })
})

describe('a phone that cannot reach the table', () => {
  it('is reported at the table after a minute, once', async () => {
    vi.useFakeTimers({ now: 1_000_000 })
    onTestFinished(() => void vi.useRealTimers())
    const { tell } = await opened(CLOSED)
    goTo({ name: 'menu' })
    const waiting: Room = { ...ROOM, reach: { kind: 'network', address: '10.0.0.7' }, since: 1_000_000, reached: false }
    await tell({ ...CLOSED, room: waiting })
    expect(toasts()).toEqual([])
    await act(async () => vi.advanceTimersByTime(61_000))
    await tell({ ...CLOSED, room: { ...waiting, watchDelay: 10 } })
    expect(toasts()).toEqual(['No other screen has reached the table yet: see “Phones and other screens” in the menu'])
  })
})

describe('a request to join', () => {
  const request = { id: 'k1', name: 'Jack', device: 'phone', address: '10.0.0.9', seat: null } as const

  const ASKED: ScreensState = { ...OPEN, room: { ...ROOM, requests: [request] } }

  it('is only listed while the panel is open', async () => {
    const { tell } = await opened(OPEN)
    await tell(ASKED)
    expect(screen.getByTestId('knock-k1')).toBeDefined()
    expect(screen.queryByTestId('asks-k1')).toBeNull()
  })

  it('is shown over everything else until it is answered, with one press', async () => {
    const { tell, asked, user, closePanel } = await opened(OPEN)
    await tell(ASKED)
    closePanel()
    goTo({ name: 'match' })
    expect(screen.getByTestId('asks-k1').textContent).toContain('Jack wants to join')
    await user.click(screen.getByRole('button', { name: 'Let in Jack' }))
    expect(asked.at(-1)).toEqual(['screens:admit', { request: 'k1' }])
    await tell(OPEN)
    expect(screen.queryByTestId('asks-k1')).toBeNull()
  })

  it('can be refused with one press', async () => {
    const { tell, asked, user, closePanel } = await opened(OPEN)
    closePanel()
    await tell(ASKED)
    await user.click(screen.getByRole('button', { name: 'Refuse Jack' }))
    expect(asked.at(-1)).toEqual(['screens:refuse', { request: 'k1' }])
  })

  it('shows no name in a window that an audience sees, and leads to the private window', async () => {
    const { tell, asked, user, closePanel } = await opened(OPEN)
    closePanel()
    act(() => adoptSettings({ ...defaultSettings('en'), streamerMode: true }))
    onTestFinished(() => act(() => adoptSettings(defaultSettings('en'))))
    await tell(ASKED)
    expect(screen.queryByText(/Jack/)).toBeNull()
    const notice = within(screen.getByTestId('asks-captured'))
    await user.click(notice.getByRole('button'))
    expect(asked.at(-1)).toEqual(['windows:private', {}])
  })
})
