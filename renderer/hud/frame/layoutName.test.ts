import { expect, it } from 'vitest'
import { layoutNameOf } from './layoutName.ts'

it.each([
  ['1280 × 800', 80, 50, 'wide'],
  ['1920 × 1080, whose rem is larger', 88.9, 50, 'wide'],
  ['1280 × 800 with text 1.5', 53.3, 33.3, 'small'],
  ['960 × 600', 60, 37.5, 'small'],
  ['960 × 600 with text 2', 30, 18.75, 'small'],
  ['an upright window', 30, 60, 'column'],
] as const)('%s has its layout by its size in rem', (_, width, height, layout) => {
  expect(layoutNameOf({ width, height, isTelevision: false })).toBe(layout)
})

it('only the setting makes any window a television', () => {
  expect(layoutNameOf({ width: 71, height: 40, isTelevision: true })).toBe('tv')
  expect(layoutNameOf({ width: 30, height: 18.75, isTelevision: false })).toBe('small')
})

it('a flat table is a column in every window, on a television too', () => {
  expect(layoutNameOf({ width: 60, height: 37.5, isTelevision: false, isFlat: true })).toBe('column')
  expect(layoutNameOf({ width: 71, height: 40, isTelevision: true, isFlat: true })).toBe('column')
})
