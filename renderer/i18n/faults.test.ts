import { describe, expect, it } from 'vitest'
import { FILE_FAULTS } from '../../electron/contract/faults.ts'
import { PROBLEM_CODES } from '../../electron/contract/ipc.ts'
import { WORDS } from '../../electron/window/words.ts'
import { FAULTS } from '../../engine/admiral/data/faults.ts'
import { SHAPE_FAULTS } from '../../engine/kernel/shape.ts'
import { CATALOGS } from './all.ts'
import { LANGUAGES } from './t.ts'

const CODES: readonly string[] = [...FILE_FAULTS, ...SHAPE_FAULTS, ...Object.keys(FAULTS)]
const holesOf = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort()

/** Words that appear in files, such as keys and values. */
const OF_FILES = /\{\w+\}|\b(JSON|true|false|steadyTo)\b|\.ct(match|replay|map)\b/g

describe.each(LANGUAGES)('in %s', (language) => {
  const catalog: Readonly<Record<string, unknown>> = CATALOGS[language]

  it('every fault of a file has exactly one text', () => {
    expect(CODES.filter((code) => typeof catalog[`fault.${code}`] !== 'string')).toEqual([])
    expect(new Set(CODES).size).toBe(CODES.length)
    expect(Object.keys(catalog).filter((key) => key.startsWith('fault.'))).toHaveLength(CODES.length)
  })

  it('the texts of a game’s own faults use every parameter that the game sends', () => {
    for (const [code, text] of Object.entries(FAULTS)) {
      expect(holesOf(String(catalog[`fault.${code}`])), code).toEqual(holesOf(text))
    }
  })

  it('the end of a sentence has no full stop', () => {
    expect(CODES.filter((code) => /[.!?]$/.test(String(catalog[`fault.${code}`])))).toEqual([])
  })
})

describe('in Russian', () => {
  const ru: Readonly<Record<string, unknown>> = CATALOGS.ru
  const isForeign = (text: string) => /[a-z]/i.test(text.replace(OF_FILES, ''))

  it('no Russian fault or problem has Latin letters, except for words in files', () => {
    const keys = [...CODES.map((code) => `fault.${code}`), ...PROBLEM_CODES.map((code) => `problem.${code}`)]
    expect(keys.filter((key) => isForeign(String(ru[key])))).toEqual([])
  })

  it('the same holds for the system’s dialogs', () => {
    const said = Object.values(WORDS.ru).flatMap((word) => {
      if (typeof word === 'object') return Object.values(word)
      return typeof word === 'function' ? word('', '') : word
    })
    expect(said.length).toBeGreaterThan(15)
    expect(said.filter(isForeign)).toEqual([])
  })
})
