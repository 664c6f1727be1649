import type { Problem } from '../kernel/parsed.ts'
import { quoted } from '../kernel/quote.ts'

/** Error codes of the table protocol: those of JSON-RPC 2.0 and our own. */
const ERROR_CODES = {
  /** The line is not JSON. */
  parse: -32700,
  /** The JSON is not a request. */
  request: -32600,
  method: -32601,
  params: -32602,
  internal: -32603,
  illegalMove: 1001,
  noMatch: 1002,
  notYourTurn: 1003,
  /** A position or record that cannot be played. */
  invalidPosition: 1004,
} as const
export type ErrorName = keyof typeof ERROR_CODES

const MESSAGES: Readonly<Record<ErrorName, string>> = {
  parse: 'not JSON',
  request: 'not a request',
  method: 'no such method',
  params: 'invalid params',
  internal: 'internal error',
  illegalMove: 'illegal move',
  noMatch: 'no match is under way',
  notYourTurn: 'not this seat’s turn',
  invalidPosition: 'invalid position or record',
}

/** The error and its place, and the id of the rule behind it if there is one. */
export interface ErrorData extends Partial<Problem> {
  /** All cells at fault, if a move names several. */
  readonly cells?: readonly string[]
}

/** Thrown by methods; answered as a JSON-RPC error. A method that throws it has changed nothing. */
export class ProtocolError extends Error {
  readonly code: number
  readonly data: ErrorData

  constructor(name: ErrorName, data: ErrorData = {}) {
    const told = shortened(data)
    super(told.what === undefined ? MESSAGES[name] : `${MESSAGES[name]}: ${told.what}`)
    this.code = ERROR_CODES[name]
    this.data = told
  }
}

/** Removes the reason code: the protocol reports errors in English. */
function shortened({ what, where, reason: _, ...rest }: ErrorData): ErrorData {
  return {
    ...(what !== undefined && { what: quoted(what) }),
    ...(where !== undefined && { where: quoted(where) }),
    ...rest,
  }
}
