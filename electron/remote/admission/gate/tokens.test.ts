import { describe, expect, it } from 'vitest'
import { hashOf, Tokens } from './tokens.ts'

describe('tokens', () => {
  it('are valid until others are set', () => {
    const tokens = new Tokens()
    const [one, other] = [hashOf('one'), hashOf('other')]
    expect(tokens.has(one)).toBe(false)
    tokens.set([one, other])
    expect([one, other, hashOf('third')].map((token) => tokens.has(token))).toEqual([true, true, false])
    tokens.set([other])
    expect(tokens.has(one)).toBe(false)
  })
})
