import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isLuckNumber, jointSeed, sealOf, textDigest } from './jointSeed.ts'
import { isSecret } from './rng.ts'

const SECRET = '5e'.repeat(32)
const [ONE, OTHER] = ['01'.repeat(16), '02'.repeat(16)]
const north = (number: string | null) => ({ seat: 'north', number })
const south = (number: string | null) => ({ seat: 'south', number })

describe('the joint seed of host and screens', () => {
  it('is the SHA-256 of one text, which any SHA-256 tool can check', () => {
    const text = `["captains-table/luck/1","${SECRET}",[["north","${ONE}"],["south",null]]]`
    const digest = createHash('sha256').update(text, 'utf8').digest('hex')
    expect(jointSeed(SECRET, [north(ONE), south(null)])).toBe(digest)
    expect(textDigest(text)).toBe(digest)
    expect(isSecret(digest)).toBe(true)
  })

  it('changes with the secret, a number, a seat or a missing number', () => {
    const seeds = [
      jointSeed(SECRET, [north(ONE), south(OTHER)]),
      jointSeed('5f'.repeat(32), [north(ONE), south(OTHER)]),
      jointSeed(SECRET, [north(OTHER), south(ONE)]),
      jointSeed(SECRET, [south(OTHER), north(ONE)]),
      jointSeed(SECRET, [north(ONE), south(null)]),
      jointSeed(SECRET, [north(ONE)]),
      jointSeed(SECRET, []),
    ]
    expect(new Set(seeds).size).toBe(seeds.length)
  })

  it('takes numbers of exactly 128 bits', () => {
    expect(isLuckNumber(ONE)).toBe(true)
    for (const text of ['', ONE.slice(1), `${ONE}0`, `${ONE}\n`, ONE.replace('0', 'A'), 'g'.repeat(32)])
      expect(isLuckNumber(text)).toBe(false)
  })
})

describe('a seal', () => {
  it('is the SHA-256 of the secret’s bytes', () => {
    expect(sealOf(SECRET)).toBe(createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex'))
  })
})
