import type { Answer, Problem } from '../../../electron/contract/ipc.ts'
import { readProblem } from '../../../electron/contract/problem.ts'
import { isAnswerTo, type ReceivedMessage } from '../../../electron/contract/received.ts'
import type { Timer } from './connection.ts'

/** The time limit for an answer, milliseconds. */
const PATIENCE = 20_000

/** The problem without a connection: it is lost, or not open yet. */
export const NOT_CONNECTED: Problem = { code: 'not-connected' }

interface Waiting {
  readonly method: string
  readonly answer: (answer: Answer<unknown>) => void
  readonly callOff: () => void
}

/** Sends JSON-RPC calls and matches their answers, over successive connections. */
export class Calls {
  private readonly timer: Timer
  private readonly waiting = new Map<number, Waiting>()
  private readonly patience: number
  private count = 0

  /** @param patience the time limit for an answer, milliseconds */
  constructor(timer: Timer, patience = PATIENCE) {
    this.timer = timer
    this.patience = patience
  }

  /** Sends a call; if the connection is lost before the answer comes, the answer is a problem. */
  send(send: (text: string) => void, method: string, params: object): Promise<Answer<unknown>> {
    const id = ++this.count
    return new Promise((answer) => {
      const callOff = this.timer.after(this.patience, () => this.finish(id, failed(NOT_CONNECTED)))
      this.waiting.set(id, { method, answer, callOff })
      send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    })
  }

  /** Resolves the call that a message answers; returns false if it is no answer, or no call waits for it. */
  take(received: ReceivedMessage): boolean {
    if (!('id' in received) || typeof received.id !== 'number') return false
    const waiting = this.waiting.get(received.id)
    if (!waiting) return false
    if ('error' in received) this.finish(received.id, failed(readProblem(received.error.data)))
    else if (isAnswerTo(waiting.method, received.result)) this.finish(received.id, { ok: true, value: received.result })
    else this.finish(received.id, failed({ code: 'internal', detail: `${waiting.method}: not an answer` }))
    return true
  }

  /** Answers all waiting calls with a problem: the connection is lost. */
  loseAll(): void {
    for (const id of [...this.waiting.keys()]) this.finish(id, failed(NOT_CONNECTED))
  }

  private finish(id: number, answer: Answer<unknown>): void {
    const waiting = this.waiting.get(id)
    this.waiting.delete(id)
    waiting?.callOff()
    waiting?.answer(answer)
  }
}

const failed = (problem: Problem): Answer<unknown> => ({ ok: false, problem })
