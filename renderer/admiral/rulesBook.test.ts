import { describe, expect, it } from 'vitest'
import { REFUSAL_RULES } from '../../engine/admiral/data/refusals.ts'
import { REFUSALS } from '../../engine/admiral/types.ts'
import { searchRules } from '../app/rules/rulesBook.ts'
import { LANGUAGES, translator } from '../i18n/t.ts'
import { parseRefusal, refusalText } from './refusalText.ts'
import { RULE_IDS, rulesBook } from './rulesBook.ts'

describe('the book of rules', () => {
  it('holds the rule behind every refusal', () => {
    const missing = Object.values(REFUSAL_RULES).filter((rule) => !RULE_IDS.some((id) => id === rule))
    expect(missing).toEqual([])
  })

  it('draws something beside every rule', () => {
    const bare = rulesBook(translator('en')).filter(({ figures }) => figures.length === 0)
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  it('is found by the name of a captain and by a word', () => {
    expect(searchRules(rulesBook(translator('ru')), 'Берсерк')[0]?.id).toBe('C-CAPTAINS')
    expect(searchRules(rulesBook(translator('en')), 'A-STORM')[0]?.id).toBe('A-STORM')
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  it('every refusal has its words and its rule', () => {
    const t = translator(language)
    for (const code of REFUSALS) {
      const refusal = parseRefusal(code)
      if (!refusal) throw new Error(code)
      const { text, rule } = refusalText(t, refusal)
      expect(text.length).toBeGreaterThan(5)
      expect(RULE_IDS).toContain(rule)
    }
  })
})
