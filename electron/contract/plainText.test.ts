import { describe, expect, it } from 'vitest'
import { LONGEST_NAME, textFault } from './plainText.ts'

const faultOf = (name: string) => textFault(name, LONGEST_NAME)

describe('a name', () => {
  it.each(['Ann', 'Мэри Рид', '海賊', '👨‍👩‍👧', '😀'.repeat(24), '<b>Ann</b>', '"; DROP'])('may be %s', (name) => {
    expect(faultOf(name)).toBeNull()
  })

  it.each(['', '   ', '\u200b', '\u2060\u00a0'])('must show something: %j', (name) => {
    expect(faultOf(name)).toBe('empty')
  })

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
})
