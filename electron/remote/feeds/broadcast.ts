import type { FeedPoint, GuestClocks, GuestFeedMessage } from '../../contract/screens.ts'
import { REAL_TIME } from '../../time/timeSource.ts'
import type { Tell } from '../link/link.ts'
import type { FeedItem } from './feedItem.ts'
import { FeedLog } from './feedLog.ts'
import { Printed } from './printed.ts'

/** Takes the messages of a feed in this process. */
export type FeedReader = (message: GuestFeedMessage) => void

/** One feed to many connections: each message is serialized once, for any number of them. */
export class Broadcast {
  readonly log = new FeedLog()
  private readonly tell: Tell
  private readonly now: () => number
  private readonly connections = new Set<string>()
  private readonly readers = new Set<FeedReader>()
  private clocks: { readonly message: GuestClocks; readonly at: number } | null = null
  private isHeld = false

  /** @param now in milliseconds; it never goes back */
  constructor(tell: Tell, now: () => number = () => REAL_TIME.now()) {
    this.tell = tell
    this.now = () => Math.floor(now())
  }

  /** The current clocks, however long ago they were sent; null without any. */
  get clocksNow(): Extract<FeedItem, { kind: 'clocks' }> | null {
    if (!this.clocks || this.clocks.message.matchId !== this.log.snapshot?.message.match.id) return null
    const { message, at } = this.clocks
    const passed = this.now() - at
    const times = message.times.map((one) =>
      one.running ? { ...one, left: Math.max(0, one.left - passed), running: !this.isHeld } : one,
    )
    return { kind: 'clocks', message: { ...message, times } }
  }

  /** The messages that a new reader lacks: the current table with its clocks; none before the first snapshot. */
  get current(): readonly GuestFeedMessage[] {
    const { log, clocksNow } = this
    return [log.snapshot, clocksNow].flatMap((one) => one?.message ?? [])
  }

  /** Sends a message to all connections and readers. */
  add(item: FeedItem): void {
    if (item.kind === 'clocks') this.clocks = { message: item.message, at: this.now() }
    const isKept = item.kind === 'snapshot' || item.kind === 'batch'
    const printed = isKept ? this.log.add(item) : new Printed(item.message)
    if (printed) this.sendToAll(printed)
  }

  /** Stops the clocks on all screens while the picture is held, or lets them run on. */
  hold(isHeld: boolean): void {
    if (isHeld === this.isHeld) return
    this.isHeld = isHeld
    const { clocksNow } = this
    if (clocksNow && this.clocks?.message.times.some(({ running }) => running))
      this.sendToAll(new Printed(clocksNow.message))
  }

  /** Adds a connection and sends it what it lacks: the batches since its point, or a snapshot. */
  join(connection: string, point: FeedPoint | null): void {
    this.connections.add(connection)
    const missed = point ? this.log.since(point) : null
    if (!missed) return this.sendSnapshot(connection)
    for (const batch of missed) this.send([connection], batch)
    this.sendClocks(connection)
  }

  /** Replaces all messages that are not delivered to a connection yet. */
  sendSnapshot(connection: string): void {
    if (!this.log.snapshot) return
    this.send([connection], this.log.snapshot)
    this.sendClocks(connection)
  }

  leave(connection: string): void {
    this.connections.delete(connection)
  }

  /** Passes all messages from now on to a reader; returns a function that stops this. */
  follow(reader: FeedReader): () => void {
    this.readers.add(reader)
    return () => void this.readers.delete(reader)
  }

  private sendClocks(...connections: readonly string[]): void {
    const { clocksNow } = this
    if (clocksNow) this.send(connections, new Printed(clocksNow.message))
  }

  private sendToAll(printed: Printed): void {
    this.send([...this.connections], printed)
    for (const read of this.readers) read(printed.message)
  }

  private send(connections: readonly string[], printed: Printed): void {
    if (connections.length === 0) return
    const snapshot = printed.message.kind === 'snapshot'
    this.tell({ kind: 'send', connections, text: printed.text, snapshot })
  }
}
