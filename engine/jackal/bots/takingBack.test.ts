import { expect, it } from 'vitest'
import { island } from '../../testkit/island.ts'
import { parseCell } from '../cells.ts'
import { CLASSIC_ISLAND } from '../data/boards.ts'
import type { JackalMove } from '../types.ts'
import { takesBack } from './takingBack.ts'

const before = island('. .', { pieces: { 'white-1': 'e5', 'white-2': 'f5' } }).state
const go = (piece: string, to: string, carry?: 'coin') =>
  ({ kind: 'go', piece, to: parseCell(CLASSIC_ISLAND, to), ...(carry && { carry }) }) as JackalMove
const step = { before, move: go('white-1', 'e6') }

it('is a step back of the same piece, for nothing', () => {
  expect(takesBack(step, go('white-1', 'e5'))).toBe(true)
  expect(takesBack(step, go('white-1', 'e7'))).toBe(false)
  expect(takesBack(step, go('white-2', 'e5'))).toBe(false)
})

it('is no way to gold and home with it', () => {
  expect(takesBack(step, go('white-1', 'e5', 'coin'))).toBe(false)
  expect(takesBack({ before, move: go('white-1', 'e6', 'coin') }, go('white-1', 'e5'))).toBe(false)
})
