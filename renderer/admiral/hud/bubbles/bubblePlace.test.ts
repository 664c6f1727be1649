import { describe, expect, it } from 'vitest'
import { placeAside } from './bubblePlace.ts'

const WINDOW = { width: 1280, height: 800 }
const PANEL = { width: 300, height: 340 }
const middle = { x: 640, y: 400 }

describe('a panel beside a cell', () => {
  it('stands to its right where there is room', () => {
    const { x, y } = placeAside(middle, null, PANEL, WINDOW)
    expect(x).toBeGreaterThan(middle.x)
    expect(y).toBe(230)
  })

  it('stands to its left at the right edge', () => {
    const { x } = placeAside({ x: 1200, y: 400 }, null, PANEL, WINDOW)
    expect(x + PANEL.width).toBeLessThan(1200)
  })

  it('does not cover the line to who fires', () => {
    const { x } = placeAside(middle, { x: 900, y: 400 }, PANEL, WINDOW)
    expect(x + PANEL.width).toBeLessThan(middle.x)
  })

  it('stays inside the window, between the panels above and below', () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: 1280, y: 800 },
      { x: 0, y: 800 },
    ]) {
      const { x, y } = placeAside(point, null, PANEL, WINDOW)
      expect(x).toBeGreaterThanOrEqual(8)
      expect(x + PANEL.width).toBeLessThanOrEqual(1272)
      expect(y).toBeGreaterThanOrEqual(104)
      expect(y + PANEL.height).toBeLessThanOrEqual(664)
    }
  })

  it('uses the whole window when it is too high for that', () => {
    const { y } = placeAside(middle, null, { width: 300, height: 760 }, WINDOW)
    expect(y).toBeGreaterThanOrEqual(8)
    expect(y + 760).toBeLessThanOrEqual(792)
  })
})
