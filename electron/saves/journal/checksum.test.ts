import { describe, expect, it } from 'vitest'
import { FIRST_SUM, parseLine, printLine } from './checksum.ts'

const body = { kind: 'move', n: 1, text: 'Остров “Сокровищ”' }

function bytesOf(text: string): Buffer {
  return Buffer.from(text.slice(0, -1))
}

describe('a line with a checksum', () => {
  it('is one line of JSON that ends with its checksum', () => {
    const { text, sum } = printLine(body, FIRST_SUM)
    expect(text.indexOf('\n')).toBe(text.length - 1)
    expect(JSON.parse(text)).toEqual({ ...body, sum })
  })

  it('reads back unchanged', () => {
    const { text, sum } = printLine(body, FIRST_SUM)
    expect(parseLine(bytesOf(text), FIRST_SUM)).toEqual({ body, sum })
  })

  it('reads back if its checksum begins with a zero', () => {
    const lines = Array.from({ length: 200 }, (_, n) => ({ n, ...printLine({ n }, FIRST_SUM) }))
    const { n, text, sum } = lines.find((line) => line.text.includes('"sum":"0')) ?? {}
    expect(n, 'no checksum begins with a zero').toBeDefined()
    expect(parseLine(bytesOf(text ?? ''), FIRST_SUM)).toEqual({ body: { n }, sum })
  })

  it('is rejected with any single bit flipped', () => {
    const whole = bytesOf(printLine(body, FIRST_SUM).text)
    for (let bit = 0; bit < whole.length * 8; bit++) {
      const flipped = Buffer.from(whole)
      flipped[bit >> 3] = (flipped[bit >> 3] ?? 0) ^ (1 << (bit & 7))
      expect(parseLine(flipped, FIRST_SUM), `bit ${bit}`).toBeNull()
    }
  })

  it('is rejected after another line than its predecessor', () => {
    const { text } = printLine(body, 'abad1dea')
    expect(parseLine(bytesOf(text), 'abad1deb')).toBeNull()
  })

  it('is rejected without a checksum', () => {
    expect(parseLine(Buffer.from('{}'), FIRST_SUM)).toBeNull()
    expect(parseLine(Buffer.from(JSON.stringify(body)), FIRST_SUM)).toBeNull()
  })
})
