import { expect, it } from 'vitest'
import type { Pen } from './box.ts'
import { gridIn } from './box.ts'
import { fitted, wrapped } from './lettering.ts'

/** Returns a pen whose letters are half as wide as their font is high. */
const font = { font: '' }
const pen = Object.assign(font, {
  measureText: (text: string) => ({ width: (text.length * Number(/(\d+)px/.exec(font.font)?.[1])) / 2 }),
}) as unknown as Pen

it('writes long names smaller', () => {
  expect(fitted(pen, 'Ann', 'Alegreya', 20, 100)).toBe('400 20px Alegreya')
  expect(fitted(pen, 'Bartholomew the Elder', 'Alegreya', 20, 105)).toBe('400 10px Alegreya')
})

it('breaks lines between words, and leaves out words without room', () => {
  pen.font = '400 10px Alegreya'
  expect(wrapped(pen, 'one two three', 40, 2)).toEqual(['one two', 'three'])
  expect(wrapped(pen, 'one two three four', 40, 2)).toEqual(['one two', 'three…'])
})

it('fits a board of any shape into its box', () => {
  expect(gridIn({ x: 10, y: 20, width: 100, height: 100 }, 20, 10)).toEqual({ cell: 5, x: 10, y: 45 })
})
