import { expect, it } from 'vitest'
import { risksSentence, type Weighed } from '../../../hud/coach/givenUp.ts'
import { translator } from '../../../i18n/t.ts'
import { givenUpWords } from './givenUp.ts'

const told = (one: Weighed, best: Weighed, language: 'en' | 'ru' = 'en') =>
  risksSentence(one, best, givenUpWords(translator(language)))[0] ?? null
const quiet = (worth: number): Weighed => ({ gains: ['No enemy can fire at it there'], risks: [], worth })

it('shows the advantage of the best order for an order without disadvantages', () => {
  const best = {
    gains: ['No enemy can fire at it there', 'Nearer to the gold at i5: 3 cells away'],
    risks: [],
    worth: 5,
  }
  expect(told(quiet(3), best)).toBe('Better: nearer to the gold at i5: 3 cells away')
})

it('or else the difference in hits on a hull', () => {
  expect(told(quiet(4.6), quiet(5))).toBe('About half a hit behind the best order')
  expect(told(quiet(2.8), quiet(5))).toBe('About 2 hits behind the best order')
  expect(told(quiet(0), quiet(5), 'ru')).toBe('Хуже лучшего приказа примерно на 5 попаданий')
})

it('and nothing without an estimate', () => {
  expect(told({ gains: [], risks: [], worth: undefined }, { gains: [], risks: [], worth: undefined })).toBeNull()
})
