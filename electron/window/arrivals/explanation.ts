import { faults as en } from '../../../renderer/i18n/en/faults.ts'
import { fill } from '../../../renderer/i18n/fill.ts'
import { faults as ru } from '../../../renderer/i18n/ru/faults.ts'
import type { Language, Problem } from '../../contract/ipc.ts'
import { WORDS, type Words } from '../words.ts'

/** The page's words for faults, which are all that this program's dialogs need of them. */
const FAULTS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en, ru }

/** What a dialog says of a file that was not opened: the reason, and below it the place and the fault, where they are known. */
export function explanation({ code, where, reason, rule }: Problem, language: Language): string {
  const { fileFaults } = WORDS[language]
  const said = isFileFault(code) ? fileFaults[code] : fileFaults.internal
  if (!reason) return said
  const fault = `${faultText(reason, language)}${rule === undefined ? '' : ` (${rule})`}`
  return `${said}\n${where ? `${where}: ${fault}` : opening(fault)}`
}

function isFileFault(code: string): code is keyof Words['fileFaults'] {
  return Object.hasOwn(WORDS.en.fileFaults, code)
}

function faultText({ code, facts = {} }: NonNullable<Problem['reason']>, language: Language): string {
  const words = FAULTS[language]
  return fill(words[`fault.${code}`] ?? words['fault.misfit'] ?? '', facts)
}

function opening(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
