import { describe, expect, it } from 'vitest'
import { medianOf, printRows } from './row.ts'

describe('the median', () => {
  it('is the middle of an odd and of an even number', () => {
    expect(medianOf([9, 1, 5])).toBe(5)
    expect(medianOf([9, 1, 5, 6])).toBe(5.5)
  })
})

describe('printed rows', () => {
  it('are aligned, with separated thousands', () => {
    const rows = [
      { name: 'decisions', value: 1_234_567.8, unit: '/s' },
      { name: 'cost', value: 1.054, unit: '×' },
    ]
    expect(printRows('Jackal', rows).split('\n')).toEqual([
      'Jackal',
      '  decisions    1 234 568 /s',
      '  cost              1.05 ×',
    ])
  })
})
