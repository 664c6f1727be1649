import type { Reason } from '../../engine/kernel/parsed.ts'

/** The problems that a table sends to its guests. */
const TABLE_PROBLEM_CODES = [
  'bad-request',
  'illegal-move',
  'not-your-turn',
  'no-such-match',
  'cannot-undo',
  'not-your-seat',
  'not-allowed',
  'too-many-requests',
  'save-failed',
  'not-connected',
  'seat-taken',
  'internal',
] as const

export const PROBLEM_CODES = [
  ...TABLE_PROBLEM_CODES,
  'name-taken',
  'no-such-save',
  'file-unreadable',
  'file-too-new',
  'file-too-long',
  'file-invalid',
  'folder-not-shown',
  'folder-in-use',
  'match-on-table',
  'screens-closed',
  'screens-failed',
  'port-in-use',
  'network-gone',
  'no-such-person',
  'too-many-people',
  'too-far',
  'cancelled',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** A refusal or error: a code for the program, and details about what and where. */
export interface Problem {
  readonly code: ProblemCode
  /** The game's refusal code behind `illegal-move`. */
  readonly refusal?: string
  /** Rule id behind the refusal. */
  readonly rule?: string
  /** The file or folder concerned, and the place in it, such as `ships.0.at`. */
  readonly file?: string
  readonly where?: string
  /** The exact cause as a code; the texts are `fault.<code>`. */
  readonly reason?: Reason
  /** The cause in English, for the log and bug reports only. */
  readonly detail?: string
}

/** The host's answer to a request. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: Problem }

/** Reads a problem from a table: keeps only codes that tables send. */
export function readProblem(told: unknown): Problem {
  const text = (field: string): string | undefined => {
    const value: unknown = typeof told === 'object' && told !== null ? Reflect.get(told, field) : undefined
    return typeof value === 'string' && value.length <= LONGEST ? value : undefined
  }
  const [code, refusal, rule] = [text('code'), text('refusal'), text('rule')]
  const known = TABLE_PROBLEM_CODES.find((one) => one === code) ?? 'internal'
  const why = { ...(refusal !== undefined && { refusal }), ...(rule !== undefined && { rule }) }
  return known === 'internal' ? { code: known, detail: code ?? 'refused' } : { code: known, ...why }
}

const LONGEST = 200
