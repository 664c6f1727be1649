import { describe, expect, it } from 'vitest'
import './all.ts'
import { clockText, timeText } from './clockText.ts'
import { translator } from './t.ts'

describe('a time', () => {
  it.each([
    [0, '0:00'],
    [1, '0:01'],
    [8999, '0:09'],
    [60_000, '1:00'],
    [754_300, '12:35'],
    [3_600_000, '1:00:00'],
    [14_400_000, '4:00:00'],
    [-5, '0:00'],
  ])('of %i ms is %s', (milliseconds, text) => {
    expect(timeText(milliseconds)).toBe(text)
  })
})

describe('a clock', () => {
  it.each([
    ['en', { kind: 'move', seconds: 30, atEnd: 'bot' }, '30 s a move'],
    ['ru', { kind: 'move', seconds: 120, atEnd: 'bot' }, '2 мин на ход'],
    ['en', { kind: 'match', seconds: 300, increment: 5, atEnd: 'loses' }, '5 min + 5 s'],
    ['en', { kind: 'match', seconds: 90, increment: 0, atEnd: 'loses' }, '90 s'],
  ] as const)('in a few words (%s)', (language, clock, text) => {
    expect(clockText(translator(language), clock)).toBe(text)
  })
})
