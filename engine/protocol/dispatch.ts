import { excessOf } from '../kernel/extent.ts'
import { parseFlatJson } from '../kernel/flatJson.ts'
import { problemOf } from '../kernel/parsed.ts'
import { ProtocolError } from './errors.ts'
import { LONGEST_LINE } from './lines.ts'
import type { Methods } from './method.ts'
import { infoMethods } from './methods/info.ts'
import { matchMethods } from './methods/match.ts'
import { playMethods } from './methods/play.ts'
import { watchMethods } from './methods/watch.ts'
import {
  DEEPEST_LINE,
  identifiedSchema,
  LARGEST_BATCH,
  LONGEST_ANSWERS,
  PARAM_EXTENT,
  type RequestId,
  requestSchema,
} from './schemas.ts'
import { type ProtocolHost, Session } from './session.ts'
import type { Table } from './table.ts'

const METHODS: Methods = { ...infoMethods, ...matchMethods, ...playMethods, ...watchMethods }

export interface Dispatcher {
  /** Answers one line of JSON-RPC with one line, or null if there is nothing to answer. */
  answer(line: string): string | null
}

/** Creates a session for any transport of text lines. It starts with a running match if `table` is given. */
export function createDispatcher(host: ProtocolHost, table?: Table): Dispatcher {
  const session = new Session(host)
  if (table) session.open(table)
  return {
    answer(line) {
      session.beginLine()
      const message = readLine(line)
      if (message instanceof ProtocolError) return textOf(failure(null, message))
      return Array.isArray(message) ? answerBatch(session, message) : answerCall(session, message)
    },
  }
}

/** Returns the JSON of a line. Checks the nesting before it parses. */
function readLine(line: string): unknown {
  if (line.length > LONGEST_LINE) return refusedLine(`a line holds at most ${LONGEST_LINE} characters`)
  try {
    return parseFlatJson(line, DEEPEST_LINE)
  } catch (error) {
    return error instanceof RangeError ? refusedLine(error.message) : new ProtocolError('parse')
  }
}

function refusedLine(what: string): ProtocolError {
  return new ProtocolError('request', { what })
}

/** Executes the calls of a batch in order; a batch of notifications is not answered. */
function answerBatch(session: Session, calls: readonly unknown[]): string | null {
  if (calls.length === 0) return textOf(failure(null, refusedLine('an empty batch')))
  if (calls.length > LARGEST_BATCH) {
    return textOf(failure(null, refusedLine(`a batch holds at most ${LARGEST_BATCH} calls`)))
  }
  const answers: string[] = []
  let length = 0
  for (const call of calls) {
    const answer = length > LONGEST_ANSWERS ? refuseCall(call) : answerCall(session, call)
    if (answer === null) continue
    answers.push(answer)
    length += answer.length
  }
  return answers.length > 0 ? `[${answers.join(',')}]` : null
}

/** Refuses a call of a batch because the answers before it have reached the limit of a line. */
function refuseCall(message: unknown): string | null {
  const request = requestSchema.safeParse(message)
  if (request.success && request.data.id === undefined) return null
  return textOf(failure(idOf(message), refusedLine(`the answers to a line hold at most ${LONGEST_ANSWERS} characters`)))
}

function answerCall(session: Session, message: unknown): string | null {
  const request = requestSchema.safeParse(message)
  if (!request.success) return textOf(failure(idOf(message), new ProtocolError('request', problemOf(request.error))))
  const { id, method } = request.data
  const response = carryOut(session, id ?? null, method, givenParams(message))
  return id === undefined ? null : textOf(response)
}

/** Returns the params as received: the schema's copy lacks a key `__proto__`. */
function givenParams(message: unknown): object {
  const given = typeof message === 'object' && message !== null && 'params' in message ? message.params : undefined
  return typeof given === 'object' && given !== null ? given : {}
}

function idOf(message: unknown): RequestId {
  const known = identifiedSchema.safeParse(message)
  return known.success ? known.data.id : null
}

function textOf(response: object): string {
  return JSON.stringify(response)
}

function carryOut(session: Session, id: RequestId, name: string, params: object): object {
  try {
    const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
    if (!method) throw new ProtocolError('method', { what: name.slice(0, 40) })
    requirePlain(name, params)
    return { jsonrpc: '2.0', id, result: method(session, params) }
  } catch (error) {
    if (error instanceof ProtocolError) return failure(id, error)
    session.host.log(`${name} failed: ${error instanceof Error ? error.stack : String(error)}`)
    return failure(id, new ProtocolError('internal'))
  }
}

/** Refuses params that take long to read, and `__proto__`, which schemas ignore. */
function requirePlain(method: string, params: object): void {
  if (Object.hasOwn(params, '__proto__')) throw new ProtocolError('params', { what: 'unknown key __proto__' })
  for (const [where, value] of Object.entries(params)) {
    const what = excessOf(value, PARAM_EXTENT)
    if (what !== null) throw new ProtocolError(method === 'match.load' ? 'invalidPosition' : 'params', { where, what })
  }
}

function failure(id: RequestId, { code, message, data }: ProtocolError): object {
  const told = Object.keys(data).length > 0
  return { jsonrpc: '2.0', id, error: { code, message, ...(told && { data }) } }
}
