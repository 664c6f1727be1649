import { describe, expect, it } from 'vitest'
import { cleanText, LONGEST_NAME, textFault, writtenFault } from './plainText.ts'

const faultOf = (name: string) => textFault(name, LONGEST_NAME)

describe('a name', () => {
  it.each(['Ann', 'Мэри Рид', '海賊', '👨‍👩‍👧', '😀'.repeat(24), '<b>Ann</b>', '"; DROP'])('may be %s', (name) => {
    expect(faultOf(name)).toBeNull()
  })

  it.each([
    'Zoë',
    'Nguyễn',
    'Nguye\u0302\u0303n',
    'हिन्दी क्ष',
    'می\u200cخواهم',
    'ක්\u200dෂ',
    'ที่นี่',
    'שָׁלוֹם',
    'ကြွှေး',
    '葛\u{E0100}城',
    '🏴‍☠️',
    '🏳️‍🌈',
    '❤️',
    '1️⃣',
    '👩🏽‍🚀',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '⠠⠁⠝⠝',
  ])('may be in any script, and an emoji: %s', (name) => {
    expect(faultOf(name)).toBeNull()
    expect(cleanText(name, LONGEST_NAME)).toBe(name.normalize('NFC'))
  })

  it.each(['', '   ', '\u200b', '\u2060\u00a0', '\u3164', '\u2800', '\uffa0', '\u115f', '\u1160\u034f', '\u{1d159}'])(
    'must show something: %j',
    (name) => {
      expect(faultOf(name)).toBe('empty')
    },
  )

  it('has at most 24 characters as people count them, emoji included', () => {
    expect(faultOf('x'.repeat(25))).toBe('long')
    expect(faultOf('😀'.repeat(25))).toBe('long')
  })

  it.each(['a\u0000b', 'a\nb', 'a\u2028b', '\ud800', '\u202enna', '\u2066x'])(
    'holds nothing unprintable: %j',
    (name) => {
      expect(faultOf(name)).toBe('unprintable')
    },
  )

  it.each([
    ['Ann\u200b', 'Ann'],
    ['A\u00adnn', 'Ann'],
    ['Ann\u3164', 'Ann'],
    ['\u200fAnn\ufe0f\ufe0f', 'Ann\ufe0f'],
    ['Ann\u{e0041}', 'Ann'],
    [`A${'\u0351'.repeat(20)}`, `A${'\u0351'.repeat(4)}`],
  ])('has nothing invisible and few marks on a letter: not %j', (name, clean) => {
    expect(faultOf(name)).toBe('unprintable')
    expect(cleanText(name, LONGEST_NAME)).toBe(clean)
  })

  it.each(['Ann\u200b', '\u3164', '\u2800', `a${'\u0351'.repeat(20)}`])('stays readable in a file: %j', (name) => {
    expect(writtenFault(name, LONGEST_NAME)).toBeNull()
  })
})
