import { type Heard, isAnswerTo } from '../../../electron/contract/heard.ts'
import type { Answer, Problem } from '../../../electron/contract/ipc.ts'
import { readProblem } from '../../../electron/contract/problem.ts'
import type { Clock } from './wire.ts'

/** How long an answer may take, milliseconds. */
const PATIENCE = 20_000

/** Why there is no answer: the connection is lost, or not there yet. */
export const NOT_CONNECTED: Problem = { code: 'not-connected' }

interface Waiting {
  readonly method: string
  readonly answer: (answer: Answer<unknown>) => void
  readonly callOff: () => void
}

/** Calls of JSON-RPC and their answers over one connection after the other. */
export class Calls {
  private readonly clock: Clock
  private readonly waiting = new Map<number, Waiting>()
  private readonly patience: number
  private count = 0

  /** `patience`: how long an answer may take, milliseconds. */
  constructor(clock: Clock, patience = PATIENCE) {
    this.clock = clock
    this.patience = patience
  }

  /** Sends a call; its answer is a problem when the connection is lost before it comes. */
  send(send: (text: string) => void, method: string, params: object): Promise<Answer<unknown>> {
    const id = ++this.count
    return new Promise((answer) => {
      const callOff = this.clock.after(this.patience, () => this.finish(id, failed(NOT_CONNECTED)))
      this.waiting.set(id, { method, answer, callOff })
      send(JSON.stringify({ jsonrpc: '2.0', id, method, params }))
    })
  }

  /** Takes an answer; false if nobody waits for it or it is none. */
  take(heard: Heard): boolean {
    if (!('id' in heard) || typeof heard.id !== 'number') return false
    const waiting = this.waiting.get(heard.id)
    if (!waiting) return false
    if ('error' in heard) this.finish(heard.id, failed(readProblem(heard.error.data)))
    else if (isAnswerTo(waiting.method, heard.result)) this.finish(heard.id, { ok: true, value: heard.result })
    else this.finish(heard.id, failed({ code: 'internal', detail: `${waiting.method}: not an answer` }))
    return true
  }

  /** Answers everybody who waits: the connection is lost. */
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
