import type { ConnectionEvent } from '../../../contract/joining.ts'
import type { Now } from '../../admission/gate/rates/bucket.ts'
import { listNetworks } from '../../transport/network/networks.ts'
import type { FromJoining, ToJoining } from '../messages.ts'
import { Finder } from './finder.ts'
import { JOINING_LIMITS, type JoiningLimits } from './limits.ts'
import { TableSocket } from './tableSocket.ts'

export interface JoiningServerSetting {
  readonly tell: (message: FromJoining) => void
  readonly limits?: JoiningLimits
  readonly now?: Now
  readonly networks?: typeof listNetworks
}

/** The work of the process, without the process: looks for tables, and talks to one. */
export class JoiningServer {
  private readonly setting: Required<JoiningServerSetting>
  private readonly sockets = new Map<number, TableSocket>()
  private finder: Finder | null = null

  constructor(setting: JoiningServerSetting) {
    const usual = { limits: JOINING_LIMITS, now: () => performance.now(), networks: () => listNetworks() }
    this.setting = { ...usual, ...setting }
  }

  handle(message: ToJoining): void {
    if (message.kind === 'look') void this.look(message.on)
    else if (message.kind === 'connect') this.connect(message)
    else if (message.kind === 'send') this.sockets.get(message.wire)?.send(message.text)
    else this.disconnect(message.wire)
  }

  /** Ends everything. */
  async end(): Promise<void> {
    for (const connection of [...this.sockets.keys()]) this.disconnect(connection)
    await this.look(false)
  }

  private async look(on: boolean): Promise<void> {
    const { networks, tell } = this.setting
    const { finder } = this
    if (on === (finder !== null)) return
    this.finder = on ? new Finder(networks(), (tables) => tell({ kind: 'found', tables: [...tables] })) : null
    await finder?.stop()
  }

  private connect({ wire, host, port }: Extract<ToJoining, { kind: 'connect' }>): void {
    const { limits, now } = this.setting
    this.disconnect(wire)
    const socket = new TableSocket({ place: { host, port }, limits, now, tell: (event) => this.tell(wire, event) })
    this.sockets.set(wire, socket)
  }

  private disconnect(connection: number): void {
    this.sockets.get(connection)?.close()
    this.sockets.delete(connection)
  }

  private tell(connection: number, event: ConnectionEvent): void {
    if (event.kind === 'closed' || event.kind === 'failed') this.sockets.delete(connection)
    this.setting.tell({ ...event, wire: connection })
  }
}
