import { expect, it } from 'vitest'
import { markColour } from './ribbonPicture.ts'

it.each([
  ['#ffffff', '#1c0f07'],
  ['#eab02f', '#1c0f07'],
  ['#000000', '#f7ebc8'],
  ['#c8362c', '#f7ebc8'],
  ['#1f47b8', '#f7ebc8'],
])('a mark on %s is painted in %s', (cloth, mark) => {
  expect(markColour(cloth)).toBe(mark)
})
