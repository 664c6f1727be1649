/** The table of `netns.ts`: a match of Sea Battle with two remote seats, shared on one network. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '../../electron/clients/client.ts'
import { LOCAL_WINDOW } from '../../electron/clients/rights.ts'
import { silentLog } from '../../electron/files/log.ts'
import { gameOf } from '../../electron/games/games.ts'
import { listNetworks } from '../../electron/remote/transport/network/networks.ts'
import { GuestServer } from '../../electron/remote/transport/server/guestServer.ts'
import { openStore } from '../../electron/saves/store.ts'
import { tableHost } from '../../electron/testkit/tableHost.ts'
import { type HostReport, PROGRESS, report, VERSION } from './reports.ts'

const [address = ''] = process.argv.slice(2)
const folder = await mkdtemp(join(tmpdir(), 'captains-table-netns-'))
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
  networks: () => listNetworks(),
  openServer: (hear) => {
    const server = new GuestServer({ tell: hear })
    return { tell: (message) => void server.handle(message), end: () => void server.handle({ kind: 'stop' }) }
  },
  pages: import.meta.dirname,
  version: VERSION,
  computer: 'The table behind the cable',
})

const away = (name: string) => ({ name, player: { kind: 'human', elsewhere: true } }) as const
const seats = { north: away('Nora'), south: away('Sam') }
await value('screens:open', { reach: { kind: 'network', address }, port: 4173 })
const { id } = await value('match:create', { game: 'sea-battle', options: { first: 'north' }, seats })
await value('match:open', { id })
const { live } = sessions.sessionOf(window, id)
await screens.room.idle()
const say = (message: HostReport) => report(message)
const links = (await value('screens:state', {})).room?.links ?? []
say({
  kind: 'open',
  addresses: links.flatMap(({ channel, url }) => (channel.kind === 'seat' ? [{ seat: channel.seat, url }] : [])),
})

const timer = setInterval(() => {
  const { match } = live
  const room = screens.state.room
  const connected = room?.guests.filter((guest) => guest.connected).length ?? 0
  say({ kind: 'progress', moves: match.entries.length, connected, problem: room?.problem?.code ?? null })
  if (match.outcome() !== null)
    say({
      kind: 'over',
      moves: match.entries.length,
      views: { north: match.view('north'), south: match.view('south') },
    })
}, PROGRESS)

process.on('SIGTERM', () => {
  clearInterval(timer)
  void screens
    .end()
    .then(() => store.closeAll())
    .then(() => rm(folder, { recursive: true, force: true }))
    .then(() => process.exit(0))
})
