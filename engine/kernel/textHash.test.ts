import { describe, expect, it } from 'vitest'
import { fingerprint } from './fingerprint.ts'
import { openStream } from './rng.ts'
import { textHash } from './textHash.ts'

describe('values that records and seeds depend on never change:', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('the hash of %j is that of FNV-1a', (text, hash) => {
    expect(textHash(text)).toBe(hash)
  })

  it.each([
    [null, '77074ba44f8ef5eb'],
    ['', 'ffcaaa8595f75f34'],
    [{ b: 1, a: [1, 2, { z: null, y: 'ж' }] }, 'cfe8c39e915bb291'],
    [{ moves: ['g1', 'g2'], seat: 'white' }, '8c9e63f4411f6d61'],
  ])('the fingerprint of %j', (value, text) => {
    expect(fingerprint(value)).toBe(text)
  })

  it('the numbers of a stream', () => {
    const rng = openStream(7, 'deal')
    expect([1, 2, 3].map(() => rng.int(1e6))).toEqual([460438, 660415, 732308])
  })
})

it('a fingerprint does not depend on the order of keys, and differs for different values', () => {
  expect(fingerprint({ a: 1, b: 2 })).toBe(fingerprint({ b: 2, a: 1 }))
  expect(fingerprint({ a: 1, b: 2 })).not.toBe(fingerprint({ a: 1, b: 3 }))
})
