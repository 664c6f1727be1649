import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { FromServer, Seated, TokenHash, ToServer } from '../../link/link.ts'
import { type CallId, RPC_CODES } from '../../link/rpc.ts'
import type { Connection, Desk, Stage } from './connection.ts'
import type { Limits } from './limits.ts'
import { addressKey, Places } from './rates/addresses.ts'
import { Bucket, type Now } from './rates/bucket.ts'
import { Crowd } from './rates/crowd.ts'
import { type GuestRequest, JOIN, type Join, PAIRING, PING, protocolOf } from './requests.ts'
import { hashOf, Tokens } from './tokens.ts'
import { PROTOCOL, versionGap } from './versions.ts'
import { Words } from './words.ts'

export interface GateSetting {
  readonly limits: Limits
  readonly now: Now
  /** Milliseconds since 1970. */
  readonly wallClock: () => number
  readonly tell: (message: FromServer) => void
}

type TurnedAway = 'too-old' | 'too-new' | 'unknown-token' | 'full'

/** Admits strangers by tokens and words, and passes the calls of guests to the host. */
export class Gate implements Desk {
  /** The version of this program. */
  version = '0.0.0'
  private readonly setting: GateSetting
  private readonly tokens = new Tokens()
  private readonly words: Words
  private readonly allCalls: Bucket
  private readonly connections = new Map<string, Connection>()
  private readonly strangers: Crowd<Connection>
  /** Places of connections with a valid token. */
  private readonly guests: Places
  private readonly seatedGuests: Places
  private readonly places = new Map<Connection, Places>()
  private seated: Seated = { addresses: [], screens: [], tokens: [] }
  private seatedKeys: ReadonlySet<string> = new Set()
  /** Connections that wait for the table's approval, by the id of their request. */
  private readonly waiting = new Map<string, Connection>()

  constructor(setting: GateSetting) {
    this.setting = setting
    this.words = new Words(setting.limits, setting.now, setting.wallClock)
    this.allCalls = new Bucket(setting.limits.allCalls, setting.now)
    const { strangers, guests, seated } = setting.limits
    this.strangers = new Crowd(
      strangers,
      (key) => this.isSeatedAt(key),
      (connection) => connection.close('full'),
    )
    this.guests = new Places(guests)
    this.seatedGuests = new Places(seated)
  }

  /** Accepts a stranger, or closes its connection if there is no place. */
  enter(connection: Connection): void {
    if (!this.strangers.enter(connection.key, connection)) return connection.close('full')
    this.connections.set(connection.id, connection)
  }

  setSeated(seated: Seated): void {
    this.seated = seated
    this.seatedKeys = new Set(seated.addresses.map(addressKey))
    for (const connection of this.connections.values()) connection.hasSeat = this.hasSeat(connection)
  }

  /** Returns whether a guest with a seat has this address. */
  isSeatedAt(key: string): boolean {
    return this.seatedKeys.has(key)
  }

  find(id: string): Connection | undefined {
    return this.connections.get(id)
  }

  tick(): void {
    for (const connection of this.connections.values()) connection.tick()
  }

  closeAll(): void {
    for (const connection of this.connections.values()) connection.close('stopped')
  }

  setTokens(hashes: readonly TokenHash[]): void {
    this.tokens.set(hashes)
    for (const connection of this.connections.values())
      if (connection.token !== null && !this.tokens.has(connection.token)) connection.close('revoked')
  }

  setWords({ words }: Extract<ToServer, { kind: 'words' }>): void {
    this.words.set(words)
  }

  /** Answers a waiting request. With a token it may join on the same connection. */
  admit(request: string, token: string | null): void {
    const connection = this.waiting.get(request)
    const stage = connection?.stage
    this.waiting.delete(request)
    if (!connection || stage?.kind !== 'pairing') return
    connection.await(this.setting.limits.hello)
    if (token === null) connection.refuse(stage.call, RPC_CODES.refused, 'refused', { code: 'refused' })
    else connection.succeed(stage.call, { token })
  }

  welcome(id: string, room: unknown): void {
    const connection = this.connections.get(id)
    if (connection?.stage.kind !== 'arriving') return
    const { call } = connection.stage
    connection.stage = { kind: 'guest' }
    connection.succeed(call, room)
  }

  receive(connection: Connection, request: GuestRequest): void {
    const { id, method, params } = request
    const { kind } = connection.stage
    if (kind === 'stranger' && method === 'room.join') this.join(connection, id, params)
    else if (kind === 'stranger' && method === 'room.knock') this.pair(connection, id, params)
    else if (kind !== 'guest') connection.refuse(id, RPC_CODES.notARequest, 'room.join comes first')
    else if (method === 'room.ping') this.ping(connection, id, params)
    else if (method === 'room.join' || method === 'room.knock')
      connection.refuse(id, RPC_CODES.notARequest, 'has joined already')
    else this.call(connection, request)
  }

  behind({ id }: Connection): void {
    this.setting.tell({ kind: 'behind', connection: id })
  }

  delay({ id }: Connection, milliseconds: number): void {
    this.setting.tell({ kind: 'delay', connection: id, milliseconds })
  }

  quiet({ id }: Connection, quiet: boolean): void {
    this.setting.tell({ kind: 'quiet', connection: id, quiet })
  }

  ended(connection: Connection, before: Stage): void {
    this.connections.delete(connection.id)
    this.strangers.leave(connection)
    this.places.get(connection)?.giveBack(connection.key)
    this.places.delete(connection)
    if (before.kind === 'pairing') {
      this.waiting.delete(before.request)
      this.setting.tell({ kind: 'askedNoMore', request: before.request })
    }
    if (before.kind === 'arriving' || before.kind === 'guest')
      this.setting.tell({ kind: 'left', connection: connection.id })
  }

  private join(connection: Connection, call: CallId, params: unknown): void {
    const protocol = protocolOf(params)
    if (protocol !== null && protocol !== PROTOCOL)
      return this.turnAway(connection, call, protocol < PROTOCOL ? 'too-old' : 'too-new')
    const join = JOIN.safeParse(params)
    if (!join.success) return refuseParams(connection, call, join.error)
    const gap = versionGap(join.data.version, this.version)
    if (gap !== null) return this.turnAway(connection, call, gap)
    const token = hashOf(join.data.token)
    if (!this.tokens.has(token)) return this.turnAway(connection, call, 'unknown-token')
    connection.token = token
    connection.screen = hashOf(join.data.screen)
    if (!this.takePlace(connection)) return this.turnAway(connection, call, 'full')
    connection.stage = { kind: 'arriving', call }
    this.setting.tell(arrivalOf(connection, token, join.data))
  }

  /** Makes a stranger with a valid token a guest. Returns false if there is no place. */
  private takePlace(connection: Connection): boolean {
    connection.hasSeat = this.hasSeat(connection)
    const kinds = connection.hasSeat ? [this.seatedGuests, this.guests] : [this.guests]
    const place = kinds.find((places) => places.take(connection.key))
    if (!place) return false
    this.places.set(connection, place)
    this.strangers.leave(connection)
    connection.vouch()
    return true
  }

  private hasSeat({ token, screen }: Connection): boolean {
    const { tokens, screens } = this.seated
    return (token !== null && tokens.includes(token)) || (screen !== null && screens.includes(screen))
  }

  /** Answers the hello of a guest that cannot join, and closes the connection. */
  private turnAway(connection: Connection, call: CallId, reason: TurnedAway): void {
    connection.stage = { kind: 'stranger', until: this.setting.now() }
    connection.refuse(call, RPC_CODES.refused, reason, { code: reason, version: this.version, protocol: PROTOCOL })
    connection.close(reason)
  }

  private pair(connection: Connection, call: CallId, params: unknown): void {
    const { limits, now, tell } = this.setting
    const asked = PAIRING.safeParse(params)
    if (!asked.success) return refuseParams(connection, call, asked.error)
    connection.await(limits.hello)
    if (this.waiting.size >= limits.requests) return refuseWith(connection, call, 'full')
    const { words, name, device, seat = null } = asked.data
    const were = this.words.areGood
    const verdict = this.words.try(words, connection.key)
    if (verdict !== 'right' && were && !this.words.areGood) tell({ kind: 'wordsSpent' })
    if (verdict !== 'right') return refuseWith(connection, call, verdict)
    const request = randomUUID()
    connection.stage = { kind: 'pairing', request, call, until: now() + limits.waiting }
    this.waiting.set(request, connection)
    this.strangers.vouch(connection)
    tell({ kind: 'asked', request: { id: request, name, device, address: connection.address, seat } })
  }

  private ping(connection: Connection, id: CallId, params: unknown): void {
    const ping = PING.safeParse(params)
    if (!ping.success) return refuseParams(connection, id, ping.error)
    connection.promise(ping.data.next ?? null)
    connection.succeed(id, { time: ping.data.time, now: this.setting.wallClock() })
  }

  private call(connection: Connection, { id, method, params }: GuestRequest): void {
    if (this.allCalls.take()) this.setting.tell({ kind: 'call', connection: connection.id, id, method, params })
    else refuseWith(connection, id, 'too-many-requests')
  }
}

function arrivalOf({ id, address }: Connection, token: TokenHash, join: Join): FromServer {
  const { screen, name = '', device, language, resume = null } = join
  return { kind: 'arrived', connection: id, token, screen, name, device, address, language, resume }
}

function refuseWith(connection: Connection, call: CallId, code: string): void {
  connection.refuse(call, RPC_CODES.refused, code, { code })
}

function refuseParams(connection: Connection, call: CallId, error: z.ZodError): void {
  const issue = error.issues[0]
  const data = { where: issue?.path.join('.') ?? '', what: issue?.message ?? '' }
  connection.refuse(call, RPC_CODES.badParams, 'invalid params', data)
}
