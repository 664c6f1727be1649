import type { FileFault } from './faults.ts'
import type { Problem, ProblemCode } from './ipc.ts'

/** Thrown when a request cannot be fulfilled; the problem becomes the answer. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(
    code: ProblemCode,
    detail?: string,
    { reason, ...more }: Pick<Problem, 'refusal' | 'rule' | 'file' | 'where' | 'reason'> = {},
    cause?: unknown,
  ) {
    const text = detail === undefined ? undefined : cut(detail)
    super(text ? `${code}: ${text}` : code, { cause })
    this.name = 'Refused'
    this.problem = {
      code,
      ...shortened(more),
      ...(reason && { reason: { ...reason, ...(reason.facts && { facts: shortened(reason.facts) }) } }),
      ...(text === undefined ? {} : { detail: text }),
    }
  }
}

/** Details quote input, which may have any length. */
const LONGEST_DETAIL = 300

function shortened<T extends Readonly<Record<string, string | number>>>(facts: T): T {
  // Keeps every key and its type; only texts are shortened.
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, typeof fact === 'string' ? cut(fact) : fact]),
  ) as T
}

function cut(text: string): string {
  return text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}…` : text
}

/** Returns the problem behind a thrown error; `internal` for an unexpected one. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : { code: 'internal' }
}

/** Converts a failed disk operation to `save-failed`. */
export function diskRefused(error: unknown): Refused {
  const system = systemCode(error)
  const code: FileFault = DISK_FAULTS[system ?? ''] ?? 'disk-other'
  const reason = { code, facts: { system: system ?? '?' } }
  return new Refused('save-failed', system ?? 'the disk refused', { reason }, error)
}

const DISK_FAULTS: Readonly<Record<string, FileFault>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EROFS: 'disk-protected',
  EACCES: 'disk-protected',
  EPERM: 'disk-protected',
  ENOENT: 'disk-gone',
  ENOTDIR: 'disk-gone',
  EEXIST: 'disk-gone',
  ENODEV: 'disk-gone',
  ENXIO: 'disk-gone',
}

/** Returns Node's code of a failed system call, for example 'ENOENT'; null for other errors. */
export function systemCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
