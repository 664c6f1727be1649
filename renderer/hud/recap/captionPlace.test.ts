import { expect, it } from 'vitest'
import { placeCaption } from './captionPlace.ts'

const window = { width: 960, height: 600 }
const caption = { width: 120, height: 22 }

it('hangs over its point', () => {
  const { x, y } = placeCaption({ x: 400, y: 300 }, caption, window, [])
  expect(x + caption.width / 2).toBe(400)
  expect(y + caption.height).toBeLessThan(300)
})

it('stays inside the window', () => {
  expect(placeCaption({ x: 0, y: 0 }, caption, window, [])).toEqual({ x: 6, y: 6 })
  expect(placeCaption({ x: 960, y: 300 }, caption, window, []).x + caption.width).toBeLessThan(960)
})

it('goes over captions that are there already', () => {
  const first = { ...placeCaption({ x: 400, y: 300 }, caption, window, []), ...caption }
  const second = { ...placeCaption({ x: 430, y: 306 }, caption, window, [first]), ...caption }
  const third = placeCaption({ x: 380, y: 290 }, caption, window, [first, second])
  expect(second.y + second.height).toBeLessThanOrEqual(first.y)
  expect(third.y + caption.height).toBeLessThanOrEqual(second.y)
})
