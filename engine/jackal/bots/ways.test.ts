import { describe, expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'
import { parseCell } from '../cells.ts'
import { CLASSIC_ISLAND } from '../data/boards.ts'
import { turnsHome, turnsOfErrand } from './ways.ts'

const WHITE = 0

const at = (name: string): number => parseCell(CLASSIC_ISLAND, name) ?? Number.NaN

describe('turns home with a load', () => {
  it.each([
    ['step by step over empty tiles', '. . .', 'g5', 4],
    ['over the steps of a turntable', 'mountain . .', 'e5', 8],
    ['at once by an arrow', 'v', 'e5', 3],
    ['at once by a balloon', 'balloon', 'e5', 0],
    ['by a slide over ice', '. .\nice .\nice .', 'e5', 3],
  ])('%s', (_what, drawing, cell, turns) => {
    const plan = drawing.includes('ice') ? { at: 'e3' } : {}
    const { state } = island(drawing, { ...plan, pieces: { 'white-1': 'g1', 'white-2': 'd9' } })
    expect(turnsHome(state, WHITE)[at(cell)]).toBeCloseTo(turns)
  })

  it('leads round tiles where no load may come', () => {
    const wall = island('fort fort fort fort fort', { at: 'e2', pieces: { 'white-1': 'g1', 'white-2': 'd9' } })
    expect(turnsHome(wall.state, WHITE)[at('g3')]).toBeGreaterThan(3)
  })

  it('are a guess, and many, where no way is open', () => {
    const { state } = island('?empty ?empty ?empty\n?empty . ?empty\n?empty ?empty ?empty', {})
    expect(turnsHome(state, WHITE)[at('f6')]).toBeGreaterThan(15)
  })
})

describe('turns of an errand', () => {
  it('lead to the gold that is soonest at home', () => {
    const { state } = island('. .', { tiles: { g4: 'empty=1' }, pieces: { 'white-1': 'g1', 'white-2': 'd9' } })
    const errand = turnsOfErrand(state, turnsHome(state, WHITE))
    expect(errand[at('g4')]).toBe(3)
    expect(errand[at('i6')]).toBe(5)
  })
})
