import type { Reason } from '../../engine/kernel/parsed.ts'
import type { FileFault } from '../contract/faults.ts'
import { Refused, systemCode } from '../contract/refused.ts'
import type { BoundedRead } from './boundedRead.ts'

/** The reason why a file was rejected. */
export interface Unread {
  readonly ok: false
  /** `unreadable`: the file is at fault; the others: this program's limits. */
  readonly fault: 'unreadable' | 'too-new' | 'too-long'
  /** English text for the log. */
  readonly what: string
  readonly reason: Reason
  /** Path in the file, if known. */
  readonly where?: string
  /** Id of the violated rule, if any. */
  readonly rule?: string
}

export function unread(
  fault: Unread['fault'],
  what: string,
  code: FileFault,
  { where, facts }: { readonly where?: string; readonly facts?: Reason['facts'] } = {},
): Unread {
  return { ok: false, fault, what, reason: { code, ...(facts && { facts }) }, ...(where !== undefined && { where }) }
}

/** Converts a failed bounded read. */
export function unreadFile({ why, reason }: Extract<BoundedRead, { ok: false }>): Unread {
  return { ok: false, fault: reason.code === 'too-large' ? 'too-long' : 'unreadable', what: why, reason }
}

/** Returns the refusal to answer with. @param file its name, if the user chose it */
export function refusedFile({ fault, what, reason, where, rule }: Unread, file?: string): Refused {
  const more = { reason, ...(where !== undefined && { where }), ...(rule !== undefined && { rule }) }
  return new Refused(`file-${fault}`, what, file === undefined ? more : { ...more, file })
}

/** For `catch`: converts a system error from reading a file. */
export function notReadable(file: string): (error: unknown) => never {
  return (error) => {
    const system = systemCode(error) ?? '?'
    throw new Refused('file-unreadable', system, { file, reason: unreadableReason(system) }, error)
  }
}

const SYSTEM_FAULTS: Readonly<Record<string, FileFault>> = {
  ENOENT: 'not-there',
  ENOTDIR: 'not-there',
  EACCES: 'not-permitted',
  EPERM: 'not-permitted',
}

/** Returns why the system does not read a file. @param system its code, such as 'ENOENT' */
export function unreadableReason(system: string): Reason {
  const code: FileFault = SYSTEM_FAULTS[system] ?? 'not-readable'
  return { code, facts: { system } }
}
