import { describe, expect, it } from 'vitest'
import { openStream } from '../../kernel/rng.ts'
import { type BattlePlan, battle, cell, ships } from '../../testkit/fleet.ts'
import { printCell } from '../cells.ts'
import type { Cell } from '../types.ts'
import { Endgame, endgameShot } from './endgame.ts'
import { habitsFor } from './habits.ts'
import { blankKnowledge, findingsOf, learn } from './knowledge.ts'
import { type Layout, layoutsOf } from './layouts.ts'
import { likelihoodsOf } from './likelihood.ts'
import { firstReckoning, reckon } from './reckoning.ts'

/** Returns the fewest misses by trying everything, to check the fast way against. */
function fewest(layouts: readonly Layout[], hits: readonly Cell[]): number {
  const cells = [...new Set(layouts.flat(2))].filter((one) => !hits.includes(one))
  if (cells.length === 0) return 0
  return Math.min(
    ...cells.map((at) => {
      const told = new Map<string, Layout[]>()
      for (const layout of layouts) {
        const ship = layout.find((one) => one.includes(at))
        const isSunk = ship?.every((one) => one === at || hits.includes(one))
        const result = ship ? (isSunk ? ship.join() : 'hit') : 'miss'
        told.set(result, [...(told.get(result) ?? []), layout])
      }
      const missed = told.get('miss') ?? []
      if (missed.length === layouts.length) return Number.POSITIVE_INFINITY
      const sums = [...told].map(([result, left]) => fewest(left, result === 'miss' ? hits : [...hits, at]))
      return missed.length + sums.reduce((a, b) => a + b, 0)
    }),
  )
}

/**
 * Returns a battle where all but the last ships are sunk, and every other cell except the named ones has been fired at.
 */
function late(down: string, left: string): BattlePlan {
  const sunk = ships(down).flat()
  const open = ships(left).flat()
  const fired = Array.from({ length: 100 }, (_, at) => at).filter((at) => !sunk.includes(at) && !open.includes(at))
  return { northFired: [...sunk, ...fired].map(printCell).join(' ') }
}

const DOWN = 'a10 b10 c10 d10, f10 g10 h10, a8 b8 c8, j9 j10, e8 f8, h7 h8'
const knownOf = (plan: BattlePlan) => {
  const state = battle(plan)
  return findingsOf(state, 'north').reduce(learn, blankKnowledge(state.options))
}

describe('layouts', () => {
  it('are all ways in which the ships afloat may lie apart', () => {
    // Four boats on five cells, two of which touch.
    const plan = { ...late(DOWN, 'j7, a6, c6, e6, e5'), south: `${DOWN}, j7, a6, c6, e6` }
    const found = layoutsOf(knownOf(plan), 400)
    expect(found?.map((layout) => layout.flat().map(printCell).toSorted())).toEqual(
      expect.arrayContaining([
        ['a6', 'c6', 'e6', 'j7'],
        ['a6', 'c6', 'e5', 'j7'],
      ]),
    )
    expect(found).toHaveLength(2)
  })

  it('are too many at first', () => {
    expect(layoutsOf(knownOf({}), 400)).toBeNull()
  })
})

describe('likelihoods', () => {
  it('are those of ships placed one by one: a ship that blocks more water leaves fewer places for the next', () => {
    const { options } = battle({})
    const afloat = [2, 1].map((length) => ({ length, count: 1, berths: [] }))
    const inTurn = habitsFor(undefined).filter(({ name }) => name === 'inTurn')
    const opinions = inTurn.map((habit) => ({ habit, trust: 1, chances: new Float64Array(100) }))
    const layouts = [ships('a1 b1, j10'), ships('e5 f5, j10')]
    const [corner = 0, middle = 0] = likelihoodsOf(layouts, { ...blankKnowledge(options), afloat }, opinions)
    // Six cells are blocked in the corner, twelve in the middle.
    expect(corner / middle).toBeCloseTo((100 - 12) / (100 - 6), 9)
    expect(corner + middle).toBeCloseTo(1, 9)
  })
})

describe('an endgame', () => {
  it('is solved as well as by trying everything', () => {
    const rng = openStream(5, 'endgames')
    for (let game = 0; game < 40; game++) {
      const layouts = Array.from({ length: 4 }, (): Layout => {
        const first = rng.int(4)
        return [[first, first + 1], [10 + rng.int(4)]]
      })
      const different = [...new Map(layouts.map((layout) => [layout.join('/'), layout])).values()]
      const endgame = new Endgame(different, new Float64Array(different.length).fill(1), [])
      expect(endgame.fewestMisses()).toBeCloseTo(fewest(different, []), 6)
    }
  })

  it('fires at a cell that must hold a ship, and only where one can lie', () => {
    const state = battle({ ...late(DOWN, 'j7, a6, c6, e6, e5'), south: `${DOWN}, j7, a6, c6, e6` })
    const start = firstReckoning(state.options, habitsFor(undefined))
    const at = endgameShot(findingsOf(state, 'north').reduce(reckon, start))
    expect(['j7', 'a6', 'c6'].map(cell)).toContain(at)
  })

  it('has not begun while much of the field is open', () => {
    expect(endgameShot(firstReckoning(battle({}).options, habitsFor(undefined)))).toBeNull()
  })
})
