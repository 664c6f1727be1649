import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { Network, TableAbout } from '../../../contract/screens.ts'

import { Gate } from '../../admission/gate/gate.ts'
import { LIMITS, type Limits } from '../../admission/gate/limits.ts'
import { GuestOrders } from '../../admission/gate/orders.ts'
import { addressKey } from '../../admission/gate/rates/addresses.ts'
import type { Now } from '../../admission/gate/rates/bucket.ts'
import type { FromServer, Listen, ToServer } from '../../link/link.ts'
import { type Announced, Announcement } from '../network/announcement.ts'
import { listNetworks } from '../network/networks.ts'
import { NetworkWatch } from '../network/networkWatch.ts'
import { SocketConnection } from './connection/socketConnection.ts'
import { AirPosters } from './http/airPosts.ts'
import { AirReaders } from './http/airReaders.ts'
import { createHttp, type HttpSetting } from './http/http.ts'

export interface GuestServerSetting {
  readonly tell: (message: FromServer) => void
  readonly limits?: Limits
  readonly now?: Now
  /** Milliseconds since 1970. */
  readonly wallClock?: () => number
  readonly networks?: typeof listNetworks
  readonly announce?: (announced: Announced) => Pick<Announcement, 'stop'>
}

/** The work of the process, without the process: listens, admits guests and passes messages on. */
export class GuestServer {
  private readonly tell: (message: FromServer) => void
  private readonly limits: Limits
  private readonly now: Now
  private readonly gate: Gate
  private readonly air: AirReaders
  private readonly posters: AirPosters
  private readonly orders: GuestOrders
  private readonly watch: NetworkWatch
  private readonly networks: typeof listNetworks
  private readonly announce: (announced: Announced) => Pick<Announcement, 'stop'>
  private app: FastifyInstance | null = null
  private announcement: Pick<Announcement, 'stop'> | null = null
  private listening: Listen | null = null
  private about: TableAbout | null = null
  private timer: NodeJS.Timeout | null = null
  private count = 0
  /** Runs changes of the listening socket one after another. */
  private changing: Promise<void> = Promise.resolve()

  constructor({ tell, limits = LIMITS, now = () => performance.now(), ...rest }: GuestServerSetting) {
    this.tell = tell
    this.limits = limits
    this.now = now
    this.air = new AirReaders({ limits, now, tell })
    this.posters = new AirPosters(limits, tell)
    this.gate = new Gate({ limits, now, tell, wallClock: rest.wallClock ?? Date.now })
    this.orders = new GuestOrders(this.gate)
    this.networks = rest.networks ?? listNetworks
    this.announce = rest.announce ?? ((announced) => new Announcement(announced))
    this.watch = new NetworkWatch(this.networks, limits.look, (networks) => this.networksChanged(networks))
  }

  /** Carries out a message of the host. The promise resolves when it is done; it never rejects. */
  handle(message: ToServer): Promise<void> {
    if (message.kind === 'listen') return this.change(() => this.listen(message.listen))
    if (message.kind === 'stop') return this.change(() => this.stop())
    if (message.kind === 'air') return Promise.resolve(this.air.set(message))
    if (message.kind === 'airAnswer') return Promise.resolve(this.posters.answer(message))
    if (message.kind === 'tokens') this.air.setTokens(message.hashes)
    if (message.kind === 'about') return this.change(() => this.announceAbout(message.about))
    this.orders.carryOut(message)
    return Promise.resolve()
  }

  private change(action: () => Promise<void>): Promise<void> {
    this.changing = this.changing.then(action)
    return this.changing
  }

  private async listen(listen: Listen): Promise<void> {
    await this.stop()
    this.gate.version = listen.version
    try {
      const { limits, now, gate } = this
      const onSocket: HttpSetting['onSocket'] = (...arrived) => this.accept(...arrived)
      const isSeated = (key: string) => gate.isSeatedAt(key)
      const onDevice = this.tellOnce({ kind: 'reached' })
      const { air: readers, posters } = this
      const app = await createHttp({ listen, limits, now, onSocket, isSeated, onDevice, readers, posters })
      this.app = app
      this.listening = listen
      await app.listen({ host: listen.host, port: listen.port })
      app.server.on('error', (error) => this.fail(error))
      this.timer = setInterval(() => this.tick(), this.limits.tick)
      this.tell({ kind: 'listening', port: portOf(app) })
      this.watch.start()
    } catch (error) {
      await this.stop()
      this.fail(error)
    }
  }

  /** Announces the table again on a network that has come back. */
  private networksChanged(networks: readonly Network[]): void {
    this.tell({ kind: 'networks', networks })
    void this.change(() => this.announceAgain(networks))
  }

  private async announceAgain(networks: readonly Network[]): Promise<void> {
    const { app, listening } = this
    await this.announcement?.stop()
    this.announcement = null
    if (!app || !listening || listening.announceAs === null) return
    const { host: address, announceAs: name, version } = listening
    if (networks.some((network) => network.address === address))
      this.announcement = this.announce({ name, address, port: portOf(app), version, about: this.about })
  }

  /** Announces the table with other facts: an announcement cannot be changed, so it is withdrawn and made again. */
  private async announceAbout(about: TableAbout | null): Promise<void> {
    this.about = about
    if (this.announcement) await this.announceAgain(this.networks())
  }

  private tick(): void {
    this.gate.tick()
    this.air.tick()
  }

  private tellOnce(message: FromServer): () => void {
    let isTold = false
    return () => {
      if (!isTold) this.tell(message)
      isTold = true
    }
  }

  private fail(error: unknown): void {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    this.tell({ kind: 'failed', code: code.slice(0, 64), detail: String(error).slice(0, 1000) })
  }

  /** Says goodbye to all guests and closes the port. */
  private async stop(): Promise<void> {
    const { app, announcement } = this
    this.app = null
    this.listening = null
    this.announcement = null
    this.watch.stop()
    if (this.timer) clearInterval(this.timer)
    this.gate.closeAll()
    this.air.close()
    await Promise.all([app?.close().catch(() => undefined), announcement?.stop()])
  }

  private accept(socket: WebSocket, stream: Socket, address: string, vouch: () => void): void {
    const { limits, now, gate } = this
    const [id, key] = [`c${++this.count}`, addressKey(address)]
    gate.enter(new SocketConnection(socket, stream, { id, address, key, limits, now, desk: gate, vouch }))
  }
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return typeof address === 'object' && address ? address.port : 0
}
