import { describe, expect, it } from 'vitest'
import { GAME_IDS } from '../../electron/contract/ipc.ts'
import { REFUSALS as ADMIRAL } from '../../engine/admiral/types.ts'
import { REFUSALS as JACKAL } from '../../engine/jackal/types.ts'
import { REFUSALS as SEA_BATTLE } from '../../engine/sea-battle/types.ts'
import { TABLE_REASONS as ADMIRAL_TABLE } from '../admiral/intent/intentState.ts'
import { whyText as admiralWhy } from '../admiral/refusalText.ts'
import { LANGUAGES, translator } from '../i18n/t.ts'
import { ruleTitle } from '../i18n/words.ts'
import { TABLE_REASONS as JACKAL_TABLE } from '../jackal/intent/intentState.ts'
import { whyText as jackalWhy } from '../jackal/refusalText.ts'
import { refusedShotText } from '../sea-battle/refusalText.ts'
import { gameParts } from './games.ts'

/** The refusals of gestures that the table itself finds impossible. */
const OF_THE_TABLE = {
  jackal: JACKAL_TABLE.map((refusal) => (language: 'en' | 'ru') => jackalWhy(translator(language), { refusal })),
  admiral: ADMIRAL_TABLE.map((refusal) => (language: 'en' | 'ru') => {
    return admiralWhy(translator(language), { refusal, cell: 0 })
  }),
  'sea-battle': [(language: 'en' | 'ru') => refusedShotText(translator(language), { why: 'own-sea' })],
} as const

/** Every reason that a game's engine can give. */
const REASONS = { jackal: JACKAL, admiral: ADMIRAL, 'sea-battle': SEA_BATTLE } as const
const LETTERS = { en: /^[^а-яё]+[.!?]$/i, ru: /^[^a-z]+[.!?]$/i } as const

describe.each(GAME_IDS)('the reasons of %s', (game) => {
  it.each(LANGUAGES)('have different sentences in %s', (language) => {
    const { refusalText } = gameParts(game).book
    const texts = REASONS[game].map((reason) => refusalText(translator(language), reason)?.text ?? reason)
    for (const text of texts) expect(text).toMatch(LETTERS[language])
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  it.each(LANGUAGES)('open the book at a rule that it has in %s', (language) => {
    const t = translator(language)
    const rules = REASONS[game].map((reason) => gameParts(game).book.refusalText(t, reason)?.rule ?? reason)
    expect(rules.filter((rule) => ruleTitle(t, rule) === null)).toEqual([])
  })

  it('include none that has another source', () => {
    expect(gameParts(game).book.refusalText(translator('en'), 'of-tomorrow')).toBeNull()
  })
})

describe.each(Object.entries(OF_THE_TABLE))('the gestures that the table of %s refuses', (_, reasons) => {
  it.each(LANGUAGES)('have texts in %s with a rule of the book', (language) => {
    for (const reason of reasons) {
      const { text, rule } = reason(language)
      expect(text).toMatch(LETTERS[language])
      expect(ruleTitle(translator(language), rule)).not.toBeNull()
    }
  })
})
