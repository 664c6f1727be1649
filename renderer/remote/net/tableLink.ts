import type { Answer } from '../../../electron/contract/ipc.ts'
import {
  type ReceivedMessage,
  readFeed,
  readLuck,
  readPledges,
  readReceived,
  readRoom,
  readShown,
} from '../../../electron/contract/received.ts'
import type {
  FeedPoint,
  GuestBatch,
  GuestFeedMessage,
  LuckMessage,
  PledgesMessage,
  RoomMessage,
  ShownMoves,
} from '../../../electron/contract/screens.ts'
import { CLOSE_CODE, CLOSE_REASONS, type CloseReason, PROTOCOL } from '../../../electron/contract/socket.ts'
import { Calls, NOT_CONNECTED } from './calls.ts'
import { type Connection, NONSENSE } from './connection.ts'
import type { LinkSetting } from './linkSetting.ts'

/** The first and the longest pause before another attempt, milliseconds. */
const FIRST_PAUSE = 250
const LONGEST_PAUSE = 10_000
/** The milliseconds of silence after which the table is asked for a sign of life, and again until it counts as lost. */
const QUIET = 8000
const SILENT = 5000
/** The time limit for the answer to a hello, milliseconds. */
const HELLO = 8000

/** The time between two messages of a seated screen, milliseconds. */
const BEAT = 800

/** The number of invalid messages within a minute above which the table is left permanently. */
const MOST_NONSENSE = 4
const MINUTE = 60_000

/** Reasons after which another attempt makes sense. */
const PASSING: readonly CloseReason[] = ['late', 'silent', 'slow', 'full']

/** Returns whether a table that closes with this reason may be tried again at once, as after a lost connection. */
export const isPassing = (reason: CloseReason): boolean => PASSING.includes(reason)

/** Connects one screen to its table, reconnects automatically, and resumes the feed where it stopped. */
export class TableLink {
  private readonly setting: LinkSetting
  private readonly calls: Calls
  private connection: Connection | null = null
  private isJoined = false
  private tries = 0
  private receivedAt = 0
  private callOff = () => {}
  private stopBeating = () => {}
  private isSeated = false
  /** The times of invalid messages. */
  private nonsense: readonly number[] = []
  private point: (FeedPoint & { readonly match: string }) | null = null

  constructor(setting: LinkSetting) {
    this.setting = setting
    this.calls = new Calls(setting.timer)
  }

  /** Connects now, without the pause. */
  connect(): void {
    this.drop()
    this.setting.onState({ kind: 'connecting' })
    let isOwn = true
    const mine = (act: () => void) => {
      if (isOwn && this.connection === connection) act()
    }
    const connection = this.setting.open({
      onOpen: () => mine(() => this.join()),
      onMessage: (text) => mine(() => this.hear(readReceived(text))),
      onClose: (code, reason) =>
        mine(() => {
          isOwn = false
          this.ended(code, reason)
        }),
    })
    this.connection = connection
    const { timer, patience = HELLO / 2 } = this.setting
    this.callOff = timer.after(2 * patience, () => this.lose())
  }

  /** Stops the signs of life while the page is hidden. */
  rest(): void {
    this.beat()
  }

  /**
   * Tries at once when the page is visible again or the network is back, or checks whether the table is still there.
   */
  wake(): void {
    this.beat()
    if (this.isJoined) this.watch(0)
    else if (this.connection === null && this.tries > 0) this.connect()
  }

  /** Ends the connection permanently. */
  end(): void {
    this.drop()
  }

  /** Discards the position in the feed: the next connection starts with a snapshot. */
  forgetFeed(): void {
    this.point = null
  }

  async call(method: string, params: object): Promise<Answer<unknown>> {
    const { connection } = this
    if (!connection || !this.isJoined) return { ok: false, problem: NOT_CONNECTED }
    return this.calls.send((text) => connection.send(text), method, params)
  }

  private join(): void {
    const { connection, point } = this
    if (!connection) return
    const hello = { protocol: PROTOCOL, ...this.setting.hello(), ...(point && { resume: point }) }
    void this.calls
      .send((text) => connection.send(text), 'room.join', hello)
      .then((answer) => {
        if (this.connection !== connection || !answer.ok) return // the table gives the reason when it closes
        const room = readRoom(answer.value)
        if (!room) return this.loseFeed()
        this.isJoined = true
        this.tries = 0
        this.watch(QUIET)
        this.setting.onState({ kind: 'joined' })
        this.hearRoom(room)
        this.beat()
      })
  }

  private hearShown(shown: ShownMoves | null): void {
    if (shown) this.setting.onShown?.(shown)
  }

  private hearRoom(room: RoomMessage): void {
    this.isSeated = room.guest.seat !== null
    this.setting.onRoom(room)
  }

  /** Sends signs of life. A hidden page sends none, because systems slow it down. */
  private beat(): void {
    const { timer, isSeen } = this.setting
    this.stopBeating()
    if (!this.isJoined || !isSeen) return
    if (this.isSeated) void this.call('room.ping', { time: timer.now(), ...(isSeen() && { next: BEAT }) })
    this.stopBeating = timer.after(BEAT, () => this.beat())
  }

  private hear(received: ReceivedMessage | null): void {
    this.receivedAt = this.setting.timer.now()
    if (!received) return this.loseFeed() // another protocol: the next connection may be valid
    if (this.calls.take(received) || !('method' in received)) return
    if (received.method === 'room.changed') {
      const room = readRoom(received.params)
      if (room) this.hearRoom(room)
    } else if (received.method === 'room.shown') this.hearShown(readShown(received.params))
    else if (received.method === 'luck.sealed') void this.pledgeLuck(readLuck(received.params))
    else if (received.method === 'luck.pledged') void this.addLuck(readPledges(received.params))
    else if (received.method.startsWith('feed.')) this.hearFeed(readFeed(received.params))
    else this.setting.onNotice?.(received.method, received.params)
  }

  /** Sends this screen's luck without its player's action: the new match waits only a moment. */
  private async pledgeLuck(asked: LuckMessage | null): Promise<void> {
    const hash = asked && (await this.setting.luck?.pledge(asked))
    if (asked && hash) void this.call('luck.pledge', { match: asked.match, hash })
  }

  private async addLuck(pledged: PledgesMessage | null): Promise<void> {
    const number = pledged && (await this.setting.luck?.reveal(pledged))
    if (!pledged || !number) return
    const { match } = pledged
    const answer = await this.call('luck.add', { match, number })
    if (answer.ok) this.setting.luck?.noteTaken(match)
  }

  private hearFeed(message: GuestFeedMessage | null): void {
    if (!message) return this.loseFeed()
    if (message.kind === 'batch' && !this.goesOn(message)) return this.loseFeed()
    if ('match' in message)
      this.point = { match: message.match.id, history: message.history, lastEvent: message.lastEvent }
    try {
      this.setting.onFeed(message)
    } catch (error) {
      console.warn('what the table tells cannot be shown', error)
      this.loseFeed()
    }
  }

  private goesOn({ match, history, lastEvent, events }: GuestBatch): boolean {
    const { point } = this
    if (!point || match.id !== point.match || history !== point.history || lastEvent < point.lastEvent) return false
    return events.every(({ n }) => n > point.lastEvent)
  }

  /** Reconnects for a snapshot after a message that does not follow the shown state, but not endlessly. */
  private loseFeed(): void {
    const now = this.setting.timer.now()
    this.point = null
    this.nonsense = [...this.nonsense.filter((time) => now - time < MINUTE), now]
    if (this.nonsense.length <= MOST_NONSENSE) return this.lose()
    this.nonsense = []
    this.drop()
    this.setting.onState({ kind: 'closed', reason: 'nonsense' })
  }

  /** Asks for a sign of life after `quiet` milliseconds of silence, and drops the connection if none comes. */
  private watch(quiet: number): void {
    const { timer } = this.setting
    this.callOff()
    this.callOff = timer.after(quiet, () => {
      if (quiet > 0 && this.quietLeft > 1) return this.watch(this.quietLeft)
      const asked = timer.now()
      void this.call('room.ping', { time: asked })
      this.callOff = timer.after(SILENT, () => (this.receivedAt >= asked ? this.watch(this.quietLeft) : this.lose()))
    })
  }

  /** The remaining time of silence, milliseconds. */
  private get quietLeft(): number {
    return Math.max(1, QUIET - (this.setting.timer.now() - this.receivedAt))
  }

  private ended(code: number, text: string): void {
    if (code === NONSENSE.code && text === NONSENSE.reason) return this.loseFeed()
    const reason = code === CLOSE_CODE ? CLOSE_REASONS.find((one) => one === text) : undefined
    if (reason === undefined || isPassing(reason)) return this.lose()
    this.drop()
    if (this.setting.onTurnedAway(reason)) this.retry()
    else this.setting.onState({ kind: 'closed', reason })
  }

  private lose(): void {
    this.drop()
    this.retry()
  }

  private retry(): void {
    const { timer, random, onState, patience = LONGEST_PAUSE } = this.setting
    const pause = Math.min(patience, FIRST_PAUSE * 2 ** this.tries++)
    this.callOff = timer.after(pause * (0.75 + random() / 2), () => this.connect())
    onState({ kind: 'lost' }) // last: a listener may end the connection permanently
  }

  private drop(): void {
    const { connection } = this
    this.callOff()
    this.stopBeating()
    this.connection = null
    this.isJoined = false
    this.calls.loseAll()
    connection?.close()
  }
}
