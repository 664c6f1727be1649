import { afterEach } from 'vitest'
import { Sessions } from '../callers/sessions.ts'
import type { Channel, Channels, GameId } from '../contract/ipc.ts'
import { type Answerer, createAnswerer, type Handlers } from '../handlers/answer.ts'
import { matchHandlers } from '../handlers/matches.ts'
import { screensHandlers } from '../handlers/screens.ts'
import { silentLog } from '../log.ts'
import { gameOf } from '../matches/games.ts'
import { RunningMatches } from '../matches/runningMatches.ts'
import { REAL_CLOCK } from '../screens/clock.ts'
import { OtherScreens } from '../screens/otherScreens.ts'
import { GuestServer } from '../screens/server/guestServer.ts'
import { LIMITS } from '../screens/server/limits.ts'
import { windowCaller } from './callers.ts'
import { freshFolder } from './folders.ts'
import { GuestScreen } from './guestScreens.ts'
import { builtPages, secret, TestGuest, VERSION } from './guestServers.ts'
import { gameStore } from './seaMatches.ts'
import { ScriptedThinker } from './subscribers.ts'

const closing: OtherScreens[] = []
afterEach(async () => {
  for (const screens of closing.splice(0)) await screens.end()
})

/** A host for the real games with a window, and guests over real sockets. Hands may be as quick as they like. */
export async function openSocketHost() {
  const store = await gameStore(await freshFolder())
  const matches = new RunningMatches(store, new ScriptedThinker(), silentLog)
  const window = windowCaller()
  const sessions: Sessions = new Sessions(matches, () => screens.tableIs(sessions.matchOf(window)))
  const pages = await builtPages()
  const many = { burst: 1e6, perSecond: 1e6 }
  const limits = { ...LIMITS, calls: many, allCalls: many, arrivals: many }
  let answer: Answerer = async () => ({ ok: false, problem: { code: 'internal' } })
  let histories = 0
  const screens = new OtherScreens({
    source: { matches, newHistory: () => `h${++histories}` },
    sessions,
    answer: (...call) => answer(...call),
    clock: REAL_CLOCK,
    wallClock: Date.now,
    drawWords: () => ['anchor', 'raven', 'tulip'],
    networks: () => [],
    openServer: (hear) => {
      const server = new GuestServer({ limits, networks: () => [], tell: (message) => hear(structuredClone(message)) })
      const tell = (message: object) => void server.handle(structuredClone(message) as never) // what `tell` was given
      return { tell, end: () => tell({ kind: 'stop' }) }
    },
    pages,
    version: VERSION,
    computer: 'a test',
    keepAwake: () => {},
    show: () => {},
    log: silentLog,
  })
  closing.push(screens)
  const handlers = {
    ...matchHandlers(sessions, store, gameOf, (request) => screens.askForLuck(request)),
    ...screensHandlers(screens),
  }
  answer = createAnswerer(handlers as unknown as Handlers, silentLog) // tests use no other channels
  const value = async <C extends Channel>(channel: C, request: Channels[C]['request']) => {
    const answered = await answer(channel, request, window)
    if (!answered.ok) throw new Error(`${channel}: ${answered.problem.code}`)
    return answered.value as Channels[C]['response'] // the response type of this channel
  }
  return { matches, sessions, window, screens, value }
}

/** A screen that follows a game over a socket, which may be cut. It comes back with what it has. */
export class SocketScreen {
  readonly screen: GuestScreen
  private readonly url: string
  private readonly secret = secret()
  private readonly game: GameId
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

  /** Cuts the line, without a goodbye. */
  cut(): void {
    this.listen()
    this.guest?.socket.terminate()
    this.guest = null
  }

  async call(method: string, params: object): Promise<{ readonly error?: { readonly data?: unknown } }> {
    if (!this.guest) throw new Error('not connected')
    return this.guest.call(++this.calls, method, params)
  }

  /** Takes in what has come since the last time. */
  listen(): void {
    const texts = this.guest?.texts ?? []
    for (const text of texts.slice(this.read)) if (text.method !== undefined) this.screen.hear(JSON.stringify(text))
    this.read = texts.length
  }
}
