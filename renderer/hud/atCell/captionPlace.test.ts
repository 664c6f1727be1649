import { describe, expect, it } from 'vitest'
import { boxAt, sharedArea } from './box.ts'
import { type CaptionSurroundings, placeCaption } from './captionPlace.ts'

const EMPTY: CaptionSurroundings = { window: { width: 960, height: 600 }, taken: [], spared: [] }
const caption = { width: 120, height: 22 }

function placed(x: number, y: number, around: Partial<CaptionSurroundings> = {}) {
  const at = placeCaption({ x, y }, caption, { ...EMPTY, ...around })
  if (!at) throw new Error('no place')
  return boxAt(at, caption)
}

/** Returns the box of a cell of the board around a point. */
const cell = (x: number, y: number) => boxAt({ x: x - 22, y: y - 18 }, { width: 44, height: 36 })

it('is placed over its point', () => {
  const { left, right, bottom } = placed(400, 300)
  expect((left + right) / 2).toBe(400)
  expect(bottom).toBeLessThan(300)
})

it('stays inside the window', () => {
  expect(placed(0, 0)).toMatchObject({ left: 6, top: 6 })
  expect(placed(960, 300).right).toBeLessThan(960)
})

it('goes over existing captions', () => {
  const first = placed(400, 300)
  const second = placed(430, 306, { taken: [first] })
  const third = placed(380, 290, { taken: [first, second] })
  expect(second.bottom).toBeLessThanOrEqual(first.top)
  expect(third.bottom).toBeLessThanOrEqual(second.top)
})

describe('over a possible choice', () => {
  const eight = [-1, 0, 1].flatMap((east) => [-1, 0, 1].map((south) => cell(400 + east * 46, 340 + south * 38)))

  it('goes to the nearest place that covers no choice and no other caption', () => {
    const first = placed(400, 300, { spared: eight })
    const second = placed(400, 300, { spared: eight, taken: [first] })
    for (const one of [first, second]) expect(eight.map((other) => sharedArea(one, other))).toEqual(eight.map(() => 0))
    expect(sharedArea(first, second)).toBe(0)
    expect(Math.abs((first.left + first.right) / 2 - 400)).toBeLessThan(160)
  })

  it('is left out if there is no such place', () => {
    const everywhere = [boxAt({ x: 0, y: 0 }, EMPTY.window)]
    expect(placeCaption({ x: 400, y: 300 }, caption, { ...EMPTY, spared: everywhere })).toBeNull()
  })
})

describe('a ship', () => {
  const ship = (x: number, y: number) => boxAt({ x: x - 29, y: y - 53 }, { width: 58, height: 77 })
  const cells = [-1, 1].flatMap((east) => [0, 1].map((south) => cell(400 + east * 68, 300 + south * 56)))

  it.each([
    ['in open water', 400, 300, []],
    ['at the upper edge of the window', 400, 50, []],
    ['in a corner', 20, 40, []],
    ['among cells that may be chosen', 400, 300, [...cells, cell(400, 244), cell(332, 244), cell(468, 244)]],
  ])('%s is never covered by its own caption', (_, x, y, spared) => {
    const own = ship(x, y)
    expect(sharedArea(placed(x, y, { own, spared }), own)).toBe(0)
  })

  it('has its caption right over its masts, even if they end at fractions of a pixel', () => {
    const own = { ...ship(400.4, 300.4), top: 247.37 }
    expect(own.top - placed(400.4, 300.4, { own }).bottom).toBeLessThan(5)
  })

  it('has its caption off the caption over its neighbour beyond', () => {
    const own = ship(400, 300)
    const beyond = placed(400, 244, { own: ship(400, 244) })
    const caption = placed(400, 300, { own, taken: [beyond] })
    for (const other of [own, beyond]) expect(sharedArea(caption, other)).toBe(0)
  })

  it('has captions of its neighbours beside its own, not over it, even without room above', () => {
    const taken: ReturnType<typeof placed>[] = []
    for (const x of [400, 468, 536]) taken.push(placed(x, 40, { own: ship(x, 40), taken }))
    const shared = taken.flatMap((one, n) => taken.slice(n + 1).map((other) => sharedArea(one, other)))
    expect(shared).toEqual([0, 0, 0])
  })
})
