import type { Reason } from '../../engine/kernel/parsed.ts'
import { CATALOGS, type Translate } from './t.ts'

/** A translator of keys that are only known when the program runs. */
type TranslateAny = (key: string, facts: Reason['facts']) => string

/** The words for what is wrong with a file: the end of a sentence. What has no words of its own does not fit. */
export function faultText(t: Translate, { code, facts = {} }: Reason): string {
  const key = `fault.${code}`
  // Which facts come with a code is up to whoever finds the fault; words and facts are compared by tests.
  return Object.hasOwn(CATALOGS.en, key) ? (t as TranslateAny)(key, facts) : t('fault.misfit')
}
