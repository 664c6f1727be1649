import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { MapLabel, MatchInfo } from '../../../electron/contract/ipc.ts'
import type { LobbySeat, RoomMessage } from '../../../electron/contract/screens.ts'
import { CLOSE_CODE } from '../../../electron/contract/socket.ts'
import { LuckBook } from '../../host/received/luckBook.ts'
import { useSession } from '../../host/session.ts'
import { pageTable } from '../../playback/pageTable.ts'
import type { ConnectionEvents, OpenConnection, Timer } from '../../remote/net/connection.ts'
import { Keep, type Shelf } from '../../remote/net/keep.ts'
import { enterRoom, useRoom, wakeRoom } from '../../remote/room.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { changeSettings, loadSettings } from '../../ui/settings.ts'
import { SeatPage } from './SeatPage.tsx'

const { playback } = pageTable

const TOKEN = 'r'.repeat(22)
const SEAT_TOKEN = 's'.repeat(22)
/** Parts that the page loads later. */
const LOADED = { timeout: 10_000 }
const TIMER: Timer = { now: () => 0, after: () => () => {} }

function shelf(): Shelf {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}

interface Said {
  readonly id: number
  readonly method: string
  readonly params: Record<string, unknown>
}

/** The table at the other end of the page's socket. */
class Table {
  readonly received: Said[] = []
  readonly keep = new Keep(shelf())
  private events: ConnectionEvents | null = null
  readonly open: OpenConnection = (events) => {
    this.events = events
    return { send: (text) => void this.received.push(JSON.parse(text)), close: () => {} }
  }

  arrive = () => act(async () => this.events?.onOpen())

  async connect(room: RoomMessage): Promise<void> {
    await act(async () => {
      this.events?.onOpen()
      this.say({ id: this.received.at(-1)?.id, result: room })
    })
  }

  asked = (method: string) => this.received.filter((one) => one.method === method).map(({ params }) => params)
  answer = (method: string, result: unknown) =>
    act(async () => this.say({ id: this.received.findLast((one) => one.method === method)?.id, result }))
  tell = (room: RoomMessage) => act(async () => this.say({ method: 'room.changed', params: room }))
  close = (reason: string) => act(async () => this.events?.onClose(CLOSE_CODE, reason))

  private say(value: object): void {
    this.events?.onMessage(JSON.stringify({ jsonrpc: '2.0', ...value }))
  }
}

const HERE: LobbySeat = { seat: 'north', name: 'Anne', by: 'here', guest: null, connected: false }
const FREE: LobbySeat = { seat: 'south', name: 'Black', by: 'elsewhere', guest: null, connected: false }

const lobby = (change: Partial<RoomMessage> = {}, seats = [HERE, FREE]): RoomMessage => ({
  kind: 'room',
  guest: { id: 'guest-1', name: '', seat: null },
  lobby: { game: 'sea-battle', title: 'The Brass Parrot', matchId: null, seats },
  match: null,
  now: 0,
  ...change,
})

async function page({ token = TOKEN }: { readonly token?: string | null } = {}) {
  const table = new Table()
  if (token !== null) table.keep.takeFragment(token)
  enterRoom({ keep: table.keep, luck: new LuckBook(shelf()), open: table.open, timer: TIMER, locale: 'en' })
  await act(loadSettings)
  render(<SeatPage open={table.open} />)
  return { table, user: userEvent.setup() }
}

beforeEach(() => {
  onTestFinished(() => useRoom.setState(useRoom.getInitialState()))
})

describe('the lobby', () => {
  it('names the map before the match', async () => {
    const { table } = await page()
    const told = lobby()
    const about = (map: MapLabel) =>
      table.tell({ ...told, lobby: told.lobby && { ...told.lobby, game: 'jackal', map } })
    await table.connect(told)
    await about({ kind: 'known', word: 'skerries' })
    screen.getByText('Jackal · Map: Skerries')
    await about({ kind: 'drawn', name: 'The cove' })
    screen.getByText('Jackal · Map: The cove')
    await about({ kind: 'known', word: 'island', variant: 'archipelago' })
    screen.getByText('Jackal · Map: Treasure island (Archipelago)')
    await about({ kind: 'drawn', name: 'The cove', variant: 'classic', extra: 'lifeboat' })
    screen.getByText('Jackal · Map: The cove (Classic, with a lifeboat)')
  })

  it('asks for the name first, and takes the seat that the table gives', async () => {
    const { table, user } = await page()
    await table.connect(lobby())
    expect(screen.getByTestId('lobby-seat-north').textContent).toContain('at the table')
    expect(screen.getByText('1 of 2 taken')).toBeTruthy()
    expect(screen.getByTestId<HTMLButtonElement>('lobby-join').disabled).toBe(true)
    await user.type(screen.getByLabelText('What is your name?'), 'Masha')
    await user.click(screen.getByTestId('lobby-join'))
    await table.answer('room.rename', null)
    await table.answer('room.sit', { token: SEAT_TOKEN })
    expect([table.asked('room.rename'), table.asked('room.sit')]).toEqual([[{ name: 'Masha' }], [{}]])
    expect(table.keep.token).toBe(SEAT_TOKEN)
    await table.tell(lobby({ guest: { id: 'guest-1', name: 'Masha', seat: 'south' } }))
    expect((await screen.findByRole('status', {}, LOADED)).textContent).toContain('You are seated')
    await screen.findByText(/^You: [^…]/, {}, LOADED)
    expect(screen.getByTestId('lobby-goal').textContent).toContain('sink all enemy ships')
  })

  it('asks what a caster asks, once in a match, and passes on the answer of the player alone', async () => {
    const { table, user } = await page()
    const guest = { id: 'guest-1', name: 'Masha', seat: 'south' }
    const about = { id: 'match-00000001', game: 'sea-battle', title: 'Evening', createdAt: 0, updatedAt: 0 } as const
    const human = { kind: 'human', elsewhere: true } as const
    const seats = ['north', 'south'].map((seat) => ({ seat, name: seat, player: human }))
    const match: MatchInfo = { ...about, moves: 0, outcome: null, seats }
    const asked = lobby({ guest: { ...guest, caster: 'asked' }, match })
    await table.connect(asked)
    await screen.findByText(/^The caster asks to see hidden things/, {}, LOADED)
    await user.click(screen.getByTestId('caster-agree'))
    expect(table.asked('caster.agree')).toEqual([{ agreed: true }])
    await table.tell({ ...asked, guest: { ...guest, caster: 'agreed' } })
    expect(screen.queryByTestId('caster-asks')).toBeNull()
    await table.tell(asked)
    await user.click(await screen.findByTestId('caster-later'))
    expect([screen.queryByTestId('caster-asks'), table.asked('caster.agree')]).toEqual([null, [{ agreed: true }]])
  })

  it('waits for a seat if none is free, and offers none to choose before that', async () => {
    const { table } = await page()
    await table.connect(lobby({ guest: { id: 'guest-1', name: 'Masha', seat: null, waits: true } }))
    expect(screen.getByTestId('lobby-waits').textContent).toContain('Your name is on the table')
    expect(screen.getByTestId<HTMLButtonElement>('lobby-join').disabled).toBe(true)
    expect(screen.queryByTestId('lobby-take-south')).toBeNull()
  })

  it('asks the table for the seat of a bot, as long as the match is being prepared', async () => {
    const { table, user } = await page()
    const bot: LobbySeat = { ...HERE, name: 'Will', by: 'bot' }
    const told = lobby({ guest: { id: 'guest-1', name: 'Masha', seat: 'south' } }, [bot, { ...FREE, guest: 'guest-1' }])
    await table.connect(told)
    await user.click(screen.getByTestId('lobby-take-north'))
    await table.answer('room.sit', { token: null })
    expect(table.asked('room.sit')).toEqual([{ seat: 'north' }])
    await table.tell({ ...told, lobby: told.lobby && { ...told.lobby, matchId: 'match-1' } })
    expect(screen.queryByTestId('lobby-take-north')).toBeNull()
  })

  it('shows the rules of the game to a player with a seat', async () => {
    const { table, user } = await page()
    await table.connect(lobby({ guest: { id: 'guest-1', name: 'Masha', seat: 'south' } }))
    await user.click(await screen.findByTestId('lobby-rules', {}, LOADED))
    const parts = () => screen.getByTestId('phone-rules').querySelectorAll('h3').length
    await waitFor(() => expect(parts()).toBeGreaterThan(2), LOADED)
    await user.click(screen.getByTestId('phone-rules-close'))
    expect(screen.queryByTestId('phone-rules')).toBeNull()
  })

  it('uses the reader’s language, independent of the table’s', async () => {
    const { table, user } = await page()
    await table.connect(lobby())
    await user.click(screen.getByTestId('language-ru'))
    expect(await screen.findByText('Занято 1 из 2')).toBeTruthy()
    await act(() => changeSettings({ language: 'en' }))
  })

  it('takes another name or seat while a match is being prepared', async () => {
    const { table, user } = await page()
    const seats = [
      { ...FREE, seat: 'north', name: 'White' },
      { ...FREE, name: 'Masha', guest: 'guest-1', connected: true },
    ]
    const told = lobby({ guest: { id: 'guest-1', name: 'Masha', seat: 'south' } }, seats)
    const clock = { kind: 'move', seconds: 30, atEnd: 'bot' } as const
    await table.connect({ ...told, lobby: told.lobby && { ...told.lobby, clock } })
    expect(await screen.findByText('Sea Battle · 30 s a move', {}, LOADED)).toBeTruthy()
    const rename = screen.getByTestId<HTMLButtonElement>('lobby-rename')
    expect(rename.disabled).toBe(true)
    await user.clear(screen.getByTestId('lobby-name'))
    await user.type(screen.getByTestId('lobby-name'), 'Captain\u200b Masha{Enter}')
    expect(table.asked('room.rename')).toEqual([{ name: 'Captain Masha' }])
    await user.click(screen.getByTestId('lobby-take-north'))
    await table.answer('room.rename', null)
    await table.answer('room.sit', { token: SEAT_TOKEN })
    expect([table.asked('room.sit'), table.keep.token]).toEqual([[{ seat: 'north' }], SEAT_TOKEN])
  })

  it('offers no seat at a watching address', async () => {
    const { table } = await page()
    await table.connect(lobby({ guest: { id: 'guest-1', name: '', seat: null, role: 'watcher' } }))
    expect((await screen.findByRole('status', {}, LOADED)).textContent).toContain('for spectators')
    expect([screen.queryByTestId('lobby-join'), screen.queryByTestId('lobby-take-south')]).toEqual([null, null])
  })

  it('lets a seat go again', async () => {
    const { table, user } = await page()
    table.keep.keepSeat(SEAT_TOKEN)
    await table.connect(lobby({ guest: { id: 'guest-1', name: 'Masha', seat: 'south' } }))
    await user.click(await screen.findByTestId('lobby-rise', {}, LOADED))
    expect([table.asked('room.rise'), table.keep.token]).toEqual([[{}], TOKEN])
  })
})

describe('a seat that the table has revoked', () => {
  it.each([
    ['revoked', 'withdrawn the address of your seat'],
    ['released', 'freed your seat'],
  ])('is explained in plain words in the lobby, where another can be chosen (%s)', async (reason, words) => {
    const { table } = await page()
    table.keep.keepSeat(SEAT_TOKEN)
    await table.connect(lobby({ guest: { id: 'guest-1', name: 'Masha', seat: 'south' } }))
    await table.close(reason)
    act(wakeRoom) // as the timer does
    await table.connect(lobby())
    expect((await screen.findByTestId('lobby-unseated', {}, LOADED)).textContent).toContain(words)
    await table.tell(lobby({ guest: { id: 'guest-1', name: 'Masha', seat: 'south' } }))
    expect(screen.queryByTestId('lobby-unseated')).toBeNull()
  })
})

describe('the door', () => {
  it('sends the words of the table, and joins with the token from it', async () => {
    const { table, user } = await page({ token: null })
    await user.type(await screen.findByLabelText('Words'), 'Parrot, anchor RUM')
    await user.type(screen.getByLabelText(/Your name/), 'Masha')
    await user.click(screen.getByRole('button', { name: 'Ask to join' }))
    await table.arrive()
    expect(screen.getByRole('status').textContent).toContain('let you in')
    expect(table.asked('room.knock')).toMatchObject([{ words: ['parrot', 'anchor', 'rum'], name: 'Masha' }])
    await table.answer('room.knock', { token: SEAT_TOKEN })
    await table.connect(lobby())
    expect([table.asked('room.join')[0]?.token, screen.queryByTestId('lobby') !== null]).toEqual([SEAT_TOKEN, true])
  })

  it('is shown after the address was revoked', async () => {
    const { table } = await page()
    await table.connect(lobby())
    await table.close('revoked')
    expect((await screen.findByRole('alert')).textContent).toContain('withdrawn')
    expect(screen.getByRole('button', { name: 'Ask to join' })).toBeTruthy()
  })

  it('says which side must be updated', async () => {
    const { table } = await page()
    await table.close('too-new')
    expect(await screen.findByText(/game on the table’s computer must be updated/)).toBeTruthy()
  })
})

describe('the seat', () => {
  async function seated() {
    const table = await seaBattleTable({}, { viewer: 'north', bots: ['south'], settings: { language: 'en' } })
    const match = useSession.getState().match as MatchInfo // the table is open
    const guest = { id: 'guest-1', name: 'Masha', seat: 'north' }
    const room = lobby({ guest, match })
    const joined = { ...room, lobby: room.lobby && { ...room.lobby, matchId: match.id } }
    useRoom.setState({ link: { kind: 'joined' }, room: joined })
    const user = table.panel(<SeatPage open={() => ({ send: () => {}, close: () => {} })} />)
    await screen.findByTestId('flat-table')
    return { table, user }
  }

  it('plays on the flat table, and says in the title that it is asked', async () => {
    const { table, user } = await seated()
    expect(document.title).toContain('Your move!')
    await act(async () => screen.getByRole('gridcell', { name: /^E4\./ }).click())
    await user.click(screen.getByRole('button', { name: 'Fire at E4' }))
    expect(table.host.asked('match:play')).toHaveLength(1)
  })

  it('hides everything when the page loses the focus, until its player presses', async () => {
    const { user } = await seated()
    await act(async () => void window.dispatchEvent(new Event('blur')))
    expect([screen.queryByTestId('flat-table'), screen.queryByTestId('away') !== null]).toEqual([null, true])
    await user.click(screen.getByTestId('away-back'))
    expect(screen.queryByTestId('flat-table')).not.toBeNull()
  })

  it('hides only its own sea on request', async () => {
    const { user } = await seated()
    const ships = () => document.querySelectorAll('.field-ship').length
    expect(ships()).toBe(10)
    await user.click(screen.getByRole('button', { name: 'Hide' }))
    expect(ships()).toBe(0)
    await user.click(screen.getByRole('button', { name: 'Show' }))
    expect(ships()).toBe(10)
  })

  it('offers to start again if a view cannot be shown', async () => {
    await seated()
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => logged.mockRestore())
    await act(async () => playback.load({ fleets: 'none', sunk: 'none' }))
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeTruthy()
  })

  it('says that the browser cannot draw 3D, and stays flat', async () => {
    const drawing = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
    onTestFinished(() => drawing.mockRestore())
    const { user } = await seated()
    await user.click(screen.getByTestId('btn-menu'))
    await user.click(await screen.findByRole('button', { name: '3D table' }))
    expect((await screen.findByRole('alert')).textContent).toContain('cannot show the table in 3D')
    expect(screen.queryByTestId('flat-table')).not.toBeNull()
  })

  it('leaves its seat during a match only after a question', async () => {
    const { user } = await seated()
    await user.click(screen.getByTestId('btn-menu'))
    await user.click(await screen.findByTestId('seat-leave'))
    expect(screen.getByText(/Leave your seat in the middle of the match/)).toBeTruthy()
    await user.click(screen.getByTestId('seat-stay'))
    expect(screen.queryByTestId('seat-menu')).toBeNull()
    await user.click(screen.getByTestId('btn-menu'))
    await user.click(await screen.findByTestId('seat-leave'))
    expect(screen.queryByTestId('seat-menu')).not.toBeNull()
    await user.click(screen.getByTestId('seat-leave-sure'))
    expect(screen.queryByTestId('seat-menu')).toBeNull()
  })

  it('says over the table that the host is away, until it is back', async () => {
    await seated()
    const tell = (hostAway: boolean) =>
      act(async () =>
        useRoom.setState(({ room }) => {
          const { hostAway: _, ...plain } = room?.lobby ?? {}
          return { room: room && { ...room, lobby: { ...plain, ...(hostAway && { hostAway }) } as typeof room.lobby } }
        }),
      )
    await tell(true)
    expect(screen.getByText(/The host is away from the table/)).toBeTruthy()
    await tell(false)
    expect(screen.queryByText(/The host is away from the table/)).toBeNull()
  })

  it('says over the table that the connection is lost', async () => {
    await seated()
    await act(async () => useRoom.setState({ link: { kind: 'lost' } }))
    expect(screen.getByText(/Connection lost/)).toBeTruthy()
    expect(screen.queryByTestId('flat-table')).not.toBeNull()
  })
})
