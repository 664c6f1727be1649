import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { generatorOf, isSecret, openStream, openThinkingStream, type Seed } from './rng.ts'

const SECRET = '00112233445566778899aabbccddeeff'.repeat(2)
const OTHER = SECRET.replace('00', '01')

const words = (seed: Seed, stream: string, count = 20) => {
  const rng = openStream(seed, stream)
  return Array.from({ length: count }, () => rng.int(2 ** 32))
}

describe('luck from a number', () => {
  it('never changes from that of the first version', () => {
    expect(words(4711, 'deal', 4)).toEqual([1721089202, 3301406199, 211024347, 3555419970])
    expect(generatorOf(4711)).toBe('sfc32/1')
  })
})

describe('luck from a secret', () => {
  it('is the hash of secret, stream and a counter', () => {
    const block = (counter: number) => {
      const end = Buffer.alloc(4)
      end.writeUInt32BE(counter)
      return createHash('sha256').update(Buffer.from(SECRET, 'hex')).update('move/7').update(end).digest()
    }
    const bytes = Buffer.concat([block(0), block(1), block(2)])
    const expected = Array.from({ length: 20 }, (_, n) => bytes.readUInt32BE(4 * n))
    expect(words(SECRET, 'move/7')).toEqual(expected)
    expect(generatorOf(SECRET)).toBe('sha256/1')
  })

  it('differs for each stream and each secret', () => {
    const all = [words(SECRET, 'deal'), words(SECRET, 'move/1'), words(OTHER, 'deal')]
    expect(new Set(all.flat()).size).toBe(60)
  })

  it('counts its draws, and is uniform', () => {
    const rng = openStream(SECRET, 'dice')
    const thrown = Array.from({ length: 6000 }, () => rng.int(6))
    expect(rng.drawn).toBeGreaterThanOrEqual(6000)
    for (let face = 0; face < 6; face++) {
      expect(Math.abs(thrown.filter((one) => one === face).length - 1000)).toBeLessThan(150)
    }
    expect(rng.unit()).toBeLessThan(1)
  })

  it.each(['', 'a', SECRET.toUpperCase(), SECRET.slice(1), `${SECRET}0`])('rejects %j', (text) => {
    expect(isSecret(text)).toBe(false)
    expect(() => openStream(text, 'deal')).toThrow(RangeError)
  })
})

describe('luck for thinking', () => {
  it('equals the stream of a number, and reveals nothing of a secret', () => {
    const draw = (seed: Seed) => openThinkingStream(seed, 'bot/1').int(2 ** 32)
    expect(draw(5)).toBe(openStream(5, 'bot/1').int(2 ** 32))
    expect(draw(SECRET)).toBe(draw(SECRET))
    expect(draw(SECRET)).not.toBe(openStream(SECRET, 'bot/1').int(2 ** 32))
    expect(draw(SECRET)).not.toBe(draw(OTHER))
  })
})
