import { describe, expect, it } from 'vitest'
import { dealt, type Json, sea } from '../../testkit/sea.ts'
import { parseCell } from '../cells.ts'
import type { Heading } from '../geometry/headings.ts'
import { WARY } from './conduct.ts'
import { likedMove } from './policy.ts'
import { NO_WAY, roadsOf } from './roads.ts'

const cell = (name: string) => parseCell(name) ?? 0
const cost = (board: Json, from: string, heading: Heading, to: string) =>
  roadsOf(sea({ ships: {}, board }).state.board).cost(cell(from), heading, cell(to))

describe('roads', () => {
  it('end two cells from their goal and count the manoeuvres there', () => {
    expect(cost({}, 'k8', 'E', 'm8')).toBe(0)
    expect(cost({}, 'k8', 'E', 'p8')).toBe(3)
  })

  it('are longer for a ship that heads another way', () => {
    expect(cost({}, 'k8', 'W', 'p8')).toBeGreaterThan(cost({}, 'k8', 'E', 'p8'))
  })

  it('count the turn on the spot that a reef ahead demands', () => {
    expect(cost({ reefs: ['l8'] }, 'k8', 'E', 'p8')).toBeGreaterThan(cost({}, 'k8', 'E', 'p8') + 2)
  })

  it('lead nowhere from a closed basin', () => {
    const land = ['j9', 'k9', 'l9', 'j8', 'l8', 'j7', 'k7', 'l7']
    expect(cost({ land }, 'k8', 'E', 'p8')).toBe(NO_WAY)
  })

  it('are the same for a copy of the board', () => {
    const { board } = dealt({}).state
    expect(roadsOf(structuredClone(board))).toBe(roadsOf(board))
  })

  it('count the directions in which a storm would run a ship aground', () => {
    const { board } = sea({ ships: {}, board: { land: ['k11'], reefs: ['l8'] } }).state
    expect(roadsOf(board).lees(cell('k8'), 2)).toBe(1)
    expect(roadsOf(board).lees(cell('k8'), 3)).toBe(2)
    expect(roadsOf(board).lees(cell('a1'), 1)).toBe(5)
  })
})

it('a ship with a reef before its bow turns to get out', () => {
  const ships = { 'red-galleon': 'k8 E', 'blue-line': 'w8 W' }
  const { state } = sea({ ships, board: { reefs: ['l8'] }, wind: 'E fresh', round: 30 })
  const idle = { ...state, ships: state.ships.map((ship) => (ship.id === 'red-far' ? { ...ship, done: true } : ship)) }
  expect(likedMove(idle, WARY)).toMatchObject({ kind: 'turn', ship: 'red-galleon' })
})
