import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ConnectionEvent } from '../../../electron/contract/joining.ts'
import type { LobbySeat, RoomMessage } from '../../../electron/contract/screens.ts'
import { setHost } from '../../host/client.ts'
import { useLanguage } from '../../i18n/useText.ts'
import { useOtherTable } from '../../remote/otherTable/guest.ts'
import { giveUp, tableKeep } from '../../remote/otherTable/otherTable.ts'
import { useRoom } from '../../remote/room.ts'
import { controlNames, sharedNames } from '../../testkit/controlNames.ts'
import { type ScriptedHost, scriptedHost } from '../../testkit/scriptedHost.ts'
import { goTo, useScreen } from '../../ui/screens.ts'
import { OtherScreen } from '../OtherScreens.tsx'
import { AtOtherTable } from './AtOtherTable.tsx'

const TOKEN = 't'.repeat(22)
const SEAT_TOKEN = 's'.repeat(22)
const ADDRESS = `http://192.168.1.24:4173/#${TOKEN}`

const ABOUT = { game: 'sea-battle', freeSeats: 1 } as const

const seat = (name: string, more: Partial<LobbySeat>): LobbySeat => ({
  seat: name,
  name,
  by: 'elsewhere',
  guest: null,
  connected: false,
  ...more,
})
const room = (own: string | null = null): RoomMessage => ({
  kind: 'room',
  guest: { id: 'g1', name: 'Bob', seat: own },
  lobby: {
    game: 'sea-battle',
    title: 'Sea Battle',
    matchId: null,
    seats: [seat('north', { name: 'Ann', by: 'here' }), seat('south', { name: 'Bob', guest: own })],
  },
  match: null,
  now: 0,
})

let host: ScriptedHost
const nothing = () => null

beforeEach(() => {
  localStorage.clear()
  host = scriptedHost({
    'joining:look': nothing,
    'joining:connect': nothing,
    'joining:send': nothing,
    'joining:disconnect': nothing,
    'match:leave': nothing,
  })
  setHost(host)
  useLanguage.setState({ language: 'en' })
  goTo({ name: 'join' })
})

afterEach(() => {
  act(() => {
    giveUp()
    useOtherTable.setState({ place: null, failure: null })
  })
})

function Window() {
  const current = useScreen((state) => state.screen)
  return (
    <>
      {current.name === 'menu' ? <p>The menu</p> : <OtherScreen screen={current} />}
      <AtOtherTable />
    </>
  )
}

function open() {
  render(<Window />)
  return userEvent.setup()
}

/** Sends an event of the latest connection. */
async function connection(event: ConnectionEvent) {
  const { wire: latest } = host.asked('joining:connect').at(-1) ?? { wire: -1 }
  await act(async () => host.tell({ kind: 'wire', wire: latest, event }))
}

const sent = () =>
  host.asked('joining:send').map(({ text }) => JSON.parse(text) as { id: number; method: string; params: object })
const say = (value: object) => connection({ kind: 'said', text: JSON.stringify({ jsonrpc: '2.0', ...value }) })
const answer = (result: unknown) => say({ id: sent().at(-1)?.id, result })

async function type(user: ReturnType<typeof open>, fields: Readonly<Record<string, string>>) {
  for (const [field, text] of Object.entries(fields)) {
    const input = screen.getByTestId(`join-${field}`)
    await user.clear(input)
    await user.type(input, text)
  }
}

/** Joins by the whole address, and waits until the table has answered. */
async function joinAnn(user: ReturnType<typeof open>, own: string | null = null) {
  await type(user, { address: ADDRESS, name: 'Bob' })
  await user.click(screen.getByRole('button', { name: 'Join' }))
  await connection({ kind: 'opened' })
  await answer(room(own))
}

it('gives every control of another table’s seats a name of its own', async () => {
  const user = open()
  await joinAnn(user)
  await screen.findAllByRole('button')
  expect(controlNames().length).toBeGreaterThan(1)
  expect(sharedNames()).toEqual([])
})

describe('the list of tables', () => {
  it('looks for tables only while the page is open, and fills in an address', async () => {
    const user = open()
    expect(screen.getByText(/Looking…/)).toBeTruthy()
    const table = { name: 'Ann’s laptop', address: '192.168.1.24', port: 4173, version: '1.2.3', about: ABOUT }
    await act(async () => host.tell({ kind: 'found', tables: [table] }))
    expect(
      within(screen.getByTestId('join-table')).getByText('Sea Battle · 1 free seat · 192.168.1.24:4173'),
    ).toBeTruthy()
    await user.type(screen.getByTestId('join-words'), 'anchor raven')
    await user.click(screen.getByRole('button', { name: 'Choose: Ann’s laptop' }))
    expect(screen.getByTestId<HTMLInputElement>('join-address').value).toBe('192.168.1.24:4173')
    const words = screen.getByTestId<HTMLInputElement>('join-words')
    expect([words.value, document.activeElement]).toEqual(['anchor raven', words])
    await user.click(screen.getByRole('button', { name: 'Back' }))
    expect(host.asked('joining:look')).toEqual([{ on: true }, { on: false }])
    expect(host.asked('joining:connect')).toEqual([])
  })
})

it('calls a found table after its owner if it names one', async () => {
  open()
  const about = { ...ABOUT, owner: 'Ann' }
  const table = { name: 'vm', address: '192.168.1.24', port: 4173, version: '1.2.3', about }
  await act(async () => host.tell({ kind: 'found', tables: [table] }))
  expect(screen.getByTestId('join-table').querySelector('h3')?.textContent).toBe('Ann’s table')
  expect(screen.getByRole('button', { name: 'Choose: Ann’s table' })).toBeTruthy()
})

describe('joining by an address', () => {
  it('leads to the lobby of the table, where a seat is taken', async () => {
    const user = open()
    await joinAnn(user)
    expect(host.asked('joining:connect')).toMatchObject([{ host: '192.168.1.24', port: 4173 }])
    expect(sent()[0]).toMatchObject({ method: 'room.join', params: { token: TOKEN, device: 'game', name: 'Bob' } })
    expect(screen.getByRole('heading', { name: 'Ann’s table' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Sit down as Bob' }))
    expect(sent().at(-1)).toMatchObject({ method: 'room.sit', params: { seat: 'south' } })
    await answer({ token: SEAT_TOKEN })
    await say({ method: 'room.changed', params: room('south') })
    expect(screen.getByText('You are seated. The match begins at the table.')).toBeTruthy()
  })

  it('shows the clock of the match, and says that the seat was revoked', async () => {
    const user = open()
    await joinAnn(user, 'south')
    const told = room('south')
    const clock = { kind: 'move', seconds: 30, atEnd: 'bot' } as const
    await say({ method: 'room.changed', params: { ...told, lobby: told.lobby && { ...told.lobby, clock } } })
    expect(screen.getByText(/30 s a move/)).toBeTruthy()
    await act(async () => useRoom.setState({ unseated: 'revoked', room: room() }))
    expect(screen.getByTestId('lobby-unseated').textContent).toContain('withdrawn the address of your seat')
  })

  it('only watches at an address for watching, and offers no seat', async () => {
    const user = open()
    await type(user, { address: ADDRESS.replace('/#', '/watch#'), name: 'Bob' })
    await user.click(screen.getByRole('button', { name: 'Join' }))
    await connection({ kind: 'opened' })
    const { guest, ...told } = room()
    await answer({ ...told, guest: { ...guest, role: 'watcher' } })
    expect(screen.getByText(/this address is for spectators/)).toBeTruthy()
    expect(screen.queryByTestId('lobby-take-south')).toBeNull()
    expect(useRoom.getState().isWatching).toBe(true)
  })

  it('says that the connection is lost while it is, and returns with the seat', async () => {
    const user = open()
    await joinAnn(user)
    await user.click(screen.getByRole('button', { name: 'Sit down as Bob' }))
    await answer({ token: SEAT_TOKEN })
    await say({ method: 'room.changed', params: room('south') })
    await connection({ kind: 'closed', code: 1006, reason: '' })
    expect(screen.getByTestId('table-link').textContent).toMatch(/Connection lost/)
    await expect.poll(() => host.asked('joining:connect').length).toBe(2)
    await connection({ kind: 'opened' })
    expect(sent().at(-1)).toMatchObject({ method: 'room.join', params: { token: SEAT_TOKEN } })
    await answer(room('south'))
    expect(screen.queryByTestId('table-link')).toBeNull()
  })

  it('keeps or frees the seat, as the player chooses when leaving', async () => {
    const user = open()
    await joinAnn(user, 'south')
    await user.click(screen.getByRole('button', { name: 'Leave, keep my seat' }))
    expect(screen.getByText('The menu')).toBeTruthy()
    expect(sent().map(({ method }) => method)).not.toContain('room.rise')
    await act(async () => goTo({ name: 'join' }))
    await user.click(screen.getByRole('button', { name: 'Back to the table at 192.168.1.24:4173' }))
    await connection({ kind: 'opened' })
    await answer(room('south'))
    const leaving = user.click(screen.getByRole('button', { name: 'Leave, free my seat' }))
    await expect.poll(() => sent().at(-1)?.method).toBe('room.rise')
    await answer(null)
    await leaving
    expect(tableKeep.last).toBeNull()
  })

  it('sends tokens of one table to no other', async () => {
    const user = open()
    await joinAnn(user)
    await act(async () => giveUp())
    await act(async () => goTo({ name: 'join' }))
    const other = 'o'.repeat(22)
    await type(user, { address: `192.168.1.99#${other}`, name: 'Bob' })
    await user.click(screen.getByRole('button', { name: 'Join' }))
    await connection({ kind: 'opened' })
    const [first, second] = sent().filter(({ method }) => method === 'room.join')
    expect(second?.params).toMatchObject({ token: other })
    expect(Reflect.get(second?.params ?? {}, 'screen')).not.toBe(Reflect.get(first?.params ?? {}, 'screen'))
  })

  it.each([
    [{ address: 'table.example', words: 'a b c', name: 'Bob' }, /not a table’s address/],
    [{ address: '192.168.1.24', name: 'Bob' }, /Type the words/],
    [{ address: '192.168.1.24', words: 'a b c' }, /A name needs/],
  ])('asks for missing input: %j', async (fields, text) => {
    const user = open()
    await type(user, fields)
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect(screen.getByRole('alert').textContent).toMatch(text)
    expect(host.asked('joining:connect')).toEqual([])
  })
})

describe('joining by words', () => {
  const fields = { address: '192.168.1.24', words: 'Anchor, raven  tulip', name: 'Bob' }

  it('asks to be let in, and joins with the token of the table', async () => {
    const user = open()
    await type(user, fields)
    await user.click(screen.getByRole('button', { name: 'Join' }))
    await connection({ kind: 'opened' })
    expect(sent().at(-1)).toMatchObject({
      method: 'room.knock',
      params: { words: ['anchor', 'raven', 'tulip'], name: 'Bob', device: 'game' },
    })
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy()
    await answer({ token: TOKEN })
    await connection({ kind: 'opened' })
    expect(sent().at(-1)).toMatchObject({ method: 'room.join', params: { token: TOKEN } })
  })

  it.each([
    ['wrong-words', 'en', /Wrong words/],
    ['words-used-up', 'en', /Type the ones the table shows now/],
    ['refused', 'en', /did not let you in/],
    ['too-many-tries', 'en', /Too many tries/],
    ['wrong-words', 'ru', /Слова не те/],
    ['words-used-up', 'ru', /Введите те, что стол показывает сейчас/],
    ['refused', 'ru', /Вас не впустили/],
  ] as const)('says why it failed: %s in %s', async (code, language, text) => {
    const user = open()
    await type(user, fields)
    await user.click(screen.getByTestId('join-go'))
    await connection({ kind: 'opened' })
    await say({ id: sent().at(-1)?.id, error: { code: 1100, message: 'no', data: { code } } })
    await act(async () => useLanguage.setState({ language }))
    expect(screen.getByTestId('join-failure').textContent).toMatch(text)
  })

  it('can be cancelled', async () => {
    const user = open()
    await type(user, fields)
    await user.click(screen.getByRole('button', { name: 'Join' }))
    await connection({ kind: 'opened' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(host.asked('joining:disconnect')).toHaveLength(1)
    await answer({ token: TOKEN })
    expect(host.asked('joining:connect')).toHaveLength(1)
  })
})

describe('a table that cannot be joined', () => {
  const closed = (reason: string): ConnectionEvent => ({ kind: 'closed', code: 4000, reason })
  it.each<readonly [ConnectionEvent, RegExp, RegExp]>([
    [{ kind: 'failed', reason: 'nobody' }, /No answer from 192\.168\.1\.24:4173/, /никто не отвечает/],
    [{ kind: 'failed', reason: 'no-way' }, /cannot reach/, /не достаёт/],
    [{ kind: 'failed', reason: 'no-table' }, /is not a table/, /это не стол/],
    [{ kind: 'closed', code: 1006, reason: '' }, /No answer/, /никто не отвечает/],
    [closed('unknown-token'), /wrong or no longer works/, /больше не действует/],
    [closed('taken'), /Another screen already/, /другим экраном/],
    [closed('too-old'), /older than the table’s: update this one/, /старше, чем у стола/],
    [closed('too-new'), /the table’s game must be updated/, /обновить нужно игру за столом/],
    [closed('full'), /no room/, /нет места/],
  ])('says why: %j', async (event, en, ru) => {
    const user = open()
    await type(user, { address: ADDRESS, name: 'Bob' })
    await user.click(screen.getByRole('button', { name: 'Join' }))
    await connection({ kind: 'opened' })
    await connection(event)
    expect(screen.getByTestId('join-failure').textContent).toMatch(en)
    await act(async () => useLanguage.setState({ language: 'ru' }))
    expect(screen.getByTestId('join-failure').textContent).toMatch(ru)
    expect(host.asked('joining:connect')).toHaveLength(1)
    expect(screen.queryByTestId('join-back')).toBeNull()
  })

  it('is not offered again after the seat was freed at that table', async () => {
    const user = open()
    await joinAnn(user, 'south')
    expect(tableKeep.last).toEqual({ host: '192.168.1.24', port: 4173 })
    await connection(closed('released')) // the token of the room may still be valid
    await expect.poll(() => host.asked('joining:connect').length).toBe(1)
    expect(tableKeep.last).toBeNull()
  })

  it('is notified by the host, too', async () => {
    host.refuse('joining:connect', { code: 'too-far' })
    const user = open()
    await type(user, { address: ADDRESS, name: 'Bob' })
    await user.click(screen.getByRole('button', { name: 'Join' }))
    expect((await screen.findByTestId('join-failure')).textContent).toMatch(/on your own network/)
  })

  it('returns to the page when the table closes later', async () => {
    const user = open()
    await joinAnn(user, 'south')
    await connection(closed('stopped'))
    expect(screen.getByTestId('screen-join')).toBeTruthy()
    expect(screen.getByTestId('join-failure').textContent).toMatch(/no longer open to other screens/)
  })
})
