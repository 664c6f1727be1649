import { expect, it } from 'vitest'
import { LAYOUTS } from './layoutName.ts'
import { freeOf, slotBoxes } from './slots.ts'
import type { Foot } from './slotTable.ts'

const FEET: readonly Foot[] = ['low', 'tall']

/** Windows, rem. */
const WINDOWS = {
  wide: { width: 80, height: 50 },
  small: { width: 60, height: 37.5 },
  column: { width: 30, height: 60 },
  tv: { width: 71.1, height: 40 },
} as const

it('two lines of tokens take more of the window than one, and the corners do not change', () => {
  for (const layout of LAYOUTS.filter((one) => one !== 'column')) {
    const [low, tall] = FEET.map((foot) => freeOf(layout, foot, WINDOWS[layout], {}))
    expect(tall?.covered.at(-1)?.top).toBeLessThan(low?.covered.at(-1)?.top ?? 0)
    expect(tall?.covered.slice(0, -1)).toEqual(low?.covered.slice(0, -1))
  }
})

it('leaves the middle of the upper edge free between scores and menu', () => {
  const corners = freeOf('wide', 'low', WINDOWS.wide, {}).covered.slice(0, -1)
  expect(corners).toHaveLength(2)
  expect(corners.filter(({ left, right }) => left < 0.5 && right > 0.5)).toEqual([])
})

it('an adviser takes its place on the right from the picture', () => {
  const { covered, isAside } = freeOf('small', 'tall', WINDOWS.small, { hasAdviser: true })
  const adviser = covered.at(-2)
  expect(isAside).toBe(true)
  expect(adviser?.left).toBeGreaterThan(0.7)
  expect(adviser?.bottom).toBeGreaterThan(0.55)
})

it('takes less than a quarter of a wide window for the lower row', () => {
  expect(freeOf('wide', 'low', WINDOWS.wide, {}).covered.at(-1)?.top).toBeGreaterThan(0.87)
  expect(freeOf('wide', 'tall', WINDOWS.wide, {}).covered.at(-1)?.top).toBeGreaterThan(0.83)
})

it.each(LAYOUTS)('the captions of sounds take their place below the scores from the picture: %s', (layout) => {
  const without = freeOf(layout, 'low', WINDOWS[layout], {}).covered
  const { covered } = freeOf(layout, 'low', WINDOWS[layout], { hasCaptions: true })
  const captions = covered.at(-2)
  expect(covered).toEqual([...without.slice(0, -1), captions, without.at(-1)])
  expect(captions?.bottom).toBeGreaterThan(without[0]?.bottom ?? 1)
  expect(captions?.bottom).toBeLessThan(without.at(-1)?.top ?? 0)
})

it.each([
  ['column', { width: 24.4, height: 52.75 }],
  ['small', { width: 52.75, height: 24.4 }],
] as const)('a vote takes at most 45 %% of the height of a phone: %s', (layout, window) => {
  const dock = slotBoxes(layout, 'vote', window).dock
  expect((window.height - (dock?.top ?? 0)) / window.height).toBeLessThan(0.45)
})
