import { describe, expect, it } from 'vitest'
import { type Box, boxAt, sharedArea } from './box.ts'
import { placePanel, type Surroundings } from './placement.ts'

const WINDOW = { width: 1280, height: 800 }
const PANEL = { width: 300, height: 240 }
const EMPTY: Surroundings = { window: WINDOW, seen: [], spared: [], board: [], panels: [], gap: 8 }

const box = (left: number, top: number, width: number, height: number): Box =>
  boxAt({ x: left, y: top }, { width, height })

/** The box of a panel that would like to be at 500, 300. */
function placed(around: Partial<Surroundings>, least = PANEL.height) {
  const { at, height, isFree } = placePanel([{ x: 500, y: 300 }], PANEL, least, { ...EMPTY, ...around })
  return { box: boxAt(at, { width: PANEL.width, height }), height, isFree }
}

describe('a panel', () => {
  it('is where it is wanted, while nothing is there', () => {
    expect(placed({})).toEqual({ box: box(500, 300, 300, 240), height: 240, isFree: true })
  })

  it('moves off what must be seen, and no farther', () => {
    const cell = box(780, 400, 40, 40)
    const { box: found, isFree } = placed({ seen: [cell] })
    expect(isFree).toBe(true)
    expect(found.right).toBe(772)
    expect(found.top).toBe(300)
  })

  it('moves off other panels', () => {
    const other = box(0, 0, 1280, 350)
    const { box: found } = placed({ panels: [other] })
    expect(found.top).toBe(358)
  })

  it('rather overlaps a panel than covers what must be seen', () => {
    const rows = Array.from({ length: 12 }, (_, n) => box(0, 70 * n, 1280, 20))
    const { box: found, isFree } = placed({ seen: rows.slice(4), panels: [box(0, 0, 1280, 270)] })
    expect(isFree).toBe(false)
    expect(rows.slice(4).map((row) => sharedArea(found, row))).toEqual(rows.slice(4).map(() => 0))
  })

  it('leaves a line in sight where that costs little', () => {
    const line = [box(640, 400, 10, 10), box(700, 400, 10, 10)]
    const { box: found } = placed({ spared: line })
    expect(line.map((point) => sharedArea(found, point))).toEqual([0, 0])
  })

  it('leaves what may be chosen in sight, past all of it', () => {
    const cells = [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => box(480 + 120 * x, 280 + 100 * y, 100, 80)))
    const { box: found, isFree } = placed({ spared: cells })
    expect(isFree).toBe(true)
    expect(cells.filter((cell) => sharedArea(found, cell) > 0)).toEqual([])
  })

  it('stands beside the board, off every row of it', () => {
    const rows = [0, 1, 2, 3, 4].map((n) => box(250 - 40 * n, 150 + 100 * n, 600 + 80 * n, 90))
    const { box: found, isFree } = placed({ board: rows })
    expect(isFree).toBe(true)
    expect(rows.filter((row) => sharedArea(found, row) > 0)).toEqual([])
    expect(found.left).toBeLessThan(1000)
  })

  it('shrinks only where nothing else helps', () => {
    const { height, isFree } = placed({ panels: [box(0, 0, 1280, 300), box(0, 480, 1280, 320)] }, 120)
    expect(isFree).toBe(true)
    expect(height).toBeLessThanOrEqual(180)
    expect(height).toBeGreaterThanOrEqual(120)
  })

  it('stays inside the window', () => {
    const corners = [
      { x: -400, y: -400 },
      { x: 2000, y: 2000 },
    ]
    for (const corner of corners) {
      const { at } = placePanel([corner], PANEL, PANEL.height, EMPTY)
      expect(at.x).toBeGreaterThanOrEqual(8)
      expect(at.x + PANEL.width).toBeLessThanOrEqual(1272)
      expect(at.y).toBeGreaterThanOrEqual(8)
      expect(at.y + PANEL.height).toBeLessThanOrEqual(792)
    }
  })
})
