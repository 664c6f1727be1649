import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'

/** Writes text messages to one WebSocket. */
export class Writer {
  private readonly socket: Pick<WebSocket, 'send' | 'readyState'>
  private readonly stream: Pick<Socket, 'write' | 'writableLength'>

  /** @param stream the TCP connection of the WebSocket, whose messages are not compressed */
  constructor(socket: Pick<WebSocket, 'send' | 'readyState'>, stream: Pick<Socket, 'write' | 'writableLength'>) {
    this.socket = socket
    this.stream = stream
  }

  /** The bytes that the system has not accepted yet. */
  get unsent(): number {
    return this.stream.writableLength
  }

  /**
   * Writes a message that other connections may get too. Its frame is made once for all of them: `ws` would make a head
   * and two writes for each.
   */
  write(text: Buffer, onSent: () => void): void {
    if (this.socket.readyState === OPEN) this.stream.write(frameOf(text), onSent)
    else this.socket.send(text, WHOLE, onSent)
  }

  /** Writes a message in parts, each as a frame, so that shared parts are not copied. */
  writeParts(parts: readonly Buffer[], onSent: () => void): void {
    const last = parts.length - 1
    for (const [index, part] of parts.entries()) this.socket.send(part, { binary: false, fin: index === last }, onSent)
  }
}

const OPEN = 1
const WHOLE = { binary: false } as const
/** The first byte of a text message in one frame. */
const TEXT = 0x81

let latest: { readonly text: Buffer; readonly frame: Buffer } | null = null

/** Returns the frame of a text message from a server: its head, then the text without a mask. */
function frameOf(text: Buffer): Buffer {
  if (latest?.text !== text) latest = { text, frame: Buffer.concat([headOf(text.length), text]) }
  return latest.frame
}

function headOf(length: number): Buffer {
  if (length < 126) return Buffer.from([TEXT, length])
  if (length < 0x1_00_00) return Buffer.from([TEXT, 126, length >> 8, length & 0xff])
  const head = Buffer.alloc(10)
  head[0] = TEXT
  head[1] = 127
  head.writeBigUInt64BE(BigInt(length), 2)
  return head
}
