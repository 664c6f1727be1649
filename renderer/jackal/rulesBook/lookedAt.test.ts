import { describe, expect, it } from 'vitest'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import { cellNamed, JackalBoard } from '../../testkit/boards/jackalBoard.ts'
import { IDLE_INTENT, type IntentState } from '../intent/intentState.ts'
import { ruleLookedAt } from './lookedAt.ts'

const board = () =>
  new JackalBoard()
    .row(2, 'empty1 ice chest-3')
    .afloat('d1', 'white', 'S')
    .bear('f4', 'red')
    .pirate('white', 'c2')
    .resident('ben', 'white', 'e2')

function looking(change: Partial<IntentState> = {}): IntentState {
  const view = board().state()
  const moves = legalMoves(view, 'white').map((move) => ({ move, hint: {} }))
  return { ...IDLE_INTENT, view, asked: { seat: 'white', moves }, ...change }
}

const hovering = (at: string) => ruleLookedAt(looking({ hovered: cellNamed(at) }))

describe('the book of rules opens', () => {
  it.each([
    ['c2', 'J-EMPTY'],
    ['d2', 'J-ICE'],
    ['e5', 'J-DECK'],
    ['d1', 'J-BOAT'],
    ['f4', 'J-ARCH'],
    ['e2', 'J-BEN'],
    ['h1', 'J-SWIM'],
    ['g1', 'J-SHIP'],
  ])('at the rule of the thing at %s: %s', (at, rule) => {
    expect(hovering(at)).toBe(rule)
  })

  it('at the cell of the keyboard if the mouse points at none', () => {
    expect(ruleLookedAt(looking({ cursor: cellNamed('d2') }))).toBe('J-ICE')
  })

  it('at the rule of a refusal, before the thing under the pointer', () => {
    const why = { cell: cellNamed('e5'), refusal: 'no-jumping-into-the-sea' } as const
    expect(ruleLookedAt(looking({ why, hovered: cellNamed('d2') }))).toBe('J-SWIM')
  })

  it('at the chosen piece', () => {
    expect(ruleLookedAt(looking({ selected: { kind: 'piece', id: 'ben' } }))).toBe('J-BEN')
    expect(ruleLookedAt(looking({ selected: { kind: 'ship', team: 'white' } }))).toBe('J-SHIP')
    expect(ruleLookedAt(looking({ planned: { kind: 'ship', team: 'white', boat: true } }))).toBe('J-BOAT')
    expect(ruleLookedAt(looking({ selected: { kind: 'piece', id: 'white-1' } }))).toBe('J-EMPTY')
  })

  it('at its beginning without a focus', () => {
    expect(ruleLookedAt(looking())).toBeNull()
    expect(ruleLookedAt(IDLE_INTENT)).toBeNull()
  })
})
