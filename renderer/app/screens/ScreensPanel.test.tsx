import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import encodeQR from 'qr'
import decodeQR from 'qr/decode.js'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { GAMES_ELSEWHERE, type MatchInfo, type Player } from '../../../electron/contract/ipc.ts'
import type { Guest, Room, ScreensState } from '../../../electron/contract/screens.ts'
import { setHost } from '../../host/client.ts'
import { useSession } from '../../host/session.ts'
import { Toasts } from '../../shell/Toasts.tsx'
import { sharedNames } from '../../testkit/controlNames.ts'
import { adoptSettings, useSettings } from '../../ui/settings.ts'
import { showNotice, useToasts } from '../../ui/toasts/toasts.ts'
import type { ScreensActions } from './actions.ts'
import { darkModules } from './QrCode.tsx'
import { ReachChoice } from './ReachChoice.tsx'
import { ScreensPanel } from './ScreensPanel.tsx'

const TOKEN_URL = 'http://192.168.1.24:4173/#4f2b8a6a7c1e4d0e9b3a5c6d7e8f9012'
const MASHA: Guest = {
  id: 'g1',
  name: 'Masha',
  device: 'phone',
  address: '192.168.1.57',
  seat: 'red',
  connected: true,
  delay: 12.4,
}
const ROOM: Room = {
  reach: { kind: 'network', address: '192.168.1.24' },
  address: '192.168.1.24:4173',
  lobby: {
    game: 'sea-battle',
    title: 'Evening',
    matchId: 'match-00000001',
    seats: [
      { seat: 'white', name: 'Anne', by: 'here', guest: null, connected: false },
      { seat: 'red', name: 'Masha', by: 'elsewhere', guest: 'g1', connected: true },
    ],
  },
  links: [
    { id: 'l1', channel: { kind: 'room' }, url: TOKEN_URL, guest: null },
    { id: 'l2', channel: { kind: 'watch' }, url: 'http://192.168.1.24:4173/watch#77', guest: null },
  ],
  words: null,
  guests: [MASHA],
  requests: [],
  watchDelay: 30_000,
  problem: null,
  since: 0,
  reached: true,
}
const SHARED: ScreensState = { networks: [{ name: 'Wi-Fi', address: '192.168.1.24' }], room: ROOM }

const doing = () =>
  ({
    open: vi.fn(),
    stop: vi.fn(),
    newWords: vi.fn(),
    admit: vi.fn(),
    refuse: vi.fn(),
    renew: vi.fn(),
    revoke: vi.fn(),
    release: vi.fn(),
    delayWatching: vi.fn(),
    setVoting: vi.fn(),
    addChannel: vi.fn(),
    inviteCaster: vi.fn(),
    agreeToCaster: vi.fn(),
    removeChannel: vi.fn(),
    approveName: vi.fn(),
    removeName: vi.fn(),
    letPhoneLead: vi.fn(),
    seatAt: vi.fn(),
    alone: vi.fn(),
    copy: vi.fn(),
  }) satisfies ScreensActions
let actions: ReturnType<typeof doing>

function show(state: ScreensState) {
  actions = doing()
  render(<ScreensPanel state={state} actions={actions} back="Back to the table" onClose={() => {}} />)
  return userEvent.setup()
}
const withRoom = (changes: Partial<Room>): ScreensState => ({ ...SHARED, room: { ...ROOM, ...changes } })

/** Returns a match that Anne plays here and Masha elsewhere. */
const matchOf = (player: Player): MatchInfo => ({
  id: 'match-00000001',
  game: 'sea-battle',
  title: 'Evening',
  createdAt: 0,
  updatedAt: 0,
  moves: 0,
  outcome: null,
  seats: [
    { seat: 'white', name: 'Anne', player },
    { seat: 'red', name: 'Masha', player: { kind: 'human', elsewhere: true } },
  ],
})

beforeEach(() => {
  vi.useRealTimers()
  return () => useSession.setState({ match: null })
})

describe('the name of a guest', () => {
  it('that waits for approval is let through or dropped with one press', async () => {
    const user = show(withRoom({ guests: [{ ...MASHA, name: 'Guest', askedName: 'Masha the Great' }] }))
    await user.click(screen.getByRole('button', { name: 'Call it “Masha the Great”' }))
    expect(actions.approveName).toHaveBeenCalledWith('g1', 'Masha the Great')
    await user.click(screen.getByTestId('name-drop-g1'))
    expect(actions.removeName).toHaveBeenCalledWith('g1')
  })

  it('has no buttons while nobody streams', () => {
    show(SHARED)
    expect(screen.queryByTestId('name-drop-g1')).toBeNull()
  })
})

describe('a table that is not shared', () => {
  it('opens on this computer or on a network, by name', async () => {
    const user = show({ ...SHARED, room: null })
    expect(screen.getByRole('status').textContent).toBe('Closed: only this window sees the table')
    expect(screen.getByText(/your system may ask/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: /Home network too Wi-Fi, 192.168.1.24/ }))
    expect(actions.open).toHaveBeenLastCalledWith({ kind: 'network', address: '192.168.1.24' })
    await user.click(screen.getByRole('button', { name: /This computer only/ }))
    expect(actions.open).toHaveBeenLastCalledWith({ kind: 'computer' })
  })

  it('says what becomes visible before a stream’s table opens to a network', async () => {
    act(() => adoptSettings({ ...useSettings.getState().settings, streamerMode: true }))
    onTestFinished(() => act(() => adoptSettings({ ...useSettings.getState().settings, streamerMode: false })))
    const open = vi.fn()
    render(<ReachChoice networks={SHARED.networks} reach={null} onChoose={open} />)
    const user = userEvent.setup()
    await user.click(screen.getByTestId('reach-192.168.1.24'))
    expect(open).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toContain('Every device in this network')
    await user.click(screen.getByTestId('reach-no'))
    await user.click(screen.getByTestId('reach-192.168.1.24'))
    await user.click(screen.getByTestId('reach-sure'))
    expect(open.mock.calls).toEqual([[{ kind: 'network', address: '192.168.1.24' }]])
    expect(screen.queryByTestId('reach-sure')).toBeNull()
  })

  it('offers each interface once, by kind and name, virtual ones last', () => {
    const networks = [
      { name: 'docker0', address: '172.17.0.1' },
      { name: 'wlp3s0', address: 'fd00::7' },
      { name: 'wlp3s0', address: '192.168.1.24' },
      { name: 'enp4s0', address: '2001:db8::1' },
    ]
    const offered = () => screen.getAllByRole('button', { name: /Home network too/ }).map((one) => one.textContent)
    show({ networks, room: null })
    expect(offered()).toEqual([
      'Home network tooWi-Fi (wlp3s0), 192.168.1.24',
      'Home network tooCable (enp4s0), 2001:db8::1',
      'Home network tooVirtual network or VPN (docker0), 172.17.0.1',
    ])
    cleanup()
    show({ networks, room: { ...ROOM, reach: { kind: 'network', address: 'fd00::7' } } })
    expect(offered()).toContain('Home network tooWi-Fi (wlp3s0), fd00::7')
  })

  it('says that there is no network', () => {
    show({ networks: [], room: null })
    expect(screen.getByText('This computer is not on a network.')).toBeDefined()
  })
})

describe('a shared table', () => {
  it('shows who is here, what each plays, the delay for watchers, and each connection’s latency', () => {
    const watcher: Guest = {
      ...MASHA,
      id: 'g2',
      name: 'Hall',
      device: 'computer',
      seat: null,
      delay: null,
      channel: 'watch',
    }
    const lost: Guest = { ...MASHA, id: 'g3', name: 'Ben', connected: false }
    show(withRoom({ guests: [MASHA, watcher, lost, { ...lost, id: 'g4', seat: null, device: 'game' }] }))
    expect(screen.getByRole('status').textContent).toBe('Open: 2 screens connected')
    expect(screen.getByTestId('guest-g1').textContent).toContain('Phone, plays under this name12 ms')
    expect(screen.getByTestId('guest-g2').textContent).toContain('Computer, watches 30 seconds late')
    expect(screen.getByTestId('guest-g3').textContent).toContain('connection lost')
    expect(screen.getByTestId('guest-g4').textContent).toContain('Another copy of the gamenot here now')
  })

  it('accepts or refuses requests to join, by name', async () => {
    const request = { id: 'k1', name: 'Jack', device: 'phone', address: '192.168.1.60', seat: 'white' } as const
    const user = show(withRoom({ requests: [request] }))
    const row = within(screen.getByTestId('knock-k1'))
    expect(row.getByText('Jack wants Anne’s seat')).toBeDefined()
    await user.click(row.getByRole('button', { name: 'Refuse Jack' }))
    expect(actions.refuse).toHaveBeenCalledWith('k1')
    await user.click(row.getByRole('button', { name: 'Let in Jack' }))
    expect(actions.admit).toHaveBeenCalledWith('k1')
  })

  it('shows the address of the seat or for watching, and copies the one shown', async () => {
    const user = show(SHARED)
    await user.click(screen.getByTestId('door-copy'))
    expect(actions.copy).toHaveBeenLastCalledWith(TOKEN_URL)
    await user.click(screen.getByTestId('door-watch'))
    await user.click(screen.getByTestId('door-copy'))
    expect(actions.copy).toHaveBeenLastCalledWith('http://192.168.1.24:4173/watch#77')
  })

  it('copies the page of overlays for all audiences, or for one, and for nobody else', async () => {
    const url = (token: string) => `http://192.168.1.24:4173/watch#${token.repeat(22)}`
    const link = (id: string, token: string) =>
      ({ id, channel: { kind: 'watch', id }, url: url(token), guest: null }) as const
    const channel = (id: string, kind: 'spectator' | 'caster' = 'spectator') => ({ id, kind, delay: 0 }) as const
    const [room, watch] = ROOM.links
    const links = [room, { ...watch, url: url('w') }, link('feed', 'f'), link('voice', 'v')] as Room['links']
    const channels = [channel('watch'), channel('feed'), channel('voice', 'caster')]
    const user = show(withRoom({ links, channels }))
    await user.click(screen.getByTestId('screens-obs'))
    const at = 'http://192.168.1.24:4173/overlays#'
    const [all, one] = [`watch=${'w'.repeat(22)}&feed=${'f'.repeat(22)}`, 'f'.repeat(22)]
    expect(actions.copy).toHaveBeenLastCalledWith(at + all)
    await user.click(screen.getByText('4 open addresses'))
    const pages = screen.getAllByRole('button', { name: /page of overlays:/ })
    expect(pages.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Copy the page of overlays: To watch or stream',
      'Copy the page of overlays: To watch: Feed',
    ])
    await user.click(screen.getByRole('button', { name: 'Copy the page of overlays: To watch: Feed' }))
    expect(actions.copy).toHaveBeenLastCalledWith(at + one)
  })

  it('shows notices in the panel, which would cover them', () => {
    show(SHARED)
    render(<Toasts />)
    act(() => showNotice('Copied'))
    expect(within(screen.getByTestId('screens')).getByText('Copied')).toBeDefined()
    act(() => useToasts.setState({ toasts: [] }))
  })

  it('counts down until the words expire', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    show(withRoom({ words: { words: ['amber', 'anchor', 'parrot'], until: 1_075_000 } }))
    expect(screen.getByTestId('door-words').textContent).toBe('amberanchorparrot')
    expect(screen.getByText('Valid once, for 1:15 more')).toBeDefined()
    act(() => vi.advanceTimersByTime(74_000))
    expect(screen.getByText('Valid once, for 0:01 more')).toBeDefined()
    act(() => vi.advanceTimersByTime(1_000))
    expect(screen.queryByTestId('door-words')).toBeNull()
  })

  it('gives a seat to the viewers only while they see the match within a minute', async () => {
    useSession.setState({ match: matchOf({ kind: 'human' }) })
    const user = show(SHARED)
    await user.click(screen.getByTestId('seat-red-viewers'))
    expect(actions.seatAt).toHaveBeenLastCalledWith('red', 'viewers')
    expect(screen.queryByTestId('voting')).toBeNull()
    cleanup()
    for (const delay of [61_000, 'turn', 'match'] as const) {
      show(withRoom({ channels: [{ id: 'watch', kind: 'spectator', delay }] }))
      expect(screen.queryByTestId('seat-red-viewers')).toBeNull()
      cleanup()
    }
  })

  it('sets the rules for votes once viewers play, and says when they cannot', async () => {
    useSession.setState({ match: matchOf({ kind: 'human' }) })
    const [white, red] = ROOM.lobby?.seats ?? []
    if (!white || !red || !ROOM.lobby) throw new Error('no seats')
    const lobby = { ...ROOM.lobby, seats: [white, { ...red, by: 'bot', guest: null, audience: true } as const] }
    const user = show(withRoom({ lobby }))
    await user.click(screen.getByTestId('voting-45'))
    expect(actions.setVoting).toHaveBeenLastCalledWith({ seconds: 45, fromChat: false })
    await user.click(screen.getByTestId('voting-chat'))
    expect(actions.setVoting).toHaveBeenLastCalledWith({ seconds: 20, fromChat: true })
    cleanup()
    show(withRoom({ lobby, channels: [{ id: 'watch', kind: 'spectator', delay: 'match' }] }))
    expect(within(screen.getByTestId('voting')).getByText(/a minute at most/)).toBeDefined()
    expect(screen.getByTestId('seat-red-viewers')).toBeDefined()
  })

  it('moves a seat to another screen, to a bot or back', async () => {
    useSession.setState({ match: matchOf({ kind: 'human' }) })
    const user = show(SHARED)
    await user.click(screen.getByTestId('seat-white-elsewhere'))
    expect(actions.seatAt).toHaveBeenLastCalledWith('white', 'elsewhere')
    await user.click(screen.getByTestId('seat-red-bot'))
    expect(actions.seatAt).toHaveBeenLastCalledWith('red', 'bot')
  })

  it('only shows where each seat is played while its match is not on the table', () => {
    show(SHARED)
    expect(screen.queryByTestId('seat-white-elsewhere')).toBeNull()
    expect(screen.getByTestId('seat-red').textContent).toBe('MashaconnectedOther screen')
  })

  it.each(GAMES_ELSEWHERE)('offers other screens for the seats of %s', (game) => {
    const { lobby } = ROOM
    useSession.setState({ match: matchOf({ kind: 'human' }) })
    show(withRoom({ lobby: lobby && { ...lobby, game } }))
    expect(screen.getByTestId('seat-white-elsewhere')).toBeDefined()
  })

  it.each([{ name: 'amber reef' }, {}])('offers no other screen for an open deal %j, and says why', (named) => {
    useSession.setState({ match: { ...matchOf({ kind: 'human' }), deal: { kind: 'open', ...named } } })
    show(SHARED)
    expect(screen.queryByTestId('seat-white-elsewhere')).toBeNull()
    expect(screen.getByText(/^This is an open deal/)).toBeDefined()
  })

  it('says after a minute without another device that the network may isolate its devices', () => {
    vi.useFakeTimers({ now: 1_000_000 })
    show(withRoom({ guests: [], since: 1_000_000, reached: false }))
    act(() => vi.advanceTimersByTime(59_000))
    expect(screen.queryByTestId('screens-apart')).toBeNull()
    act(() => vi.advanceTimersByTime(1500))
    expect(screen.getByTestId('screens-apart').textContent).toContain('this network may keep devices apart')
  })

  it('expects no other device on this computer alone, nor after one has connected', () => {
    show(withRoom({ reach: { kind: 'computer' }, reached: false }))
    expect(screen.queryByTestId('screens-apart')).toBeNull()
    show(SHARED)
    expect(screen.queryByTestId('screens-apart')).toBeNull()
  })

  it('lists every address with its users, to be copied or revoked separately', async () => {
    const seatUrl = 'http://192.168.1.24:4173/#99'
    const own = { id: 'l3', channel: { kind: 'seat', seat: 'red' }, url: seatUrl, guest: 'g1' } as const
    const user = show(withRoom({ links: [...ROOM.links, own] }))
    await user.click(screen.getByText('3 open addresses'))
    expect(screen.getByTestId('link-l3').textContent).toContain('To Masha’s seat' + 'used by Masha')
    await user.click(screen.getByRole('button', { name: 'Copy: To Masha’s seat' }))
    expect(actions.copy).toHaveBeenLastCalledWith(seatUrl)
    await user.click(screen.getByRole('button', { name: 'Withdraw: To watch or stream' }))
    expect(actions.revoke.mock.calls).toEqual([['l2']])
  })

  it('offers a delay for each audience, in time or until an end, and another audience with the same delay', async () => {
    const user = show(SHARED)
    const delays = within(screen.getByRole('radiogroup', { name: 'Delay for spectators' }))
    expect(delays.getAllByRole('radio')).toHaveLength(8)
    expect(delays.getByRole('radio', { checked: true })).toBe(screen.getByTestId('watch-delay-30'))
    await user.click(delays.getByRole('radio', { name: 'after the turn' }))
    expect(actions.delayWatching).toHaveBeenLastCalledWith('watch', 'turn')
    await user.click(screen.getByTestId('watch-delay-900'))
    expect(actions.delayWatching).toHaveBeenLastCalledWith('watch', 900_000)
    await user.click(screen.getByRole('button', { name: 'Feed: Another address' }))
    expect(actions.addChannel).toHaveBeenLastCalledWith('feed', 30_000)
  })

  it('lists every audience with its address, to be delayed, withdrawn or removed alone', async () => {
    const link = { id: 'l4', channel: { kind: 'watch', id: 'feed' }, url: `${TOKEN_URL}4`, guest: null } as const
    const channels = [
      { id: 'watch', kind: 'spectator', delay: 0 },
      { id: 'feed', kind: 'spectator', delay: 'match' },
    ] as const
    const guests: Guest[] = [{ ...MASHA, seat: null, channel: 'feed' }]
    const user = show(withRoom({ links: [...ROOM.links, link], channels, guests }))
    expect(screen.getByTestId('guest-g1').textContent).toContain('Phone, watches after the match')
    expect(screen.queryByTestId('channel-remove-watch')).toBeNull()
    const feed = within(screen.getByRole('radiogroup', { name: 'Delay: Feed' }))
    expect(feed.getByRole('radio', { checked: true })).toBe(feed.getByRole('radio', { name: 'after the match' }))
    await user.click(feed.getByRole('radio', { name: '10 s' }))
    expect(actions.delayWatching).toHaveBeenLastCalledWith('feed', 10_000)
    await user.click(screen.getByRole('button', { name: 'Withdraw: To watch: Feed' }))
    expect(actions.revoke).toHaveBeenLastCalledWith('l4')
    await user.click(screen.getByRole('button', { name: 'Remove Feed' }))
    expect(actions.removeChannel).toHaveBeenLastCalledWith('feed')
    expect(sharedNames()).toEqual([])
  })

  it('lets the only player here say that no other person sees this screen', async () => {
    const user = show(SHARED)
    expect(screen.queryByTestId('screens-alone')).toBeNull()
    act(() => useSession.setState({ match: matchOf({ kind: 'human' }) }))
    const alone = screen.getByRole('switch', { name: /Nobody else sees this screen/ })
    expect(alone.getAttribute('aria-checked')).toBe('false')
    await user.click(alone)
    expect(actions.alone).toHaveBeenLastCalledWith('white', true)
    act(() => useSession.setState({ match: matchOf({ kind: 'human', alone: true }) }))
    await user.click(screen.getByTestId('screens-alone'))
    expect(actions.alone).toHaveBeenLastCalledWith('white', false)
  })

  it('shows problems while the match goes on', () => {
    show(withRoom({ problem: { code: 'internal' } }))
    expect(screen.getByRole('status').textContent).toContain('Something went wrong')
  })
})

describe('the window for a stream', () => {
  /** Shows the panel over a host that notes what it is asked. */
  function showFeed(state: ScreensState) {
    const asked: unknown[] = []
    const call = async (channel: string, request: unknown) => {
      if (channel.startsWith('windows:')) asked.push([channel, request])
      return { ok: true, value: {} } as never // what the panel reads of it is optional
    }
    setHost({ call, onFeed: () => () => {} })
    return { asked, user: show(state) }
  }

  it('follows the audience that is chosen, and can be closed only while it is open', async () => {
    const channels = [
      { id: 'watch', kind: 'spectator', delay: 0 },
      { id: 'feed', kind: 'spectator', delay: 30_000 },
      { id: 'caster', kind: 'caster', delay: 0 },
    ] as const
    const { asked, user } = showFeed(withRoom({ channels }))
    expect(screen.queryByTestId('feed-close')).toBeNull()
    expect(screen.getByTestId('feed-state').textContent).toBe('The window is closed.')
    expect(screen.queryByTestId('feed-for-caster')).toBeNull()
    await user.click(screen.getByTestId('feed-for-feed'))
    await user.click(screen.getByTestId('feed-open'))
    expect(asked).toEqual([['windows:feed', { size: '1920x1080', borderless: false, channel: 'feed' }]])
  })

  it('says while it is open whose delay it has', async () => {
    const { asked, user } = showFeed({ ...SHARED, room: null, feed: { id: 'watch', delay: 'turn' } })
    expect(screen.getByTestId('feed-state').textContent).toBe('The window is open. Spectators: delay after the turn.')
    await user.click(screen.getByTestId('feed-close'))
    expect(asked).toEqual([['windows:closeFeed', {}]])
  })
})

describe('the QR code', () => {
  it('decodes to the address', () => {
    const rows = encodeQR(TOKEN_URL, 'raw', { border: 4 })
    const path = darkModules(rows)
    expect(decodeQR(drawn(path, rows.length, 6))).toBe(TOKEN_URL)
  })
})

/** Draws the picture of a path of bars, `scale` pixels a module. */
function drawn(path: string, size: number, scale: number) {
  const side = size * scale
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1/g)) {
    for (let row = 0; row < scale; row++) {
      const start = (Number(y) * scale + row) * side + Number(x) * scale
      for (let pixel = start; pixel < start + Number(length) * scale; pixel++) data.set([0, 0, 0, 255], pixel * 4)
    }
  }
  return { width: side, height: side, data }
}
