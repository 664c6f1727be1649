import { describe, expect, it } from 'vitest'
import { placeBeside, placeBeyond } from './bubblePlace.ts'

const window = { width: 1280, height: 800 }
const bubble = { width: 200, height: 120 }

describe('a bubble beside a cell', () => {
  it('stands above the cell, in its middle', () => {
    const { x, y } = placeBeside({ x: 640, y: 400 }, bubble, window)
    expect(x + bubble.width / 2).toBe(640)
    expect(y + bubble.height).toBeLessThan(400)
  })

  it('goes below where there is no room above', () => {
    expect(placeBeside({ x: 640, y: 60 }, bubble, window).y).toBeGreaterThan(60)
  })

  it('never leaves the window', () => {
    for (const point of [
      { x: 0, y: 0 },
      { x: 1280, y: 800 },
      { x: 0, y: 800 },
    ]) {
      const { x, y } = placeBeside(point, bubble, window)
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + bubble.width).toBeLessThanOrEqual(1280)
      expect(y + bubble.height).toBeLessThanOrEqual(800)
    }
  })
})

describe('a bubble beyond a cell', () => {
  const at = { x: 640, y: 400 }

  it.each([
    ['right', { x: 560, y: 400 }, (x: number) => x > 640, () => true],
    ['left', { x: 720, y: 400 }, (x: number) => x + bubble.width < 640, () => true],
    ['below', { x: 640, y: 340 }, () => true, (y: number) => y > 400],
    ['above', { x: 640, y: 460 }, () => true, (y: number) => y + bubble.height < 400],
  ])('stands %s, away from the other', (_, away, isAside, isOff) => {
    const { x, y } = placeBeyond(at, away, bubble, window)
    expect([isAside(x), isOff(y)]).toEqual([true, true])
  })

  it('leaves the whole cell free, however large cells are seen', () => {
    expect(placeBeyond(at, { x: 440, y: 400 }, bubble, window).x).toBeGreaterThan(640 + 100)
  })

  it('never leaves the window', () => {
    const { x, y } = placeBeyond({ x: 1270, y: 790 }, { x: 1200, y: 790 }, bubble, window)
    expect([x + bubble.width <= 1280, y + bubble.height <= 800]).toEqual([true, true])
  })
})
