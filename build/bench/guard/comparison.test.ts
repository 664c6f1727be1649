import { describe, expect, it } from 'vitest'
import { isWorse, worseBy } from './comparison.ts'

describe('the comparison of a figure', () => {
  it('takes a greater time and a smaller rate for worse', () => {
    expect([worseBy('less', 2, 3), worseBy('more', 3, 2)]).toEqual([0.5, 0.5])
    expect([worseBy('less', 4, 3), worseBy('more', 3, 4)]).toEqual([-0.25, -0.25])
  })

  it('allows a tenth more', () => {
    expect([isWorse('less', 100, 109), isWorse('less', 100, 111)]).toEqual([false, true])
    expect([isWorse('more', 109, 100), isWorse('more', 111, 100)]).toEqual([false, true])
  })

  it('finds no fault with a new figure', () => {
    expect(isWorse('less', undefined, 1e9)).toBe(false)
  })
})
