import type { PageMessage } from '../../contract/ipc.ts'
import { Refused } from '../../contract/refused.ts'
import { isPlace, placeText, type TablePlace } from '../../contract/tableAddress.ts'
import type { Log } from '../../files/log.ts'
import type { TimeSource } from '../../time/timeSource.ts'
import type { Child } from '../transport/process/serverProcess.ts'
import { FROM_JOINING, type FromJoining, type ToJoining } from './messages.ts'

export interface JoiningSetting {
  /** Starts the process that looks for tables and talks to them. */
  readonly launch: () => Child<ToJoining>
  readonly timeSource: TimeSource
  /** Passes messages on to the window. */
  readonly show: (message: PageMessage) => void
  /** Returns whether an address belongs to a network of this computer. */
  readonly isNearby: (host: string) => boolean
  /** Called with whether this window has a connection to another table. */
  readonly onConnected: (isConnected: boolean) => void
  readonly log: Log
}

/** The time after a key press or click in which the window may name a new address, in milliseconds. */
const OWN_ACT = 10_000
/** The most connections at the same time, and the most addresses that may be tried again without the player. */
const MOST_WIRES = 2
const MOST_PLACES = 4
/** The time for which the process may stay without work, in milliseconds: a lost connection soon returns. */
const IDLE = 15_000

/**
 * Connects the window to the tables of other copies of the program. All their messages are read in a process of its
 * own, which runs only while it is needed.
 */
export class Joining {
  private readonly setting: JoiningSetting
  private child: Child<ToJoining> | null = null
  private isLooking = false
  private readonly connections = new Set<number>()
  /** The addresses that the player has chosen, the latest last. */
  private places: readonly string[] = []
  private actedAt = Number.NEGATIVE_INFINITY
  private callOffEnd = () => {}

  constructor(setting: JoiningSetting) {
    this.setting = setting
  }

  /** Notes that the player has used a key or a pointer in the window. */
  noteAct(): void {
    this.actedAt = this.setting.timeSource.now()
  }

  look(on: boolean): void {
    if (on === this.isLooking) return
    this.isLooking = on
    this.post({ kind: 'look', on })
  }

  /** Connects to a table. Throws `bad-request`, `not-allowed` without an action of the player, and `too-far`. */
  connect(connection: number, place: TablePlace): void {
    if (!isPlace(place)) throw new Refused('bad-request', 'no address')
    if (!this.setting.isNearby(place.host)) throw new Refused('too-far')
    if (this.connections.size >= MOST_WIRES && !this.connections.has(connection))
      throw new Refused('too-many-requests', 'connections')
    this.allow(placeText(place))
    this.connections.add(connection)
    this.post({ kind: 'connect', wire: connection, host: place.host, port: place.port })
    this.tellConnected()
  }

  send(connection: number, text: string): void {
    if (this.connections.has(connection)) this.post({ kind: 'send', wire: connection, text })
  }

  disconnect(connection: number): void {
    if (!this.connections.delete(connection)) return
    this.post({ kind: 'disconnect', wire: connection })
    this.tellConnected()
  }

  /** Closes everything when the page is gone or replaced: its connections and its search. */
  leave(): void {
    for (const connection of [...this.connections]) this.disconnect(connection)
    this.look(false)
  }

  /** Ends the process at once. */
  end(): void {
    this.callOffEnd()
    const { child } = this
    this.child = null
    this.connections.clear()
    this.isLooking = false
    child?.kill()
  }

  /**
   * Throws unless the address is allowed: a new one needs an action of the player; those chosen before may be tried
   * again.
   */
  private allow(place: string): void {
    const isKnown = this.places.includes(place)
    if (!isKnown && this.setting.timeSource.now() - this.actedAt > OWN_ACT) throw new Refused('not-allowed', 'no act')
    this.places = [...this.places.filter((one) => one !== place), place].slice(-MOST_PLACES)
  }

  private post(message: ToJoining): void {
    this.callOffEnd()
    if (!this.child) {
      if (message.kind === 'disconnect' || (message.kind === 'look' && !message.on)) return
      this.start()
    }
    this.child?.post(message)
    if (this.isIdle) this.callOffEnd = this.setting.timeSource.after(IDLE, () => this.isIdle && this.end())
  }

  private get isIdle(): boolean {
    return this.connections.size === 0 && !this.isLooking
  }

  private start(): void {
    const child = this.setting.launch()
    this.child = child
    child.onMessage((message) => {
      if (this.child === child) this.receive(message)
    })
    child.onExit((code) => {
      if (this.child === child) this.crashed(code)
    })
  }

  private receive(raw: unknown): void {
    const { log, show } = this.setting
    const parsed = FROM_JOINING.safeParse(raw)
    if (!parsed.success) {
      log.error('message of the joining process not understood', {
        where: parsed.error.issues[0]?.path.join('.') ?? '',
      })
      return
    }
    const message = parsed.data
    if (message.kind === 'found') {
      if (this.isLooking) show(message)
    } else this.pass(message)
  }

  private pass({ wire, ...event }: Exclude<FromJoining, { kind: 'found' }>): void {
    if (!this.connections.has(wire)) return
    if (event.kind === 'closed' || event.kind === 'failed') this.disconnect(wire)
    this.setting.show({ kind: 'wire', wire, event })
  }

  private crashed(exitCode: number): void {
    this.setting.log.error('joining process gone', { exitCode })
    const connections = [...this.connections]
    const wasLooking = this.isLooking
    this.end()
    for (const connection of connections)
      this.setting.show({ kind: 'wire', wire: connection, event: { kind: 'failed', reason: 'crashed' } })
    if (wasLooking) this.setting.show({ kind: 'found', tables: [] })
    this.tellConnected()
  }

  private tellConnected(): void {
    this.setting.onConnected(this.connections.size > 0)
  }
}
