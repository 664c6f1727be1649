import { expect, it } from 'vitest'
import { parseCell } from '../../../engine/jackal/cells.ts'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import { island } from '../../../engine/testkit/island.ts'
import { onCell } from './cellRules.ts'
import { onCursor } from './cursorRules.ts'
import { IDLE_INTENT, type IntentState } from './intentState.ts'
import { onAsked } from './questionRules.ts'
import { placingOf, targetsOf } from './targets.ts'

/** Returns a question in which White is to place its ship; Red's is at g1. */
function placing(): IntentState {
  const { state } = island('', {
    options: { variant: 'archipelago' },
    teams: { white: { ship: null }, red: { ship: 'g1' }, black: { ship: null }, yellow: { ship: null } },
    more: { pieces: ['white', 'black', 'yellow'].map((team) => ({ id: `${team}-1`, type: 'pirate', team })) },
  })
  const moves = legalMoves(state, 'white').map((move) => ({ move, hint: {} }))
  return { ...IDLE_INTENT, ...onAsked(IDLE_INTENT, { seat: 'white', moves }, state).patch }
}

const cellNamed = (state: IntentState, name: string) => (state.view && parseCell(state.view.board, name)) ?? -1

it('a ship is placed by one click on a lit cell, with no piece to choose', () => {
  const state = placing()
  expect([placingOf(state.asked), state.selected]).toEqual(['white', null])
  expect(targetsOf(state)).toHaveLength(37)
  const to = cellNamed(state, 'd1')
  expect(onCell(state, to).send).toEqual([{ kind: 'place', team: 'white', to }])
})

it.each([
  ['h1', 'beside-another-ship'],
  ['a1', 'not-by-a-beach'],
  ['g7', 'not-by-a-beach'],
])('at %s it is refused: %s', (name, refusal) => {
  const state = placing()
  expect(onCell(state, cellNamed(state, name)).patch?.why).toEqual({ cell: cellNamed(state, name), refusal })
})

it('the keyboard begins at a place for the ship', () => {
  const state = placing()
  const cursor = onCursor(state, 0, -1).patch?.cursor ?? -1
  expect(targetsOf(state).some(({ cell }) => cell === cursor)).toBe(true)
})
