/**
 * `npm run firefox`: a match of Sea Battle on the page of a seat in Firefox, placed and played by clicks, while another
 * tab watches. Needs Firefox (`FIREFOX` names another than `firefox`) and the built pages (`npm run build`).
 */
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '../../electron/clients/client.ts'
import { LOCAL_WINDOW } from '../../electron/clients/rights.ts'
import { silentLog } from '../../electron/files/log.ts'
import { gameOf } from '../../electron/games/games.ts'
import { GuestServer } from '../../electron/remote/transport/server/guestServer.ts'
import { openStore } from '../../electron/saves/store.ts'
import { tableHost } from '../../electron/testkit/tableHost.ts'
import { parseCell } from '../../engine/sea-battle/cells.ts'
import project from '../../package.json' with { type: 'json' }
import { Firefox } from './bidi.ts'
import { Tab } from './tab.ts'

const PROGRAM = process.env.FIREFOX ?? 'firefox'
const root = join(import.meta.dirname, '../..')
const pages = join(root, 'out/renderer')
const pictures = join(root, 'test-results')
/** The fleet that the player in Firefox fires at: every shot hits, so no other seat moves. */
const FLEET = ['a1 b1 c1 d1', 'f1 g1 h1', 'a3 b3 c3', 'e3 f3', 'h3 i3', 'a5 b5', 'd5', 'f5', 'h5', 'a7'].map((ship) =>
  ship.split(' '),
)
const PHONE = [390, 844] as const
const COMPUTER = [1280, 800] as const

if (!existsSync(join(pages, 'seat.html'))) throw new Error('There are no built pages: npm run build')

const start = performance.now()
const say = (text: string) => console.log(`${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s  ${text}`)

/** Opens a table of Sea Battle that this computer can reach, with one remote seat; the other has placed its fleet. */
async function openTable(folder: string) {
  const store = await openStore({ folder, games: gameOf, log: silentLog, now: Date.now })
  const window: Client = { rights: LOCAL_WINDOW, send: () => {} }
  const { sessions, screens, value } = tableHost({
    store,
    thinker: {
      choose: () => Promise.reject(new Error('no bot plays here')),
      advise: async () => [],
      prepare: () => {},
      interrupt: async () => {},
    },
    window,
    networks: () => [],
    openServer: (hear) => {
      const server = new GuestServer({ networks: () => [], tell: hear })
      return { tell: (message) => void server.handle(message), end: () => void server.handle({ kind: 'stop' }) }
    },
    pages,
    version: project.version,
    computer: 'this computer',
  })
  await value('screens:open', { reach: { kind: 'computer' }, port: 0 })
  const north = { name: 'Nora', player: { kind: 'human', alone: true } } as const
  const south = { name: 'South', player: { kind: 'human', elsewhere: true } } as const
  const setup = { game: 'sea-battle', options: { first: 'south' }, seats: { north, south } } as const
  const { id } = await value('match:create', setup)
  await value('match:open', { id })
  await screens.room.idle()
  const ships = FLEET.map((ship) => ship.map((cell) => parseCell(cell) ?? 0))
  await value('match:play', { id, seat: 'north', move: { kind: 'place', flag: 'royal', ships } })
  const links = (await value('screens:state', {})).room?.links ?? []
  const address = (kind: 'room' | 'watch') => links.find(({ channel }) => channel.kind === kind)?.url ?? ''
  const end = async () => {
    await screens.end()
    await store.closeAll()
  }
  return { room: address('room'), watch: address('watch'), live: sessions.sessionOf(window, id).live, end }
}

/** Takes the seat, places a fleet and sinks the other one, all by clicks. */
async function play(seat: Tab): Promise<void> {
  await seat.click('[data-testid=lobby-join]')
  say('the seat is taken')
  await seat.click('[data-testid=place-random]')
  await seat.click('[data-testid=flat-main]')
  say('the fleet is laid')
  for (const cell of FLEET.flat()) {
    await seat.click(`[role=gridcell][aria-label^="${cell.toUpperCase()}."]`)
    await seat.click('[data-testid=flat-main]', `Fire at ${cell.toUpperCase()}`)
  }
}

const folder = await mkdtemp(join(tmpdir(), 'captains-table-firefox-'))
await mkdir(pictures, { recursive: true })
const table = await openTable(join(folder, 'saves'))
const firefox = await Firefox.start(PROGRAM, join(folder, 'profile'))
try {
  const watch = await Tab.open(firefox, table.watch.replace('/watch', '/watch?flat'), COMPUTER)
  const seat = await Tab.open(firefox, table.room, PHONE)
  say('both pages are open')
  try {
    await play(seat)
  } finally {
    await seat.picture(join(pictures, 'firefox-seat.png'))
    for (const error of seat.errors) say(`FAULT at the seat: ${error}`)
  }
  say(`at the seat: ${await seat.text('[data-testid=flat-winner]')}`)
  say(`looking on: ${await watch.text('[data-testid=flat-winner]')}`)
  await seat.picture(join(pictures, 'firefox-seat.png'))
  await watch.picture(join(pictures, 'firefox-watch.png'))
  const faults = [...seat.errors, ...watch.errors]
  if (table.live.match.outcome()?.winners[0] !== 'south') faults.push('the table knows no winner')
  for (const fault of faults) say(`FAULT: ${fault}`)
  if (faults.length === 0) say('no errors in either page')
  process.exitCode = faults.length === 0 ? 0 : 1
} finally {
  await firefox.stop()
  await table.end()
  await rm(folder, { recursive: true, force: true })
}
