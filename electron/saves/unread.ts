import type { Reason } from '../../engine/kernel/parsed.ts'
import type { FileFault } from '../contract/faults.ts'
import type { BoundedRead } from '../files/boundedRead.ts'
import { Refused, systemCode } from '../refused.ts'

/** Why a file is not taken. */
export interface Unread {
  readonly ok: false
  /** `unreadable` lies in the file, the others in this program. */
  readonly fault: 'unreadable' | 'too-new' | 'too-long'
  /** In English, for the log. */
  readonly what: string
  readonly reason: Reason
  /** The place in the file, where there is one. */
  readonly where?: string
  /** Id of the rule behind it, where there is one. */
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

/** What a bounded read did not give. */
export function unreadFile({ why, reason }: Extract<BoundedRead, { ok: false }>): Unread {
  return { ok: false, fault: reason.code === 'too-large' ? 'too-long' : 'unreadable', what: why, reason }
}

/** What becomes of it as an answer. @param file its name, where the user chose it */
export function refusedFile({ fault, what, reason, where, rule }: Unread, file?: string): Refused {
  const more = { reason, ...(where !== undefined && { where }), ...(rule !== undefined && { rule }) }
  return new Refused(`file-${fault}`, what, file === undefined ? more : { ...more, file })
}

/** For `catch`: what the system says of a file that it does not let be read. */
export function notReadable(file: string): (error: unknown) => never {
  return (error) => {
    const system = systemCode(error) ?? '?'
    const reason: Reason = { code: 'not-readable' satisfies FileFault, facts: { system } }
    throw new Refused('file-unreadable', system, { file, reason }, error)
  }
}
