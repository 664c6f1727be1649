import type { Reach } from '../contract/screens.ts'
import type { TimeSource } from '../time/timeSource.ts'
import type { FromServer, Listen } from './link/link.ts'
import type { ScreensServer } from './transport/process/serverProcess.ts'

/** The longest time for opening, in milliseconds: a busy computer needs more than ten seconds to start the server. */
const OPENING = 30_000

/** The facts that are the same for all openings of the room. */
export interface ListeningFacts {
  /** The folder of the built pages. */
  readonly pages: string
  readonly version: string
  /** The name of this computer, under which the table is announced on a network. */
  readonly computer: string
}

/** Starts the server's listening, and waits for its answer. */
export class Listening {
  private readonly server: ScreensServer
  private readonly timeSource: TimeSource
  private readonly facts: ListeningFacts
  private awaited: ((answer: FromServer) => void) | null = null

  constructor(server: ScreensServer, timeSource: TimeSource, facts: ListeningFacts) {
    this.server = server
    this.timeSource = timeSource
    this.facts = facts
  }

  /** Returns the server's answer; `failed` with the code `late` without an answer. */
  begin(reach: Reach, port: number): Promise<FromServer> {
    return new Promise((resolve) => {
      const failed = { kind: 'failed', code: 'late', detail: 'no answer of the server' } as const
      const callOff = this.timeSource.after(OPENING, () => this.awaited?.(failed))
      this.awaited = (answer) => {
        this.awaited = null
        callOff()
        resolve(answer)
      }
      this.server.tell({ kind: 'listen', listen: this.plan(reach, port) })
    })
  }

  /** Takes a message of the server; returns whether it is the expected answer. */
  take(answer: FromServer): boolean {
    const { awaited } = this
    if (!awaited || (answer.kind !== 'listening' && answer.kind !== 'failed')) return false
    awaited(answer)
    return true
  }

  private plan(reach: Reach, port: number): Listen {
    const { pages, version, computer } = this.facts
    const isLocal = reach.kind === 'computer'
    const host = isLocal ? '127.0.0.1' : reach.address
    const names = isLocal ? ['127.0.0.1', 'localhost'] : [reach.address]
    return { host, port, pages, version, names, announceAs: isLocal ? null : computer }
  }
}
