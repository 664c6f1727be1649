import type { FeedPoint } from '../../contract/screens.ts'
import type { ToServer } from '../link.ts'
import type { FeedItem } from './feedItem.ts'
import { FeedLog } from './feedLog.ts'
import { Printed } from './printed.ts'

/** Passes a message to the process that has the sockets, without waiting. */
export type Tell = (message: ToServer) => void

/** One feed to many connections: each message becomes text once, whoever reads it. */
export class Broadcast {
  readonly log = new FeedLog()
  private readonly tell: Tell
  private readonly connections = new Set<string>()

  constructor(tell: Tell) {
    this.tell = tell
  }

  /** Sends a message to everybody. */
  add(item: FeedItem): void {
    const printed = item.kind === 'trouble' ? new Printed(item.message) : this.log.add(item)
    if (printed) this.send([...this.connections], printed)
  }

  /** Adds a connection, which hears what it lacks: the batches since its point, or else a snapshot. */
  join(connection: string, point: FeedPoint | null): void {
    this.connections.add(connection)
    const missed = point ? this.log.since(point) : null
    if (missed) for (const batch of missed) this.send([connection], batch)
    else this.sendSnapshot(connection)
  }

  /** Replaces all that is still on its way to a connection. */
  sendSnapshot(connection: string): void {
    if (this.log.snapshot) this.send([connection], this.log.snapshot)
  }

  leave(connection: string): void {
    this.connections.delete(connection)
  }

  private send(connections: readonly string[], printed: Printed): void {
    if (connections.length === 0) return
    const snapshot = printed.message.kind === 'snapshot'
    this.tell({ kind: 'send', connections, text: printed.text, snapshot })
  }
}
