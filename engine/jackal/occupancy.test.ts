import { expect, it } from 'vitest'
import { island } from '../testkit/island.ts'
import { parseCell } from './cells.ts'
import { isDeserted } from './occupancy.ts'
import type { JackalState } from './types.ts'

const cellOf = ({ board }: JackalState, name: string) => parseCell(board, name) ?? -1

it('reports deserted cells separately for each position', () => {
  const game = island('. .', { pieces: { 'white-1': 'e5', 'red-1': 'k8' } })
  const before = game.state
  game.go('white-1', 'f5')
  const deserted = ['e5', 'f5', 'k8'].map((name) =>
    [before, game.state, before].map((state) => isDeserted(state, cellOf(state, name))),
  )
  expect(deserted).toEqual([
    [false, true, false],
    [true, false, true],
    [false, false, false],
  ])
})

it('ignores pieces lost inside a cave', () => {
  const game = island('. cave', { pieces: { 'white-1': 'e5' } })
  game.go('white-1', 'f5')
  expect(game.state.pieces.find(({ id }) => id === 'white-1')?.lost).not.toBeNull()
  expect(isDeserted(game.state, cellOf(game.state, 'f5'))).toBe(true)
})
