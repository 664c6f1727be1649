import { afterEach } from 'vitest'
import type { GameId } from '../contract/ipc.ts'
import { gameOf } from '../games/games.ts'
import { LIMITS } from '../remote/admission/gate/limits.ts'
import { MessageCheck } from '../remote/joining/process/messageCheck.ts'
import type { OtherScreens } from '../remote/otherScreens.ts'
import { GuestServer } from '../remote/transport/server/guestServer.ts'
import { windowClient } from './clients.ts'
import { freshFolder } from './folders.ts'
import { GuestScreen } from './guestScreens.ts'
import { builtPages, secret, TestGuest, VERSION } from './guestServers.ts'
import { gameStore } from './seaMatches.ts'
import { ScriptedThinker } from './subscribers.ts'
import { tableHost } from './tableHost.ts'

const closing: OtherScreens[] = []
afterEach(async () => {
  for (const screens of closing.splice(0)) await screens.end()
})

/** Opens a host for the real games with a window, and guests over real sockets, without limits of call rates. */
export async function openSocketHost() {
  const window = windowClient()
  const many = { burst: 1e6, perSecond: 1e6 }
  const limits = { ...LIMITS, calls: many, allCalls: many, arrivals: many }
  const host = tableHost({
    store: await gameStore(await freshFolder()),
    thinker: new ScriptedThinker(),
    window,
    networks: () => [],
    openServer: (hear) => {
      const server = new GuestServer({ limits, networks: () => [], tell: (message) => hear(structuredClone(message)) })
      const tell = (message: object) => void server.handle(structuredClone(message) as never) // the messages of `tell`
      return { tell, end: () => tell({ kind: 'stop' }) }
    },
    pages: await builtPages(),
    version: VERSION,
    computer: 'a test',
  })
  closing.push(host.screens)
  return { ...host, window }
}

/** A screen that follows a game over a socket, which may be cut. It returns with its last state. */
export class SocketScreen {
  readonly screen: GuestScreen
  private readonly url: string
  private readonly secret = secret()
  private readonly game: GameId
  /** The check of a copy that joins the table. */
  private readonly check = new MessageCheck(0)
  private guest: TestGuest | null = null
  private calls = 0
  private read = 0

  constructor(game: GameId, url: string) {
    const hosted = gameOf(game)
    if (!hosted) throw new Error(`no game ${game}`)
    this.game = game
    this.url = url
    this.screen = new GuestScreen(hosted)
  }

  get isConnected(): boolean {
    return this.guest !== null
  }

  async connect(matchId: string): Promise<void> {
    const { port, hash } = new URL(this.url)
    const guest = new TestGuest(Number(port))
    this.guest = guest
    this.read = 0
    const resume = this.screen.point ? { resume: { match: matchId, ...this.screen.point } } : {}
    const answer = await guest.join(hash.slice(1), { screen: this.secret, ...resume })
    if (answer.error) throw new Error(`${this.game}: ${JSON.stringify(answer.error)}`)
  }

  /** Cuts the connection, without a goodbye. */
  cut(): void {
    this.listen()
    this.guest?.socket.terminate()
    this.guest = null
  }

  async call(method: string, params: object): Promise<{ readonly error?: { readonly data?: unknown } }> {
    if (!this.guest) throw new Error('not connected')
    return this.guest.call(++this.calls, method, params)
  }

  /** Takes in the messages since the last call. */
  listen(): void {
    const texts = this.guest?.texts ?? []
    for (const text of texts.slice(this.read)) {
      if (text.method === undefined) continue
      const whole = JSON.stringify(text)
      if (!this.check.accepts(whole)) throw new Error(`${this.game}: no screen would take ${whole}`)
      this.screen.hear(whole)
    }
    this.read = texts.length
  }
}
