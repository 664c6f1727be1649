import { type Answerer, createAnswerer, type Handlers } from '../clients/answer.ts'
import { Sessions } from '../clients/sessions.ts'
import type { CasterState } from '../contract/caster.ts'
import type { Channel, Channels, MatchInfo, MatchSetup } from '../contract/ipc.ts'
import type { Device, LuckMessage, RoomMessage, ScreensState, ShownMoves } from '../contract/screens.ts'
import { silentLog } from '../files/log.ts'
import { matchHandlers } from '../handlers/matches.ts'
import { saveHandlers } from '../handlers/saves.ts'
import { screensHandlers } from '../handlers/screens.ts'
import { RunningMatches } from '../matches/runningMatches.ts'
import type { AddressKeeper } from '../remote/admission/addressBook.ts'
import { hashOfToken } from '../remote/admission/links.ts'
import type { FromServer, ResumePoint, ToServer } from '../remote/link/link.ts'
import { OtherScreens } from '../remote/otherScreens.ts'
import { NUMBER_PATIENCE, PLEDGE_PATIENCE } from '../remote/room/luckDraws.ts'
import type { ScreensServer } from '../remote/transport/process/serverProcess.ts'
import { addressesInMemory } from './addresses.ts'
import { windowClient } from './clients.ts'
import { cups } from './cups.ts'
import { cupsStore, onlyCups } from './cupsMatches.ts'
import { freshFolder } from './folders.ts'
import { GuestScreen } from './guestScreens.ts'
import { quiet, ScriptedThinker } from './subscribers.ts'
import { VirtualTime } from './virtualTime.ts'

/** Stands in for the process with the sockets. It listens at once, unless a test gives another answer. */
export class FakeServer implements ScreensServer {
  readonly told: ToServer[] = []
  /** The answer to `listen`; null for none. */
  onListen: FromServer | null = { kind: 'listening', port: 4173 }
  onTell: (message: ToServer) => void = () => {}
  private hear: (message: FromServer) => void = () => {}

  open(hear: (message: FromServer) => void): this {
    this.hear = hear
    return this
  }

  say(message: FromServer): void {
    this.hear(message)
  }

  tell(message: ToServer): void {
    this.told.push(message)
    this.onTell(message)
    if (message.kind === 'listen' && this.onListen) this.hear(this.onListen)
  }

  end(): void {}

  /** The valid tokens. */
  get hashes(): readonly string[] {
    const last = this.told.findLast((message) => message.kind === 'tokens')
    return last ? last.hashes : []
  }
}

/** Creates other screens over a fake server and a clock that the test moves. */
export function screensOver(
  sessions: Sessions,
  server: FakeServer,
  matches?: RunningMatches,
  answer?: Answerer,
  addresses: AddressKeeper = addressesInMemory(),
) {
  const timeSource = new VirtualTime()
  const shown: ScreensState[] = []
  const awake: boolean[] = []
  const drawn: number[] = []
  const names = { areChecked: false }
  let histories = 0
  const screens = new OtherScreens({
    source: { matches: matches as RunningMatches, newHistory: () => `h${++histories}` }, // given where a match is followed
    sessions,
    answer: answer ?? (async () => ({ ok: false, problem: { code: 'internal' } })),
    timeSource,
    wallClock: () => 1000 + timeSource.now(),
    drawWords: (count) => {
      drawn.push(count)
      return ['anchor', 'raven', 'tulip']
    },
    areNamesChecked: () => names.areChecked,
    nameless: () => 'Guest',
    networks: () => [{ name: 'wlan0', address: '192.168.1.24' }],
    openServer: (hear) => server.open(hear),
    pages: '/pages',
    version: '1.0.0',
    computer: 'Ann’s laptop',
    keepAwake: (is) => awake.push(is),
    show: (state) => shown.push(state),
    log: silentLog,
    addresses,
  })
  return { screens, timeSource, shown, awake, drawn, names }
}

/** A guest's screen with the messages of the room and the answers to its calls. */
export class RoomGuest extends GuestScreen {
  readonly rooms: RoomMessage[] = []
  /** The requests that it received to add to the luck of matches. */
  readonly sealed: LuckMessage[] = []
  /** The moves that the table has shown. */
  readonly tableShown: ShownMoves[] = []
  /** The work of the caster of its channel. */
  readonly commented: CasterState[] = []
  readonly answers: { readonly result?: unknown; readonly error?: { readonly data?: { readonly code: string } } }[] = []
  closed: string | null = null
  readonly connection: string

  constructor(connection: string) {
    super(cups)
    this.connection = connection
  }

  get room(): RoomMessage | undefined {
    return this.rooms.at(-1)
  }

  override hear(text: string): void {
    const { method, params } = JSON.parse(text)
    if (method === 'room.changed') this.rooms.push(params)
    if (method === 'room.shown') this.tableShown.push(params)
    if (method === 'channel.caster') this.commented.push(params)
    if (method === 'luck.sealed') this.sealed.push(params)
    super.hear(text)
  }
}

/** Returns a host for Cups with a window and other screens, called by channel. */
export async function openRoomHost({ folder, addresses }: { folder?: string; addresses?: AddressKeeper } = {}) {
  const store = await cupsStore(folder ?? (await freshFolder()))
  const thinker = new ScriptedThinker()
  const matches = new RunningMatches(store, thinker, silentLog)
  const server = new FakeServer()
  const window = windowClient()
  const sessions: Sessions = new Sessions(matches, () => screens.tableIs(sessions.matchOf(window)))
  const dialogs = { askWhatToRead: async () => [], askWhereToWrite: async () => null }
  let answer: Answerer = async () => ({ ok: false, problem: { code: 'internal' } })
  const over = screensOver(sessions, server, matches, (...call) => answer(...call), addresses)
  const { screens } = over
  const saves = saveHandlers(store, sessions, dialogs)
  const handlers = {
    ...matchHandlers(sessions, store, onlyCups, {
      askForLuck: (request) => screens.askForLuck(request),
      onShown: (shown) => screens.noteShown(shown),
    }),
    ...saves,
    'saves:remove': async (request: { readonly id: string }) => {
      await screens.drop(request.id)
      return saves['saves:remove'](request, window)
    },
    ...screensHandlers(screens),
  }
  const settled = async () => {
    for (let times = 0; times < 3; times++) {
      await quiet()
      if (screens.state.room) await screens.room.idle()
    }
  }
  answer = createAnswerer(handlers as unknown as Handlers, silentLog) // tests use no other channels
  const call = <C extends Channel>(channel: C, request: Channels[C]['request']) => answer(channel, request, window)
  const value = async <C extends Channel>(channel: C, request: Channels[C]['request']) => {
    const answered = await call(channel, request)
    if (!answered.ok) throw new Error(answered.problem.code)
    await settled()
    return answered.value as Channels[C]['response'] // the response type of this channel
  }
  return {
    ...over,
    store,
    thinker,
    matches,
    server,
    window,
    sessions,
    call,
    value,
    settled,
    ...guestsOf(server, settled),
  }
}

/** Connects guests to a fake server. */
function guestsOf(server: FakeServer, settled: () => Promise<void>) {
  const guests = new Map<string, RoomGuest>()
  const shared = new Map<string, unknown>()
  let count = 0
  server.onTell = (message) => {
    if (message.kind === 'send') for (const one of message.connections) guests.get(one)?.hear(message.text)
    if (message.kind === 'welcome') guests.get(message.connection)?.rooms.push(message.room)
    if (message.kind === 'share') shared.set(message.key, JSON.parse(message.text))
    if (message.kind === 'answerShared')
      guests.get(message.connection)?.answers.push({ result: shared.get(message.key) })
    if (message.kind === 'answer') guests.get(message.connection)?.answers.push(JSON.parse(message.text))
    if (message.kind === 'close') closeWith(guests.get(message.connection), message.reason)
  }
  const closeWith = (guest: RoomGuest | undefined, reason: string) => {
    if (guest) guest.closed = reason
  }
  /** Lets a screen join by an address. `screen` is the secret that identifies it. */
  const arrive = async (url: string, coming: Coming = {}) => {
    const { screen = `screen-${count + 1}`, name = '', device = 'phone', resume = null } = coming
    const { address = '192.168.1.30' } = coming
    const guest = new RoomGuest(`c${++count}`)
    guests.set(guest.connection, guest)
    const token = hashOfToken(url.split('#')[1] ?? '')
    const from = { screen, name, device, address, language: 'en', resume }
    server.say({ kind: 'arrived', connection: guest.connection, token, ...from })
    await settled()
    return guest
  }
  const ask = async (guest: RoomGuest, method: string, params: object = {}) => {
    const { length } = guest.answers
    server.say({ kind: 'call', connection: guest.connection, id: length + 1, method, params })
    while (guest.answers.length === length) await new Promise((resolve) => setTimeout(resolve, 1))
    await settled()
    return guest.answers[length]
  }
  const lose = async (guest: RoomGuest) => {
    server.say({ kind: 'left', connection: guest.connection })
    await settled()
  }
  return { arrive, ask, lose }
}

interface Coming {
  readonly screen?: string
  readonly name?: string
  readonly device?: Device
  readonly address?: string
  readonly resume?: ResumePoint | null
}

/** Deals a match to whose luck no guest adds: the guests are asked and do not answer. */
export async function dealUnaided(
  { call, timeSource, server }: Awaited<ReturnType<typeof openRoomHost>>,
  setup: MatchSetup,
): Promise<MatchInfo> {
  const seals = () => server.told.filter((one) => one.kind === 'send' && one.text.includes('luck.sealed')).length
  const before = seals()
  const created = call('match:create', setup)
  await quiet()
  if (seals() > before) {
    timeSource.pass(PLEDGE_PATIENCE)
    await quiet()
    timeSource.pass(NUMBER_PATIENCE)
  }
  const answered = await created
  if (!answered.ok) throw new Error(answered.problem.code)
  return answered.value as MatchInfo // the answer of this channel
}
