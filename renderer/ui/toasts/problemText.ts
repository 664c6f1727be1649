import type { Problem } from '../../../electron/contract/ipc.ts'
import type { Reason } from '../../../engine/kernel/parsed.ts'
import { hasText, type Translate } from '../../i18n/t.ts'

/** Details shown after a problem's own sentence. */
export interface ProblemDetails {
  /** The file or folder and the place in it, untranslated. */
  readonly place: string
  /** The fault there, and the rule for it. */
  readonly reason: string
}

/** Returns the details of a problem. Details in English are for the log and are not shown. */
export function problemDetails(t: Translate, { file, where, reason, rule }: Problem): ProblemDetails {
  const place = [file, where].filter(Boolean).join(': ')
  if (!reason) return { place, reason: '' }
  const text = faultText(t, reason)
  return { place, reason: rule === undefined ? text : `${text} (${rule})` }
}

/** A translator of keys that are known only at run time. */
type TranslateAny = (key: string, facts: Reason['facts']) => string

/**
 * Returns the words for the fault of a file: the end of a sentence. A code without its own words gets the general ones.
 */
function faultText(t: Translate, { code, facts = {} }: Reason): string {
  const key = `fault.${code}`
  // The facts of a code come from the code that finds the fault; tests compare them with the words.
  return hasText(key) ? (t as TranslateAny)(key, facts) : t('fault.misfit')
}
