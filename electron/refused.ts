import type { FileFault } from './contract/faults.ts'
import type { Problem, ProblemCode } from './contract/ipc.ts'

/** Thrown by whatever cannot do what a window asked: the problem becomes the answer. */
export class Refused extends Error {
  readonly problem: Problem

  constructor(
    code: ProblemCode,
    detail?: string,
    { reason, ...more }: Pick<Problem, 'refusal' | 'rule' | 'file' | 'where' | 'reason'> = {},
    cause?: unknown,
  ) {
    const told = detail === undefined ? undefined : cut(detail)
    super(told ? `${code}: ${told}` : code, { cause })
    this.name = 'Refused'
    this.problem = {
      code,
      ...shortened(more),
      ...(reason && { reason: { ...reason, ...(reason.facts && { facts: shortened(reason.facts) }) } }),
      ...(told === undefined ? {} : { detail: told }),
    }
  }
}

/** Details quote what was given, and that may be of any length. */
const LONGEST_DETAIL = 300

function shortened<T extends Readonly<Record<string, string | number>>>(facts: T): T {
  // Every key keeps its number or text, or the beginning of it.
  return Object.fromEntries(
    Object.entries(facts).map(([key, fact]) => [key, typeof fact === 'string' ? cut(fact) : fact]),
  ) as T
}

function cut(text: string): string {
  return text.length > LONGEST_DETAIL ? `${text.slice(0, LONGEST_DETAIL)}…` : text
}

/** The problem behind anything thrown; what nobody foresaw is 'internal'. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : { code: 'internal' }
}

/** What the disk refused, as `save-failed`. */
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

/** Node's code of a failed system call, for example 'ENOENT'. */
export function systemCode(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error)) return null
  return typeof error.code === 'string' ? error.code : null
}
