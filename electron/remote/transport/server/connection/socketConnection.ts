import type { Socket } from 'node:net'
import type { RawData, WebSocket } from 'ws'
import type { Connection, Desk, Stage } from '../../../admission/gate/connection.ts'
import type { Limits } from '../../../admission/gate/limits.ts'
import { Bucket, type Now } from '../../../admission/gate/rates/bucket.ts'
import { readRequest } from '../../../admission/gate/requests.ts'
import { CLOSE_CODE, type CloseReason, type TokenHash } from '../../../link/link.ts'
import { type CallId, errorText, RPC_CODES, type RpcCode, resultText } from '../../../link/rpc.ts'
import { Outbox } from './outbox.ts'
import { Pulse } from './pulse.ts'
import { Writer } from './writer.ts'

export interface ConnectionSetting {
  readonly id: string
  /** The address in the form for people, such as `192.168.1.24`. */
  readonly address: string
  /** The unit that counts as one address for limits. */
  readonly key: string
  readonly limits: Limits
  readonly now: Now
  readonly desk: Desk
  /** Called when the connection has sent a valid token. */
  readonly vouch: () => void
}

/** One WebSocket of a stranger or guest: its limits, its queue and its pulse. */
export class SocketConnection implements Connection {
  readonly id: string
  readonly address: string
  readonly key: string
  readonly vouch: () => void
  stage: Stage
  /** The token that the connection has sent; null until then. */
  token: TokenHash | null = null
  screen: string | null = null
  private readonly socket: WebSocket
  private readonly limits: Limits
  private readonly now: Now
  private readonly desk: Desk
  private readonly outbox: Outbox
  private readonly pulse: Pulse
  private readonly calls: Bucket
  private readonly faults: Bucket
  private lastDelay: number | null = null
  private wasQuiet = false

  /** @param stream the TCP connection of the WebSocket */
  constructor(socket: WebSocket, stream: Socket, { id, address, key, limits, now, desk, vouch }: ConnectionSetting) {
    this.id = id
    this.address = address
    this.key = key
    this.vouch = vouch
    this.socket = socket
    this.limits = limits
    this.now = now
    this.desk = desk
    this.stage = { kind: 'stranger', until: now() + limits.hello }
    this.outbox = new Outbox(new Writer(socket, stream), limits, now, () => this.desk.behind(this))
    this.pulse = new Pulse(socket, limits, now)
    this.calls = new Bucket(limits.calls, now)
    this.faults = new Bucket(limits.faults, now)
    this.listen()
  }

  get hasSeat(): boolean {
    return this.pulse.hasSeat
  }

  set hasSeat(hasSeat: boolean) {
    this.pulse.hasSeat = hasSeat
  }

  get isOpen(): boolean {
    return this.stage.kind !== 'closed'
  }

  /** Sends a message of a feed; a snapshot replaces all messages that are still queued. */
  send(bytes: Buffer, isSnapshot: boolean): void {
    if (this.stage.kind === 'guest') this.outbox.send(bytes, isSnapshot)
  }

  /** Sends an answer, in parts if some of it is shared with others. */
  answer(...parts: readonly (string | Buffer)[]): void {
    if (!this.isOpen) return
    this.outbox.answer(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)))
    if (this.outbox.isOverfull) this.drop()
  }

  /** Answers a call without asking the host. */
  succeed(id: CallId, result: unknown): void {
    this.answer(resultText(id, result))
  }

  /** Refuses a message. Too many refusals close the connection. */
  refuse(id: CallId, code: RpcCode, message: string, data?: unknown): void {
    if (this.faults.take()) this.answer(errorText(id, code, message, data))
    else this.close('misbehaved')
  }

  /** Gives the connection more time for its hello. */
  await(milliseconds: number): void {
    this.stage = { kind: 'stranger', until: this.now() + milliseconds }
  }

  /** Sends the reason, also as the answer to a waiting hello, and ends the connection. */
  close(reason: CloseReason): void {
    const { stage } = this
    if (stage.kind === 'closed') return
    if (stage.kind === 'arriving' || stage.kind === 'pairing')
      this.answer(errorText(stage.call, RPC_CODES.refused, reason, { code: reason }))
    this.end()
    this.socket.close(CLOSE_CODE, reason)
  }

  /** Checks the time limits. */
  tick(): void {
    const { stage } = this
    if (stage.kind === 'closed') return
    if (stage.kind === 'stranger' && this.now() > stage.until) this.close('late')
    else if (stage.kind === 'pairing' && this.now() > stage.until) this.close('late')
    else if (this.pulse.isDead) this.drop()
    else if (this.outbox.stalled > this.limits.stall) this.drop()
    else this.beat()
  }

  /** Notes that the page announces another message within `next` milliseconds; null if it announces none. */
  promise(next: number | null): void {
    this.pulse.promise(next)
  }

  private beat(): void {
    this.pulse.beat()
    const { isQuiet } = this.pulse
    if (this.stage.kind !== 'guest' || isQuiet === this.wasQuiet) return
    this.wasQuiet = isQuiet
    this.desk.quiet(this, isQuiet)
  }

  /** Ends the connection without a message: the other side would not read it. */
  private drop(): void {
    this.end()
    this.socket.terminate()
  }

  private end(): void {
    const { stage } = this
    if (stage.kind === 'closed') return
    this.stage = { kind: 'closed' }
    this.desk.ended(this, stage)
  }

  private listen(): void {
    const { socket } = this
    socket.on('message', (data, isBinary) => this.receive(data, isBinary))
    socket.on('ping', () => void this.mayBeat())
    socket.on('pong', (mark) => this.receivePong(mark))
    // `ws` closes the connection itself after an error, such as a message that is too long.
    socket.on('error', () => undefined)
    socket.on('close', () => this.end())
  }

  private receive(data: RawData, isBinary: boolean): void {
    if (!this.isOpen) return
    this.pulse.sign()
    if (isBinary || !Buffer.isBuffer(data)) return this.close('misbehaved')
    const isInTime = this.calls.take()
    const request = readRequest(data.toString(), this.limits)
    if ('code' in request) this.refuse(request.id, request.code, request.message)
    else if (isInTime) this.desk.receive(this, request)
    else this.refuse(request.id, RPC_CODES.refused, 'too many requests', { code: 'too-many-requests' })
  }

  private receivePong(mark: Buffer): void {
    if (!this.mayBeat()) return
    const delay = this.pulse.measure(mark)
    if (delay === null || this.stage.kind !== 'guest' || delay === this.lastDelay) return
    this.lastDelay = delay
    this.desk.delay(this, delay)
  }

  /** Counts pings and pongs like messages. */
  private mayBeat(): boolean {
    if (!this.isOpen) return false
    this.pulse.sign()
    if (this.calls.take()) return true
    if (!this.faults.take()) this.close('misbehaved')
    return false
  }
}
