import { expect, it } from 'vitest'
import { risksTold, type Weighed } from '../../../hud/coach/givenUp.ts'
import { translator } from '../../../i18n/t.ts'
import { givenUpWords } from './givenUp.ts'

const told = (one: Weighed, best: Weighed, language: 'en' | 'ru' = 'en') =>
  risksTold(one, best, givenUpWords(translator(language)))[0] ?? null
const quiet = (worth: number): Weighed => ({ gains: ['No enemy can fire at her there'], risks: [], worth })

it('of an order against which nothing speaks it is told what the best one has for it', () => {
  const best = {
    gains: ['No enemy can fire at her there', 'Nearer to the gold at i5: 3 cells away'],
    risks: [],
    worth: 5,
  }
  expect(told(quiet(3), best)).toBe('Better: nearer to the gold at i5: 3 cells away')
})

it('or else by how many hits on a hull it comes out behind', () => {
  expect(told(quiet(4.6), quiet(5))).toBe('About half a hit behind the best order')
  expect(told(quiet(2.8), quiet(5))).toBe('About 2 hits behind the best order')
  expect(told(quiet(0), quiet(5), 'ru')).toBe('Хуже лучшего приказа примерно на 5 попаданий')
})

it('and nothing where nobody has reckoned', () => {
  expect(told({ gains: [], risks: [], worth: undefined }, { gains: [], risks: [], worth: undefined })).toBeNull()
})
