import type { Problem, ProblemCode } from './contract/ipc.ts'

/** Thrown by whatever cannot do what a window asked: the problem becomes the answer. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(code: ProblemCode, detail?: string, more: Pick<Problem, 'refusal' | 'rule'> = {}, cause?: unknown) {
    super(detail ? `${code}: ${detail}` : code, { cause })
    this.name = 'Refused'
    this.problem = detail === undefined ? { code, ...more } : { code, ...more, detail }
  }
}

/** The problem behind anything thrown; what nobody foresaw is 'internal'. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : { code: 'internal' }
}

/** Node's code of a failed system call, for example 'ENOENT'. */
export function systemCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
