import { expect, it } from 'vitest'
import { scatter, scatterOf } from './scatter.ts'

const texts = Array.from({ length: 2000 }, (_, index) => `pirate-${index}`)

it('visual chance is the same for every call', () => {
  expect(texts.map(scatterOf)).toEqual(texts.map(scatterOf))
  expect(scatter(-7)).toBe(scatter(-7))
})

it('visual chance is spread evenly between 0 and 1', () => {
  const tenths = Array(10).fill(0)
  for (const text of texts) tenths[Math.floor(10 * scatterOf(text))] += 1
  expect(tenths).toHaveLength(10)
  for (const count of tenths) expect(Math.abs(count - 200)).toBeLessThan(60)
})
