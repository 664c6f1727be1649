import { act, cleanup, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { readFeed } from '../../../electron/contract/received.ts'
import type { GuestFeedMessage, GuestSnapshot } from '../../../electron/contract/screens.ts'
import { openStream, type Rng } from '../../../engine/kernel/rng.ts'
import { useSession } from '../../host/session.ts'
import { pageTable } from '../../playback/pageTable.ts'
import { useRoom } from '../../remote/room.ts'
import { admiralTable } from '../../testkit/admiral.ts'
import { jackalTable } from '../../testkit/jackal.ts'
import type { ScriptedHost } from '../../testkit/scriptedHost.ts'
import { seaBattleTable } from '../../testkit/seaBattle.ts'
import { SeatPage } from './SeatPage.tsx'

const LIES = 20
const SETTINGS = { settings: { language: 'en' } } as const

const WORDS = [null, true, 0, -1, 0.5, 99_999, '', 'x'.repeat(2000), 'constructor', [], {}, [null], { kind: 'none' }]

/** Returns a copy with one impossible change: another value, a missing field, or far more of the same. */
function twisted(value: unknown, luck: Rng): unknown {
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0 || luck.int(12) === 0)
    return WORDS[luck.int(WORDS.length)]
  const keys = Object.keys(value)
  const key = keys[luck.int(keys.length)] ?? ''
  const part: unknown = Reflect.get(value, key)
  if (Array.isArray(value)) {
    if (luck.int(8) === 0) return Array.from({ length: 900 }, () => part)
    return value.map((one: unknown, index) => (String(index) === key ? twisted(part, luck) : one))
  }
  if (luck.int(10) === 0) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  return { ...value, [key]: twisted(part, luck) }
}

/** Returns a correct snapshot of the match on the table. */
function snapshot(): GuestSnapshot {
  const { match, viewer, standing } = useSession.getState()
  const { shown: view } = pageTable.shown.getState()
  const told: unknown = { kind: 'snapshot', match, viewer, view, standing, history: 'h', lastEvent: 0 }
  const message = readFeed(JSON.parse(JSON.stringify(told)))
  if (message?.kind !== 'snapshot') throw new Error('the true snapshot is not taken')
  return message
}

function sitDown(): void {
  const match = useSession.getState().match as MatchInfo // the table is open
  const seats = match.seats.map(({ seat, name }) => ({
    seat,
    name,
    by: 'elsewhere' as const,
    guest: null,
    connected: true,
  }))
  const lobby = { game: match.game, title: match.title, matchId: match.id, seats }
  const guest = { id: 'guest-1', name: 'Masha', seat: match.seats[0]?.seat ?? null }
  useRoom.setState({ link: { kind: 'joined' }, room: { kind: 'room', guest, lobby, match, now: 0 } })
}

/** Sends a message as the connection does, which leaves a table with an unusable message. */
async function hear(host: ScriptedHost, message: GuestFeedMessage): Promise<void> {
  await act(async () => {
    try {
      host.tell(message)
    } catch {
      // a new connection starts
    }
  })
}

it.each([
  ['jackal', () => jackalTable('. rum\n. .', { pieces: { 'white-1': 'e5' } }, SETTINGS)],
  ['admiral', () => admiralTable({ ships: { 'red-brig': 'e5 N', 'blue-brig': 'e10 S' } }, SETTINGS)],
  ['sea-battle', () => seaBattleTable({ south: 'j1, a1', turn: 'north' }, SETTINGS)],
] as const)(
  'shows the table or offers to start again, whatever a table sends as %s',
  async (game, open) => {
    for (const method of ['error', 'warn'] as const) {
      const logged = vi.spyOn(console, method).mockImplementation(() => {})
      onTestFinished(() => logged.mockRestore())
    }
    onTestFinished(() => useRoom.setState(useRoom.getInitialState()))
    const { host } = await open()
    const truth = snapshot()
    const luck = openStream(5, `lies of ${game}`)
    let told = 0
    for (let lie = 0; lie < LIES; lie++) {
      const message = readFeed(luck.int(3) === 0 ? twisted(truth, luck) : { ...truth, view: twisted(truth.view, luck) })
      if (message === null) continue
      told++
      await hear(host, truth)
      sitDown()
      render(<SeatPage open={() => ({ send: () => {}, close: () => {} })} />)
      await screen.findByTestId('flat-table')
      await hear(host, message)
      const isShown = screen.queryByTestId('flat-table') ?? screen.queryByTestId('lobby')
      if (!isShown) screen.getByRole('button', { name: 'Reload the page' })
      cleanup()
    }
    expect(told).toBeGreaterThan(LIES / 4)
  },
  60_000, // for all messages together, so that a slow one is noticed here
)
