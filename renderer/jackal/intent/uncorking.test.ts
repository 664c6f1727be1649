import { describe, expect, it } from 'vitest'
import { legalMoves } from '../../../engine/jackal/moves.ts'
import type { IslandPlan } from '../../../engine/testkit/drawnIsland.ts'
import { island } from '../../../engine/testkit/island.ts'
import { translator } from '../../i18n/t.ts'
import { cellNamed } from '../../testkit/boards/jackalBoard.ts'
import { choiceLabel } from '../hud/turn/actionHint.ts'
import { onNext } from './actorRules.ts'
import { onCell, onPiece } from './cellRules.ts'
import { onCursor, onTouched } from './cursorRules.ts'
import { IDLE_INTENT, type IntentState, type Reaction } from './intentState.ts'
import { onBottle } from './loadRules.ts'
import { onAsked } from './questionRules.ts'
import { actionsOf, targetsOf } from './targets.ts'

const t = translator('en')
const applied = (state: IntentState, { patch }: Reaction): IntentState => ({ ...state, ...patch })
const lit = (state: IntentState) => targetsOf(state).map(({ cell }) => cell)
const bottleFor = (piece: string) => [{ kind: 'uncork', piece }]

/** Returns a question to White, with two bottles, after its move; without `moved` no piece can move. */
function asked(drawing: string, plan: IslandPlan, moved: readonly [string, string] | null): IntentState {
  const game = island(drawing, {
    options: { variant: 'archipelago' },
    teams: { white: { bottles: 2 } },
    ...plan,
  })
  if (moved) game.go(...moved)
  const view = game.state
  const moves = legalMoves(view, 'white').map((move) => ({ move, hint: {} }))
  return applied(IDLE_INTENT, onAsked(IDLE_INTENT, { seat: 'white', moves }, view))
}

const TRAPPED = { 'white-1': { at: 'e5', trapped: true }, 'white-2': 'g5' } as const
const oneTrapped = () => asked('trap . .', { pieces: TRAPPED }, ['white-2', 'g6'])
const two = () => asked('trap swamp .', { pieces: { ...TRAPPED, 'white-3': { at: 'f5', step: 2 } } }, ['white-2', 'g6'])

describe('a bottle after the move (J-ARCH)', () => {
  it('lights the pieces that it frees; a click on the cell or on the figure gives it', () => {
    const state = oneTrapped()
    expect(lit(state)).toEqual([cellNamed('e5')])
    expect(onCell(state, cellNamed('e5')).send).toEqual(bottleFor('white-1'))
    expect(onPiece(state, 'white-1').send).toEqual(bottleFor('white-1'))
  })

  it('is given by its key to the only one, and among several the keys point at each in turn', () => {
    expect(onBottle(oneTrapped()).send).toEqual(bottleFor('white-1'))
    const first = applied(two(), onBottle(two()))
    expect([first.cursor, applied(first, onNext(first, 1)).cursor]).toEqual([cellNamed('e5'), cellNamed('f5')])
    expect(applied(two(), onNext(two(), -1)).cursor).toBe(cellNamed('f5'))
    expect(applied(two(), onCursor(two(), 0, 1)).cursor).toBe(cellNamed('e6'))
  })

  it('leaves ending the turn without one to a button', () => {
    expect(actionsOf(oneTrapped()).map(({ move }) => move)).toEqual([{ kind: 'decline' }])
  })

  it('is only aimed by a touch on a flat table', () => {
    const touched = onTouched(oneTrapped(), cellNamed('e5'))
    expect([touched.send, touched.patch?.cursor]).toEqual([undefined, cellNamed('e5')])
  })

  it('shows why another of the crew needs none', () => {
    expect(onCell(oneTrapped(), cellNamed('g6')).patch?.why).toEqual({
      cell: cellNamed('g6'),
      refusal: 'bottle-not-needed',
    })
  })

  it('asks for one of two on a turntable, distinguished by their steps', () => {
    const pieces = { 'white-1': { at: 'e5', step: 1 }, 'white-2': 'g5', 'white-3': { at: 'e5', step: 3 } } as const
    const state = asked('swamp . .', { pieces }, ['white-2', 'g6'])
    const { send, patch } = onCell(state, cellNamed('e5'))
    expect(send).toBeUndefined()
    expect(patch?.prompt?.moves.map((choice) => choiceLabel(choice, [], t, state.view))).toEqual([
      'A bottle for the pirate on step 1: to the last step',
      'A bottle for the pirate on step 3: to the last step',
    ])
    expect(onPiece(state, 'white-3').send).toEqual(bottleFor('white-3'))
  })

  it('in place of the move is lit automatically', () => {
    const state = asked('trap', { pieces: { 'white-1': TRAPPED['white-1'] } }, null)
    expect([lit(state), state.selected]).toEqual([[cellNamed('e5')], null])
    expect(onCell(state, cellNamed('e5')).send).toEqual(bottleFor('white-1'))
  })
})
