import { describe, expect, it } from 'vitest'
import { Budget } from '../../../../kernel/budget.ts'
import { openStream } from '../../../../kernel/rng.ts'
import { island } from '../../../../testkit/island.ts'
import { jackal } from '../../../rules.ts'
import type { JackalState } from '../../../types.ts'
import { TURN_NUMBER } from '../layout.ts'
import { coreTable } from './searchable.ts'

/** Moves of Jackal use no luck. */
const LUCK = openStream(1, 'luck')

const TURNS = 9

function searched(state: JackalState) {
  const budget = new Budget(1000)
  const { gameFor, deal, moveOf, score } = coreTable(state, { turns: TURNS, whims: 0 })
  const moves = jackal.legalMoves(state, 'white').map(moveOf)
  return { game: gameFor(budget), budget, moves, score, world: deal(openStream(1, 'deal')) }
}

describe('Jackal for the search', () => {
  it('scores best what raises the worth of its seat', () => {
    const { game, moves, score, world } = searched(island('empty=1', { at: 'g2', pieces: { 'white-1': 'g2' } }).state)
    const [best = -1] = moves.toSorted((a, b) => score(b) - score(a))
    const after = game.play(world, best, LUCK)
    expect(game.value(after, 'white')).toBeGreaterThan(game.value(world, 'white'))
    expect(game.value(after, 'red')).toBeLessThan(game.value(world, 'red'))
  })

  it('leaves the world in which a move is tried unchanged, and pays for each position', () => {
    const { game, moves, world, budget } = searched(island('. .', { pieces: { 'white-1': 'e5' } }).state)
    const [before, turn] = [world.words.slice(), world.get(TURN_NUMBER)]
    for (const move of moves.slice(0, 3)) game.play(world, move, LUCK)
    expect(world.words).toEqual(before)
    const end = game.playout(world, openStream(1, 'luck'))
    expect(budget.left).toBeLessThan(1000 - 3)
    expect(end.get(TURN_NUMBER)).toBe(turn + TURNS)
  })
})
