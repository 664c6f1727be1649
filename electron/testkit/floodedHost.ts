import { fork } from 'node:child_process'
import { join } from 'node:path'
import { openStream } from '../../engine/kernel/rng.ts'
import { LOCAL_WINDOW } from '../clients/rights.ts'
import { asJson } from '../contract/json.ts'
import { silentLog } from '../files/log.ts'
import { gameOf } from '../games/games.ts'
import { type ServerChild, ServerProcess } from '../remote/transport/process/serverProcess.ts'
import { openStore } from '../saves/store.ts'
import type { FloodedHostDeeds } from './floodedHosts.ts'
import { measureLoop } from './heldLoop.ts'
import { tableHost } from './tableHost.ts'

/** Entry of a process that is the host, without Electron: its server has a process of its own. */
const [folder = '', pages = ''] = process.argv.slice(2)

/** Starts the process with the sockets. */
function launch(): ServerChild {
  const script = join(import.meta.dirname, 'floodedServer.ts')
  const child = fork(script, [], { serialization: 'advanced', execArgv: [], stdio: 'inherit' })
  return {
    post: (message) => void (child.connected && child.send(message, () => undefined)),
    onMessage: (hear) => void child.on('message', hear),
    onExit: (hear) => void child.once('exit', (code) => hear(code ?? 0)),
    kill: () => void child.kill('SIGKILL'),
  }
}

const store = await openStore({ folder, games: gameOf, log: silentLog, now: Date.now })
const window = { rights: LOCAL_WINDOW, send: () => undefined }
const { sessions, screens, matches, value } = tableHost({
  store,
  thinker: {
    choose: () => Promise.reject(new Error('no bot plays here')),
    advise: async () => [],
    prepare: () => undefined,
    interrupt: async () => undefined,
  },
  window,
  networks: () => [],
  openServer: (hear) => new ServerProcess(hear, { launch, log: silentLog }),
  pages,
  version: '1.2.3',
  computer: 'a flooded host',
})
const luck = openStream(7, 'flooded host')
const readLoop = measureLoop()

const deeds: FloodedHostDeeds = {
  async open({ setup }) {
    const { room } = await value('screens:state', {})
    if (!room) await value('screens:open', { reach: { kind: 'computer' }, port: 0 })
    const { id } = await value('match:create', setup)
    await value('match:open', { id })
    await screens.room.idle()
    const urls = (await value('screens:state', {})).room?.links ?? []
    return {
      id,
      links: Object.fromEntries(
        urls.map(({ channel, url }) => [channel.kind === 'seat' ? channel.seat : channel.kind, url]),
      ),
    }
  },
  async play({ id, moves }) {
    const { live } = sessions.sessionOf(window, id)
    let slowest = 0
    for (let played = 0; played < moves && live.match.awaiting().length > 0; played++) {
      const [seat = ''] = live.match.awaiting()
      const legal = live.match.rules.legalMoves(live.match.view(seat), seat)
      const move = legal[luck.int(legal.length)]
      const begun = performance.now()
      if (move) await live.playBot(seat, asJson(move), () => true)
      slowest = Math.max(slowest, performance.now() - begun)
    }
    return { length: live.match.entries.length, slowest }
  },
  guests: async () => (await value('screens:state', {})).room?.guests ?? [],
  held: async () => readLoop(),
  memory: async () => process.memoryUsage().rss / 2 ** 20,
  async end() {
    await screens.end()
    await matches.close()
    await store.closeAll()
  },
}

process.on('message', ({ n, deed, more }: { n: number; deed: keyof FloodedHostDeeds; more: never }) => {
  deeds[deed](more).then(
    (answer) => process.send?.({ n, answer }),
    (error) => process.send?.({ n, error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
process.send?.({ n: 0 })
