import { createDispatcher } from '../protocol/dispatch.ts'
import { JACKAL } from '../protocol/games.ts'
import { type Offer, offer } from '../protocol/table.ts'

/** An answer of the protocol as tests look at it. */
export interface Answer {
  readonly id?: unknown
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: {
    readonly code: number
    readonly message: string
    readonly data?: { readonly where?: string; readonly what?: string; readonly rule?: string }
  }
}

/** A line of talk with the protocol, without any transport. */
export interface Talk {
  /** Sends a line as it is; null when it is not answered. */
  line(text: string): unknown
  call(method: string, params?: object): Answer
  /** The result of a call that must succeed. */
  ask(method: string, params?: object): Readonly<Record<string, unknown>>
  /** The error code of a call; 0 when it succeeds. */
  code(method: string, params?: object): number
  /** What was written to the log. */
  readonly log: readonly string[]
}

/** Seeds that the host draws for matches without one: 1, 2, 3 … */
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
