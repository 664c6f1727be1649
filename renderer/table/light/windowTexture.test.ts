import { expect, it } from 'vitest'
import { paneLight } from './windowTexture.ts'

const litColumns = (v: number) => {
  const lit = Array.from({ length: 200 }, (_, i) => paneLight(i / 200, v) > 0.5)
  return lit.filter((now, i) => now && !lit[i - 1]).length
}

it('moonlight falls through three panes side by side', () => {
  expect(litColumns(0.3)).toBe(3)
  expect(litColumns(0.7)).toBe(3)
})

it('the bars and the wall block it', () => {
  expect(litColumns(0.49)).toBe(0)
  expect(paneLight(0, 0)).toBe(0)
})
