/** One connection to the table: the part of a `WebSocket` that is used. */
export interface Connection {
  send(text: string): void
  close(): void
}

/** The events of a connection. */
export interface ConnectionEvents {
  onOpen(): void
  onMessage(text: unknown): void
  /** Called once, whichever side closed it. */
  onClose(code: number, reason: string): void
}

/** The code and reason with which a connection closes after an invalid message. */
export const NONSENSE = { code: 0, reason: 'nonsense' } as const

export type OpenConnection = (events: ConnectionEvents) => Connection

/** Returns a function that opens a WebSocket to an address. */
export function webSocketTo(url: string): OpenConnection {
  return ({ onOpen, onMessage, onClose }) => {
    const socket = new WebSocket(url)
    socket.addEventListener('open', onOpen)
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data))
    socket.addEventListener('close', ({ code, reason }) => onClose(code, reason))
    return { send: (text) => socket.send(text), close: () => socket.close() }
  }
}

/** The timer, which tests replace. */
export interface Timer {
  now(): number
  /** Calls `act` later; returns a function that cancels this. */
  after(milliseconds: number, act: () => void): () => void
}

export const realTimer: Timer = {
  now: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}
