import { describe, expect, it } from 'vitest'
import { REFUSAL_RULES } from '../../../engine/sea-battle/data/refusals.ts'
import { RULE_IDS } from '../../../engine/sea-battle/data/ruleIds.ts'
import { translator } from '../../i18n/t.ts'
import { searchRules } from '../../ui/rulesBook.ts'
import { rulesBook } from './rulesBook.ts'

describe('the book of rules', () => {
  it('holds the rule behind every refusal', () => {
    const missing = Object.values(REFUSAL_RULES).filter((rule) => !RULE_IDS.some((id) => id === rule))
    expect(missing).toEqual([])
  })

  it('counts the fleet out ship by ship', () => {
    const fleet = rulesBook(translator('en')).find(({ id }) => id === 'S-FLEET')
    expect(fleet?.figures.map(({ count }) => count)).toEqual([1, 2, 3, 4])
  })

  it('is found by the name of a ship', () => {
    const [first] = searchRules(rulesBook(translator('ru')), 'трёхпалубный')
    expect(first?.id).toBe('S-FLEET')
  })
})
