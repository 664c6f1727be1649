import type { Problem } from '../../../electron/contract/ipc.ts'
import type { Reason } from '../../../engine/kernel/parsed.ts'
import { hasText, type Translate } from '../../i18n/t.ts'

/** Details shown after a problem's own sentence. */
export interface ProblemDetails {
  /** The file or folder and the place in it, untranslated. */
  readonly place: string
  /** What is wrong there, and the rule for it. */
  readonly reason: string
}

/** The details of a problem. Details in English are for the log and are not shown. */
export function problemDetails(t: Translate, { file, where, reason, rule }: Problem): ProblemDetails {
  const place = [file, where].filter(Boolean).join(': ')
  if (!reason) return { place, reason: '' }
  const text = faultText(t, reason)
  return { place, reason: rule === undefined ? text : `${text} (${rule})` }
}

/** A translator of keys that are only known when the program runs. */
type TranslateAny = (key: string, facts: Reason['facts']) => string

/** The words for what is wrong with a file: the end of a sentence. What has no words of its own does not fit. */
function faultText(t: Translate, { code, facts = {} }: Reason): string {
  const key = `fault.${code}`
  // Which facts come with a code is up to whoever finds the fault; words and facts are compared by tests.
  return hasText(key) ? (t as TranslateAny)(key, facts) : t('fault.misfit')
}
