import { expect, it } from 'vitest'
import { legalMoves } from '../../engine/jackal/moves.ts'
import type { JackalState } from '../../engine/jackal/types.ts'
import type { IslandPlan } from '../../engine/testkit/drawnIsland.ts'
import { island } from '../../engine/testkit/island.ts'
import { translator } from '../i18n/t.ts'
import { findJackalTips } from './tips.ts'

const t = translator('en')

/** What is pointed out to white, the most urgent first. */
function tips(state: JackalState): readonly string[] {
  const moves = legalMoves(state, 'white') as never
  return findJackalTips({ view: state, seat: 'white', moves, isShared: false }, t).map(({ id }) => id)
}

const drawn = (drawing: string, plan: IslandPlan = {}): JackalState => island(drawing, plan).state

it.each<[string, string, string, IslandPlan]>([
  ['gold that one move reaches', 'jackal/gold-near', '. chest-1=1', { pieces: { 'white-1': 'e5' } }],
  ['gold under a pirate', 'jackal/carry', 'chest-1=1 .', { pieces: { 'white-1': 'e5' } }],
  ['a pirate in a trap', 'jackal/trapped', 'trap .', { pieces: { 'white-1': { at: 'e5', trapped: true } } }],
  ['a rival within reach', 'jackal/rival-near', '. .', { pieces: { 'white-1': 'e5', 'red-1': 'f5' } }],
  ['a tile that does something', 'jackal/card', 'fort .', { pieces: { 'white-1': 'f5' } }],
])('%s is pointed out', (_what, id, drawing, plan) => {
  expect(tips(drawn(drawing, plan))).toContain(id)
})

it.each<[string, string, string, IslandPlan]>([
  ['gold that lies farther off', 'jackal/gold-near', '. . . chest-1=1', { pieces: { 'white-1': 'e5' } }],
  ['a rival out of reach', 'jackal/rival-near', '. . .', { pieces: { 'white-1': 'e5', 'red-1': 'g5' } }],
  ['an island of plain tiles', 'jackal/card', '. .', { pieces: { 'white-1': 'e5' } }],
  ['a ship on the very first turn', 'jackal/ship', '. .', {}],
])('%s is not', (_what, id, drawing, plan) => {
  expect(tips(drawn(drawing, plan))).not.toContain(id)
})
