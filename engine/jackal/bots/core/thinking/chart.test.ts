import { describe, expect, it } from 'vitest'
import type { IslandPlan } from '../../../../testkit/drawnIsland.ts'
import { island } from '../../../../testkit/island.ts'
import { parseCell } from '../../../cells.ts'
import { CLASSIC_ISLAND } from '../../../data/boards.ts'
import type { JackalState } from '../../../types.ts'
import type { SideNumber } from '../../sides.ts'
import { viewed } from './viewed.ts'

const WHITE = 0

const turnsHome = (state: JackalState, side: SideNumber) => viewed(state).chart.home[side] ?? []
const turnsOfErrand = (state: JackalState) => viewed(state).chart.errand[WHITE] ?? []

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

  it('lead round tiles where no load is allowed', () => {
    const wall = island('fort fort fort fort fort', { at: 'e2', pieces: { 'white-1': 'g1', 'white-2': 'd9' } })
    expect(turnsHome(wall.state, WHITE)[at('g3')]).toBeGreaterThan(3)
  })

  it('end at any cell where the ship could come to meet the piece, sooner with a sailor aboard', () => {
    const lane = (pieces: NonNullable<IslandPlan['pieces']>) => {
      const field = turnsHome(island('.', { pieces }).state, WHITE)
      return ['g1', 'f1', 'h1', 'i1', 'k1'].map((cell) => field[at(cell)])
    }
    expect(lane({ 'white-1': 'g1' })).toEqual([0, 1.3, 1.3, 2.6, 5.2])
    const unmanned = lane({ 'white-1': 'd9', 'red-1': 'a7' })
    expect(unmanned).toEqual([0, 5.3, 5.3, 6.6, 9.2])
    expect(lane({ friday: 'g1', 'white-1': 'd9' })).toEqual(unmanned)
  })

  it('lead in at one cave and out at the other, from beside it sooner than from inside', () => {
    const { state } = island('cave', { at: 'g3', tiles: { d9: 'cave' }, pieces: { 'white-1': 'g1', 'white-2': 'k9' } })
    const field = turnsHome(state, WHITE)
    expect([field[at('g3')], field[at('d9')], field[at('d10')]]).toEqual([2, 4, 3])
  })

  it('count only the ships of the piece’s side', () => {
    const { state } = island('.', { pieces: { 'white-1': 'g1', 'red-1': 'a7' } })
    expect(turnsHome(state, 1)[at('b7')]).toBe(1)
    expect(turnsHome(state, WHITE)[at('b7')]).toBe(6)
  })

  it('are, as an estimate, the same at an arrow that leads back as at its exit', () => {
    const ring =
      'crocodile crocodile crocodile crocodile\ncrocodile . crocodile crocodile\ncrocodile crocodile arrow-1d/W crocodile\ncrocodile crocodile crocodile crocodile'
    const { state } = island(ring, { at: 'e5', pieces: { 'white-1': 'g1' } })
    const field = turnsHome(state, WHITE)
    const [start, arrow] = [field[at('f7')] ?? 0, field[at('g6')] ?? 0]
    expect(arrow).toBe(start)
  })

  it('are estimated higher the more tiles are open', () => {
    const closedIn = (around: string) => {
      const ring = 'crocodile crocodile crocodile\ncrocodile . crocodile\ncrocodile crocodile crocodile'
      const { state } = island(ring, { tiles: { k8: around, k9: around } })
      return turnsHome(state, WHITE)[at('f6')] ?? 0
    }
    expect(closedIn('.')).toBe(24 + 1.5 * 5)
    expect(closedIn('?empty')).toBeLessThan(closedIn('.'))
  })

  it('are estimated by the nearest ship of the side', () => {
    const two = { options: { players: 2 }, teams: { black: {}, yellow: {} } }
    const ring = 'crocodile crocodile crocodile\ncrocodile . crocodile\ncrocodile crocodile crocodile'
    const { state } = island(ring, { ...two, at: 'f9' })
    expect(turnsHome(state, WHITE)[at('g10')]).toBe(24 + 1.5 * 3)
    expect(turnsHome(island(ring, { ...two, at: 'f3' }).state, WHITE)[at('g4')]).toBe(24 + 1.5 * 3)
  })

  it('are a high estimate if no way is open', () => {
    const { state } = island('?empty ?empty ?empty\n?empty . ?empty\n?empty ?empty ?empty', {})
    expect(turnsHome(state, WHITE)[at('f6')]).toBeGreaterThan(15)
  })
})

describe('turns of an errand', () => {
  it('lead to the gold that can be home soonest', () => {
    const { state } = island('. .', { tiles: { g4: 'empty=1' }, pieces: { 'white-1': 'g1', 'white-2': 'd9' } })
    const errand = turnsOfErrand(state)
    expect(errand[at('g4')]).toBe(3)
    expect(errand[at('i6')]).toBe(5)
  })

  it('lead to closed tiles as if they held gold, some turns from home', () => {
    const { state } = island('?empty', { farCoin: false, pieces: { 'white-1': 'g1' } })
    const errand = turnsOfErrand(state)
    expect([errand[at('e5')], errand[at('f5')], errand[at('g7')]]).toEqual([7, 8, 9])
  })

  it('lead through forts and thickets, with empty hands', () => {
    const wall = 'fort thicket fort\nfort . fort\nfort aborigine fort'
    const { state } = island(wall, { farCoin: false, tiles: { f9: 'empty=1' }, pieces: { 'white-1': 'g1' } })
    const home = turnsHome(state, WHITE)
    expect(turnsOfErrand(state)[at('f6')]).toBe((home[at('f9')] ?? 0) + 3)
  })
})
