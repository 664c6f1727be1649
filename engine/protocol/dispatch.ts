import { problemOf } from '../kernel/parsed.ts'
import { ProtocolError } from './errors.ts'
import type { Methods } from './method.ts'
import { infoMethods } from './methods/info.ts'
import { matchMethods } from './methods/match.ts'
import { playMethods } from './methods/play.ts'
import { watchMethods } from './methods/watch.ts'
import { identifiedSchema, LONGEST_LINE, type RequestId, requestSchema } from './schemas.ts'
import { type ProtocolHost, Session } from './session.ts'

const METHODS: Methods = { ...infoMethods, ...matchMethods, ...playMethods, ...watchMethods }

export interface Dispatcher {
  /** Answers one line of JSON-RPC with one line, or null when nothing is to be answered. */
  answer(line: string): string | null
}

/** A fresh line of talk over any transport that carries lines of text. */
export function createDispatcher(host: ProtocolHost): Dispatcher {
  const session = new Session(host)
  return {
    answer(line) {
      const response = answerText(session, line)
      return response === null ? null : JSON.stringify(response)
    },
  }
}

type Response = object

function answerText(session: Session, line: string): Response | readonly Response[] | null {
  if (line.length > LONGEST_LINE) {
    return failure(null, new ProtocolError('request', { what: `a line holds at most ${LONGEST_LINE} characters` }))
  }
  let message: unknown
  try {
    message = JSON.parse(line)
  } catch {
    return failure(null, new ProtocolError('parse'))
  }
  return Array.isArray(message) ? answerBatch(session, message) : answerCall(session, message)
}

/** Calls of a batch are carried out in order; a batch of notifications is not answered. */
function answerBatch(session: Session, calls: readonly unknown[]): Response | readonly Response[] | null {
  if (calls.length === 0) return failure(null, new ProtocolError('request', { what: 'an empty batch' }))
  const responses = calls.map((call) => answerCall(session, call)).filter((response) => response !== null)
  return responses.length > 0 ? responses : null
}

function answerCall(session: Session, message: unknown): Response | null {
  const request = requestSchema.safeParse(message)
  if (!request.success) {
    const known = identifiedSchema.safeParse(message)
    return failure(known.success ? known.data.id : null, new ProtocolError('request', problemOf(request.error)))
  }
  const { id, method, params } = request.data
  const response = carryOut(session, id ?? null, method, params ?? {})
  return id === undefined ? null : response
}

function carryOut(session: Session, id: RequestId, name: string, params: unknown): Response {
  try {
    const method = Object.hasOwn(METHODS, name) ? METHODS[name] : undefined
    if (!method) throw new ProtocolError('method', { what: name.slice(0, 40) })
    return { jsonrpc: '2.0', id, result: method(session, params) }
  } catch (error) {
    if (error instanceof ProtocolError) return failure(id, error)
    session.host.log(`${name} failed: ${error instanceof Error ? error.stack : String(error)}`)
    return failure(id, new ProtocolError('internal'))
  }
}

function failure(id: RequestId, { code, message, data }: ProtocolError): Response {
  const told = Object.keys(data).length > 0
  return { jsonrpc: '2.0', id, error: { code, message, ...(told && { data }) } }
}
