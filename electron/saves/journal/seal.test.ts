import { describe, expect, it } from 'vitest'
import { NO_SUM, openLine, sealLine } from './seal.ts'

const body = { kind: 'move', n: 1, text: 'Остров “Сокровищ”' }

function bytesOf(text: string): Buffer {
  return Buffer.from(text.slice(0, -1))
}

describe('a sealed line', () => {
  it('is one line of JSON that ends with its checksum', () => {
    const { text, sum } = sealLine(body, NO_SUM)
    expect(text.indexOf('\n')).toBe(text.length - 1)
    expect(JSON.parse(text)).toEqual({ ...body, sum })
  })

  it('opens to what was sealed', () => {
    const { text, sum } = sealLine(body, NO_SUM)
    expect(openLine(bytesOf(text), NO_SUM)).toEqual({ body, sum })
  })

  it('does not open with any single bit flipped', () => {
    const whole = bytesOf(sealLine(body, NO_SUM).text)
    for (let bit = 0; bit < whole.length * 8; bit++) {
      const flipped = Buffer.from(whole)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(openLine(flipped, NO_SUM), `bit ${bit}`).toBeNull()
    }
  })

  it('does not open after another line than the one it followed', () => {
    const { text } = sealLine(body, 'abad1dea')
    expect(openLine(bytesOf(text), 'abad1deb')).toBeNull()
  })

  it('does not open without a checksum', () => {
    expect(openLine(Buffer.from('{}'), NO_SUM)).toBeNull()
    expect(openLine(Buffer.from(JSON.stringify(body)), NO_SUM)).toBeNull()
  })
})
