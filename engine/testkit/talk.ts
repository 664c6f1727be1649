import { createDispatcher } from '../protocol/dispatch.ts'
import { JACKAL } from '../protocol/games.ts'
import { type Offer, offer } from '../protocol/table.ts'

/** An answer of the protocol as tests use it. */
export interface Answer {
  readonly id?: unknown
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: {
    readonly code: number
    readonly message: string
    readonly data?: { readonly where?: string; readonly what?: string; readonly rule?: string }
  }
}

/** A protocol session without any transport. */
export interface Talk {
  /** Sends a line unchanged; returns null if there is no answer. */
  line(text: string): unknown
  call(method: string, params?: object): Answer
  /** Returns the result of a call that must succeed. */
  ask(method: string, params?: object): Readonly<Record<string, unknown>>
  /** Returns the error code of a call; 0 if it succeeds. */
  code(method: string, params?: object): number
  /** The lines of the log. */
  readonly log: readonly string[]
}

/** Returns a session in which the host draws the seeds 1, 2, 3 … for matches without one. */
export function talk(offers: readonly Offer[] = [offer(JACKAL)]): Talk {
  const log: string[] = []
  let seed = 0
  const dispatcher = createDispatcher({
    offers,
    version: '1.2.3',
    drawSeed: () => ++seed,
    log: (line) => log.push(line),
  })
  const line = (text: string): unknown => {
    const answer = dispatcher.answer(text)
    return answer === null ? null : JSON.parse(answer)
  }
  const call = (method: string, params?: object) =>
    line(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })) as Answer // a call with an id is answered
  const ask = (method: string, params?: object) => {
    const { result, error } = call(method, params)
    if (!result) throw new Error(`${method}: ${JSON.stringify(error)}`)
    return result
  }
  return { line, call, ask, code: (method, params) => call(method, params).error?.code ?? 0, log }
}
