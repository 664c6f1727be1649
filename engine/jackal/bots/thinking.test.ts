import { describe, expect, it } from 'vitest'
import { Budget } from '../../kernel/budget.ts'
import { openStream } from '../../kernel/rng.ts'
import { island } from '../../testkit/island.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { LEVELS, type LevelSettings, searchAs } from './levels.ts'
import { PLAIN } from './personalities.ts'
import { sensibleMoves } from './sensibleMoves.ts'
import { outlookAfter, outlookFrom, think } from './thinking.ts'

const FORESIGHT = { rounds: 2, whims: 3 }

/** Returns a position with a piece that may carry a coin home, and no unknown tile nearby. */
const laden = () => island('empty=1', { at: 'g2', pieces: { 'white-1': 'g2' } }).state

function subjectOf(view: JackalState, luck = 1, isOverdue = () => false) {
  return { view, seat: 'white', rng: openStream(luck, 'bot'), budget: new Budget(400, isOverdue) }
}

it('without any time the policy chooses, regardless of the order of the moves', () => {
  const view = laden()
  const overdue = () => subjectOf(view, 1, () => true)
  const moves = sensibleMoves(view, 'white')
  for (const listed of [moves, moves.toReversed()]) {
    const [first] = think(overdue(), listed, LEVELS.master, PLAIN)
    expect(first).toMatchObject({ move: { kind: 'go', to: expect.any(Number), carry: 'coin' }, trials: 0 })
  }
})

describe('a level with errors', () => {
  const ranked = (error: number, luck: number) => {
    const settings: LevelSettings = { ...LEVELS.easy, error }
    return searchAs(settings, subjectOf(laden(), luck), PLAIN)
  }
  const choices = (error: number) => {
    const lucks = Array.from({ length: 12 }, (_, luck) => luck)
    return new Set(lucks.map((luck) => JSON.stringify(ranked(error, luck)[0]?.move))).size
  }

  it('chooses differently by chance, and more often the larger its error', () => {
    expect(choices(0)).toBe(1)
    expect(choices(200)).toBeGreaterThan(3)
  })

  it('reports worth without its errors', () => {
    const worths = (error: number) =>
      new Map(ranked(error, 1).map(({ move, mean }): [string, number] => [keyOf(move), mean]))
    expect(worths(200)).toEqual(worths(0))
  })
})

const keyOf = (move: JackalMove): string => JSON.stringify(move)

describe('a position is searched to the same turn after a move as before it', () => {
  const endFrom = (view: JackalState) => view.turnNumber + outlookFrom(view, FORESIGHT).turns
  const endAfter = (view: JackalState) => view.turnNumber + outlookAfter(view, FORESIGHT).turns

  it('when the turn has passed', () => {
    const game = island('. .', { pieces: { 'white-1': 'e5', 'red-1': 'k8' } })
    const end = endFrom(game.state)
    game.go('white-1', 'f5')
    expect([game.turn, endAfter(game.state)]).toEqual(['red', end])
  })

  it('when a decision is pending in the turn', () => {
    const game = island('. caramba', { pieces: { 'white-1': 'e5', 'red-1': 'k8' } })
    const end = endFrom(game.state)
    game.go('white-1', 'f5')
    expect([game.state.decision?.kind, endAfter(game.state)]).toEqual(['oath', end])
  })
})
