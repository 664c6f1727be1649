import { expect, test } from 'vitest'
import { LONGEST_DEAL_NAME, seedOfDeal } from '../../../engine/kernel/dealName.ts'
import { DEAL_WORDS, dealOfTheDay, drawDealName } from './dealNames.ts'

test.each(['en', 'ru'] as const)('a drawn name in %s is three words that fit', (language) => {
  const names = Array.from({ length: 200 }, () => drawDealName(language))
  expect(names.every((name) => name.split(' ').length === 3 && name.length <= LONGEST_DEAL_NAME)).toBe(true)
  expect(new Set(names.map(seedOfDeal)).size).toBeGreaterThan(190)
})

test.each(['en', 'ru'] as const)('no word of %s is in the list twice', (language) => {
  expect(new Set(DEAL_WORDS[language]).size).toBe(DEAL_WORDS[language].length)
  expect(DEAL_WORDS[language].length).toBeGreaterThanOrEqual(60)
})

test('the deal of the day is named after its date in UTC', () => {
  expect(dealOfTheDay(new Date('2026-11-23T23:59:59.999Z'))).toBe('2026-11-23')
  expect(dealOfTheDay(new Date('2026-11-24T01:00:00+03:00'))).toBe('2026-11-23')
})
