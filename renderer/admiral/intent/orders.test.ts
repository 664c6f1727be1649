import { describe, expect, it } from 'vitest'
import { unitNamed } from '../../../engine/admiral/fleet.ts'
import { hint } from '../../../engine/admiral/foresight.ts'
import { legalMoves } from '../../../engine/admiral/moves.ts'
import { type Json, sea } from '../../../engine/testkit/sea.ts'
import { IDLE_INTENT, type IntentState } from './intentState.ts'
import { canOrder, ORDERS, type Order, onOrder, ordersFor } from './orders.ts'

const commanding = (ships: Json, more: Json = {}, selected = 'red-brig'): IntentState => {
  const view = sea({ ships: ships as Record<string, string>, ...more }).state
  const moves = legalMoves(view, 'red').map((move) => ({ move, hint: hint(view, move) }))
  return { ...IDLE_INTENT, asked: { seat: 'red', moves }, view, selected }
}
const refusalOf = (state: IntentState, order: Order) => onOrder(state, order).patch?.why?.refusal

describe('orders', () => {
  it('are all for a ship with a captain, and only guns for a fort', () => {
    const state = commanding({ 'red-brig': ['k5 N', { captain: 'swift' }] }, { options: { captains: 'all' } })
    const unit = state.view && unitNamed(state.view, 'red-brig')
    expect(unit && state.view && ordersFor(unit, state.view)).toEqual(ORDERS)
    const plain = commanding({ 'red-brig': 'k5 N' }, { board: { forts: [{ id: 'red-fort', team: 'red', at: 'a4' }] } })
    const fort = plain.view && unitNamed(plain.view, 'red-fort')
    const brig = plain.view && unitNamed(plain.view, 'red-brig')
    expect(fort && plain.view && ordersFor(fort, plain.view)).toEqual(['fire', 'finish'])
    expect(brig && plain.view && ordersFor(brig, plain.view)).not.toContain('captain')
  })

  it('can be given if the host lists a move for them', () => {
    const state = commanding({ 'red-brig': 'k5 N', 'blue-brig': 'l5 N' })
    expect(ORDERS.filter((order) => canOrder(state, order))).toEqual(['sail', 'turn', 'fire', 'board', 'finish'])
  })

  it('begin the named action', () => {
    const state = commanding({ 'red-brig': 'k5 N', 'blue-brig': 'l5 N' })
    expect(onOrder(state, 'fire').patch).toMatchObject({ target: 'blue-brig', prompt: { kind: 'fire' } })
    expect(onOrder(state, 'board').patch).toMatchObject({ target: 'blue-brig', prompt: { kind: 'board' } })
    expect(onOrder(state, 'turn').patch).toMatchObject({ prompt: { kind: 'turn' } })
    expect(onOrder(state, 'sail').patch?.course?.way).toEqual(['none'])
  })

  it.each([
    ['sail', {}, { wind: 'N storm' }, 'storm-no-sailing'],
    ['turn', {}, { wind: 'N storm' }, 'storm-no-sailing'],
    ['fire', {}, {}, 'out-of-shot'],
    ['fire', { shotsLeft: 0 }, {}, 'no-shots-left'],
    ['board', {}, {}, 'not-alongside'],
    ['repair', { hullDamage: 1 }, {}, 'not-in-port'],
    ['captain', {}, {}, 'no-such-captain'],
  ] as const)('explain why they cannot be given: %s %j %j', (order, ship, more, refusal) => {
    const state = commanding({ 'red-brig': ['k5 N', ship], 'blue-line': 'p2 N' }, more)
    expect(refusalOf(state, order)).toBe(refusal)
  })

  it('name the most important of several obstacles', () => {
    const ships = { 'red-line': ['k5 N', { chaserUsed: true }], 'blue-line': 'p2 N', 'blue-brig': 'k8 E' }
    expect(refusalOf(commanding(ships, {}, 'red-line'), 'fire')).toBe('chaser-fires-once')
  })
})
