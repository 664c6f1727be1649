import type { Connection, ConnectionEvents, Timer } from '../remote/net/connection.ts'

/** A clock that the test advances. */
export class TestTimer implements Timer {
  private time = 0
  private timers: { readonly at: number; readonly act: () => void }[] = []

  now = () => this.time

  after = (milliseconds: number, act: () => void) => {
    const timer = { at: this.time + milliseconds, act }
    this.timers.push(timer)
    return () => {
      this.timers = this.timers.filter((one) => one !== timer)
    }
  }

  async pass(milliseconds: number): Promise<void> {
    const end = this.time + milliseconds
    for (;;) {
      const next = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      this.timers = this.timers.filter((one) => one !== next)
      this.time = next.at
      next.act()
      await settle()
    }
    this.time = end
  }
}

/** Waits until settled promises have called back. */
export const settle = () => new Promise((resolve) => setTimeout(resolve))

/** The table's end of one connection. */
export class TableEnd implements Connection {
  readonly received: { readonly id: number; readonly method: string; readonly params: Record<string, unknown> }[] = []
  isClosed = false
  readonly events: ConnectionEvents

  constructor(events: ConnectionEvents) {
    this.events = events
  }

  send = (text: string) => void this.received.push(JSON.parse(text))
  close = () => {
    this.isClosed = true
  }

  say = (value: object) => this.events.onMessage(JSON.stringify({ jsonrpc: '2.0', ...value }))
  answer = (result: unknown) => this.say({ id: this.received.at(-1)?.id, result })
  get hello() {
    return this.received.find(({ method }) => method === 'room.join')?.params
  }
}
