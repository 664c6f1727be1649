import { expect, it } from 'vitest'
import { translator } from '../../../i18n/t.ts'
import { givenUp, type Praised } from './givenUp.ts'

const told = (one: Praised, best: Praised, language: 'en' | 'ru' = 'en') => givenUp(one, best, translator(language))
const quiet = (worth: number): Praised => ({ gains: ['No enemy can fire at her there'], worth })

it('of an order against which nothing speaks it is told what the best one has for it', () => {
  const best = { gains: ['No enemy can fire at her there', 'Nearer to the gold at i5: 3 cells away'], worth: 5 }
  expect(told(quiet(3), best)).toBe('The best order instead: nearer to the gold at i5: 3 cells away')
})

it('or else by how many hits on a hull it comes out behind', () => {
  expect(told(quiet(4.6), quiet(5))).toBe('In the end about half a hit on a hull behind the best order')
  expect(told(quiet(2.8), quiet(5))).toBe('In the end about 2 hits on a hull behind the best order')
  expect(told(quiet(0), quiet(5), 'ru')).toBe('В итоге хуже лучшего приказа примерно на 5 попаданий в корпус')
})

it('and nothing where nobody has reckoned', () => {
  expect(told({ gains: [], worth: undefined }, { gains: [], worth: undefined })).toBeNull()
})
