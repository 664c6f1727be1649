import { WebSocket } from 'ws'
import type { ConnectionEndReason, ConnectionEvent } from '../../../contract/joining.ts'
import { SOCKET_PATH } from '../../../contract/socket.ts'
import { placeText, type TablePlace } from '../../../contract/tableAddress.ts'
import { Bucket, type Now } from '../../admission/gate/rates/bucket.ts'
import type { JoiningLimits } from './limits.ts'
import { MessageCheck } from './messageCheck.ts'

export interface TableSocketSetting {
  readonly place: TablePlace
  readonly limits: JoiningLimits
  readonly now: Now
  /** Called with the events of the connection; never after its end. */
  readonly tell: (event: ConnectionEvent) => void
}

/** A WebSocket to another table, which is trusted as little as the table trusts its guests. */
export class TableSocket {
  private readonly socket: WebSocket
  private readonly setting: TableSocketSetting
  private readonly messageCheck: MessageCheck
  private readonly messages: Bucket
  private readonly bytes: Bucket
  private isOpen = false
  private isOver = false

  constructor(setting: TableSocketSetting) {
    const { place, limits, now } = setting
    this.setting = setting
    this.messageCheck = new MessageCheck(limits.calls)
    this.messages = new Bucket(limits.messages, now)
    this.bytes = new Bucket(limits.bytes, now)
    this.socket = new WebSocket(`ws://${placeText(place)}${SOCKET_PATH}`, {
      followRedirects: false,
      handshakeTimeout: limits.handshake,
      maxPayload: limits.message,
      perMessageDeflate: false,
    })
    this.listen()
  }

  send(text: string): void {
    if (!this.isOpen || this.isOver) return
    const isTooMuch = this.socket.bufferedAmount + text.length > this.setting.limits.queue
    if (isTooMuch || !this.messageCheck.noteCall(text)) this.fail('no-way')
    else this.socket.send(text)
  }

  /** Ends the connection without an event. */
  close(): void {
    this.isOver = true
    if (this.isOpen) this.socket.close()
    else this.socket.terminate()
  }

  private listen(): void {
    const { socket } = this
    socket.on('open', () => {
      this.isOpen = true
      this.tell({ kind: 'opened' })
    })
    socket.on('message', (data, isBinary) => {
      if (Buffer.isBuffer(data)) this.receive(data, isBinary)
      else this.fail('nonsense')
    })
    socket.on('ping', () => this.count(0))
    socket.on('pong', () => this.count(0))
    socket.on('unexpected-response', () => this.fail('no-table'))
    socket.on('error', (error) => this.fail(reasonOf(error, this.isOpen)))
    socket.on('close', (code, reason) => this.closed(code, reason.toString()))
  }

  private receive(data: Buffer, isBinary: boolean): void {
    if (this.isOver || !this.count(data.length)) return
    const text = isBinary ? null : data.toString()
    if (text !== null && this.messageCheck.accepts(text)) this.tell({ kind: 'said', text })
    else this.fail('nonsense')
  }

  /** Counts a message; returns false if it exceeds the limit. */
  private count(bytes: number): boolean {
    if (this.messages.take() && this.bytes.take(bytes)) return true
    this.fail('flood')
    return false
  }

  private closed(code: number, reason: string): void {
    this.tell({ kind: 'closed', code, reason })
    this.isOver = true
  }

  private fail(reason: ConnectionEndReason): void {
    this.tell({ kind: 'failed', reason })
    this.isOver = true
    this.socket.terminate()
  }

  private tell(event: ConnectionEvent): void {
    if (!this.isOver) this.setting.tell(event)
  }
}

const WAYS = ['ENETUNREACH', 'EHOSTUNREACH', 'EADDRNOTAVAIL', 'EACCES', 'EPERM']

function reasonOf(error: Error, wasOpen: boolean): ConnectionEndReason {
  if (wasOpen) return 'nonsense' // a frame that is none, or is too large
  const code = 'code' in error ? String(error.code) : ''
  if (WAYS.includes(code)) return 'no-way'
  // `ws` describes a wrong answer only in its message.
  const isOdd = /HPE_|Sec-WebSocket|upgrade|subprotocol|extension/i.test(`${code} ${error.message}`)
  return isOdd ? 'no-table' : 'nobody'
}
