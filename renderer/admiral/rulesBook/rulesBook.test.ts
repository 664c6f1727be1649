import { describe, expect, it } from 'vitest'
import { REFUSAL_RULES } from '../../../engine/admiral/data/refusals.ts'
import { RULE_IDS } from '../../../engine/admiral/data/ruleIds.ts'
import { numbersIn, RULESET } from '../../../engine/admiral/data/ruleset.ts'
import { REFUSALS, SHIP_CLASSES } from '../../../engine/admiral/types.ts'
import { LANGUAGES, translator } from '../../i18n/t.ts'
import { searchRules } from '../../ui/rulesBook.ts'
import { parseRefusal, refusalText } from '../refusalText.ts'
import { rulesBook } from './rulesBook.ts'

describe('the book of rules', () => {
  it('holds the rule behind every refusal', () => {
    const missing = Object.values(REFUSAL_RULES).filter((rule) => !RULE_IDS.some((id) => id === rule))
    expect(missing).toEqual([])
  })

  it('has a drawing beside every rule', () => {
    const bare = rulesBook(translator('en')).filter(({ figures }) => figures.length === 0)
    expect(bare.map(({ id }) => id)).toEqual([])
  })

  it('is found by the name of a captain and by a word', () => {
    expect(searchRules(rulesBook(translator('ru')), 'Берсерк')[0]?.id).toBe('C-CAPTAINS')
    expect(searchRules(rulesBook(translator('en')), 'A-STORM')[0]?.id).toBe('A-STORM')
  })
})

it.each(LANGUAGES)('names in %s the letters on the tags of ships', (language) => {
  const t = translator(language)
  const [letters = ''] = /\((.*)\)/.exec(t('rule.A-CLASS.text').split('\n').at(-1) ?? '') ?? []
  expect(letters.match(/\p{Lu}/gu)).toEqual(SHIP_CLASSES.map((name) => t(`class.${name}.letter`)))
})

/** Returns the numbers that a rule writes in figures, in order. */
function figuresOf(text: string): readonly number[] {
  return [...text.matchAll(/\d+/g)].map(([figure]) => Number(figure))
}

it('both languages name the same numbers in every rule', () => {
  const [english, russian] = LANGUAGES.map((language) =>
    rulesBook(translator(language)).map(({ id, text }) => [id, figuresOf(text).toSorted((a, b) => a - b)]),
  )
  expect(russian).toEqual(english)
})

describe.each(LANGUAGES)('the numbers in %s', (language) => {
  const t = translator(language)
  const { classes, fort, rounds, weather } = numbersIn(RULESET)

  it('of each class are those of the ruleset', () => {
    const { columns, rows } = rulesBook(t).find(({ id }) => id === 'A-CLASS')?.table ?? { columns: [], rows: [] }
    expect(columns).toHaveLength(6)
    for (const [index, kind] of SHIP_CLASSES.entries()) {
      const { shots, hull, range, drift, straight, diagonal, calmStraight, calmDiagonal } = classes[kind]
      const inCalm = calmStraight > 0 ? [calmStraight, calmDiagonal] : []
      expect(figuresOf(rows[index]?.cells.join(' ') ?? '')).toEqual([
        shots,
        hull,
        range,
        straight,
        diagonal,
        ...inCalm,
        drift,
      ])
    }
    expect(figuresOf(rows[SHIP_CLASSES.length]?.cells.join(' ') ?? '')).toEqual([fort.shots, fort.hull, fort.range])
  })

  it('of the round and its weather are those of the ruleset', () => {
    const { fresh, calm, storm } = weather
    expect(figuresOf(t('rule.A-ROUND.text'))).toEqual([fresh + calm + storm, fresh, calm, storm, rounds])
  })

  it('of a turning brig follow the worked example to its end', () => {
    expect(t('rule.A-FRESH.text')).toContain('2 − 1 − 1 − 1 = −1')
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
