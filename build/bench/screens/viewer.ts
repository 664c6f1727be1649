import { connect, type Socket } from 'node:net'
import { clock, SENT } from './messages.ts'

/** The first message of every viewer of the bench. The token is valid only there. */
export const TOKEN = 'bench-bench-bench-bench'
export const JOIN = {
  protocol: 1,
  version: '1.0.0',
  token: TOKEN,
  screen: 'screen-screen-screen-screen',
  device: 'computer',
  language: 'en',
} as const

const HELLO = frame(0x1, Buffer.from(JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'room.join', params: JOIN })))
const PING = 0x9
const PONG = 0xa

/**
 * A minimal WebSocket client: with a full client for each viewer, the viewers would be slower than the measured server.
 * Records how late each text is, in milliseconds.
 */
export class Viewer {
  private readonly socket: Socket
  private readonly onDelay: (milliseconds: number) => void
  private rest: Buffer = Buffer.alloc(0)

  private constructor(socket: Socket, onDelay: (milliseconds: number) => void) {
    this.socket = socket
    this.onDelay = onDelay
  }

  /** Opens a viewer; resolves when its hello is answered. */
  static open(port: number, onDelay: (milliseconds: number) => void): Promise<Viewer> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1').on('error', reject)
      socket.on('close', () => reject(new Error('a viewer was dropped')))
      socket.write(upgrade(port))
      socket.once('data', (head) => {
        if (!head.toString('latin1').startsWith('HTTP/1.1 101')) return reject(new Error('no WebSocket'))
        const viewer = new Viewer(socket, onDelay)
        socket.on('data', (bytes) => viewer.read(bytes))
        socket.once('data', () => resolve(viewer))
        socket.write(HELLO)
      })
    })
  }

  private read(bytes: Buffer): void {
    const now = clock()
    let all = this.rest.length === 0 ? bytes : Buffer.concat([this.rest, bytes])
    for (let end = endOfFrame(all); end !== null && end <= all.length; end = endOfFrame(all)) {
      this.take(all.subarray(0, end), now)
      all = all.subarray(end)
    }
    this.rest = all
  }

  private take(bytes: Buffer, now: number): void {
    const kind = (bytes[0] ?? 0) & 0xf
    if (kind === PING) this.socket.write(frame(PONG, bytes.subarray(2)))
    // The time is at the end of each text, so nothing else is read.
    const tail = bytes.toString('latin1', Math.max(0, bytes.length - 40))
    const at = tail.lastIndexOf(SENT)
    if (at >= 0) this.onDelay(now - Number(tail.slice(at + SENT.length, -1)))
  }
}

function upgrade(port: number): string {
  return [
    'GET /table HTTP/1.1',
    `host: 127.0.0.1:${port}`,
    'connection: upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    `sec-websocket-key: ${Buffer.alloc(16).toString('base64')}`,
    '\r\n',
  ].join('\r\n')
}

/** Returns a frame of a client, with a mask of zeros; for at most 64 kB. */
function frame(kind: number, payload: Buffer): Buffer {
  const short = payload.length < 126
  const head = Buffer.alloc(short ? 6 : 8)
  head[0] = 0x80 | kind
  head[1] = 0x80 | (short ? payload.length : 126)
  if (!short) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}

/** Returns the end of a server's first frame; null while its head is incomplete. */
function endOfFrame(bytes: Buffer): number | null {
  if (bytes.length < 2) return null
  const length = bytes.readUInt8(1)
  if (length < 126) return 2 + length
  if (length === 126) return bytes.length < 4 ? null : 4 + bytes.readUInt16BE(2)
  return bytes.length < 10 ? null : 10 + Number(bytes.readBigUInt64BE(2))
}
