import { describe, expect, it } from 'vitest'
import { minisignKey } from '../testkit/minisign.ts'
import { isSignedBy } from './minisign.ts'

/** Made by minisign 0.11. */
const KEY = `untrusted comment: minisign public key 8CFA1DD056D58177
RWR3gdVW0B36jAZoTHvUA2mJFzoNzh3/7Vnnwxu00FDb7kEf9w8IiNwR
`
const SIGNATURE = `untrusted comment: signature from minisign secret key
RUR3gdVW0B36jCzHo64hVuCjdBT04CrVQq0QeksH+B/hujqpa3/pncvEO1iEsOmPPaSlhQ91yfPjvMZ8/lycTFSNZd9bImswiwI=
trusted comment: captains-table 9.9.9
o9AT6YsjStjreiXievWJDfHrs3yHGHSosjNvL3Iaymo/VwP53HBpCwTEamSkMmjOHrRQAVwRrlkZO36Pw5RlAA==
`
const MESSAGE = Buffer.from('Fifteen men\n')

describe('a signature', () => {
  it('by minisign belongs to its message and key', () => {
    expect(isSignedBy(KEY, MESSAGE, SIGNATURE)).toBe(true)
    expect(isSignedBy(KEY.split('\n')[1] ?? '', MESSAGE, SIGNATURE)).toBe(true)
  })

  it.each([
    ['another message', KEY, Buffer.from('Fifteen men'), SIGNATURE],
    ['another key', minisignKey().publicKey, MESSAGE, SIGNATURE],
    ['another trusted comment', KEY, MESSAGE, SIGNATURE.replace('9.9.9', '9.9.8')],
    ['a changed signature', KEY, MESSAGE, SIGNATURE.replace('RUR3gdVW0B36jCz', 'RUR3gdVW0B36jCy')],
    ['a signature of the message itself', KEY, MESSAGE, SIGNATURE.replace('RUR3', 'RWR3')],
    ['no signature', KEY, MESSAGE, ''],
    ['no key', '', MESSAGE, SIGNATURE],
    ['a short key', 'RWR3gdVW0B36jA==', MESSAGE, SIGNATURE],
  ])('is refused with %s', (_, key, message, signature) => {
    expect(isSignedBy(key, message, signature)).toBe(false)
  })

  it('for tests is like those of minisign', () => {
    const { publicKey, sign } = minisignKey()
    expect(isSignedBy(publicKey, Buffer.from('Yo-ho-ho'), sign('Yo-ho-ho'))).toBe(true)
  })
})
