import { expect, it } from 'vitest'
import { LineCutter } from './lines.ts'

it('returns lines as they are completed', () => {
  const cutter = new LineCutter()
  expect(cutter.push('{"a"')).toEqual([])
  expect(cutter.push(':1}\n{"b":2}\n{"c"')).toEqual(['{"a":1}', '{"b":2}'])
  expect(cutter.push(':3}')).toEqual([])
  expect(cutter.end()).toBe('{"c":3}')
})

it('skips empty lines and accepts carriage returns', () => {
  const cutter = new LineCutter()
  expect(cutter.push('\n\r\n  \n{}\r\n').map((line) => line.trim())).toEqual(['{}'])
  expect(cutter.end()).toBeNull()
})

it('keeps only enough of a long line to show that it is too long', () => {
  const cutter = new LineCutter(10)
  cutter.push('x'.repeat(8))
  cutter.push('y'.repeat(50))
  expect(cutter.push('z\nnext\n')).toEqual(['xxxxxxxxyyy', 'next'])
  expect(cutter.push(`${'w'.repeat(30)}\n`)).toEqual(['w'.repeat(11)])
})
