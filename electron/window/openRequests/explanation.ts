import { faults as en } from '../../../renderer/i18n/en/faults.ts'
import { fill } from '../../../renderer/i18n/fill.ts'
import { faults as ru } from '../../../renderer/i18n/ru/faults.ts'
import type { Language, Problem } from '../../contract/ipc.ts'
import { WORDS, type Words } from '../words.ts'

/** The texts for faults, shared with the page. */
const FAULTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, ru }

/**
 * Returns the text of a dialog about a file that was not opened: the problem, then the place and the fault if known.
 */
export function explanation({ code, where, reason, rule }: Problem, language: Language): string {
  const { fileFaults } = WORDS[language]
  const text = isFileFault(code) ? fileFaults[code] : fileFaults.internal
  if (!reason) return text
  const fault = `${faultText(reason, language)}${rule === undefined ? '' : ` (${rule})`}`
  return `${text}\n${where ? `${where}: ${fault}` : capitalized(fault)}`
}

function isFileFault(code: string): code is keyof Words['fileFaults'] {
  return Object.hasOwn(WORDS.en.fileFaults, code)
}

function faultText({ code, facts = {} }: NonNullable<Problem['reason']>, language: Language): string {
  const words = FAULTS[language]
  return fill(words[`fault.${code}`] ?? words['fault.misfit'] ?? '', facts)
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
