/** One connection to the table, as far as it is used of a `WebSocket`. */
export interface Wire {
  send(text: string): void
  close(): void
}

/** What a wire tells. */
export interface WireEvents {
  onOpen(): void
  onMessage(text: unknown): void
  /** Told once, whoever ended it. */
  onClose(code: number, reason: string): void
}

/** How a wire ends that has heard what no table says. */
export const NONSENSE = { code: 0, reason: 'nonsense' } as const

export type OpenWire = (events: WireEvents) => Wire

/** Opens WebSockets to an address. */
export function webSocketTo(url: string): OpenWire {
  return ({ onOpen, onMessage, onClose }) => {
    const socket = new WebSocket(url)
    socket.addEventListener('open', onOpen)
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => onMessage(data))
    socket.addEventListener('close', ({ code, reason }) => onClose(code, reason))
    return { send: (text) => socket.send(text), close: () => socket.close() }
  }
}

/** Time, for tests that make it pass. */
export interface Clock {
  now(): number
  /** Returns what calls it off. */
  after(milliseconds: number, act: () => void): () => void
}

export const realClock: Clock = {
  now: () => performance.now(),
  after(milliseconds, act) {
    const timer = setTimeout(act, milliseconds)
    return () => clearTimeout(timer)
  },
}
