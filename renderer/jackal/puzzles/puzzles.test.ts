import { describe, expect, it } from 'vitest'
import { parsePosition } from '../../../engine/jackal/position.ts'
import { jackal } from '../../../engine/jackal/rules.ts'
import type { JackalMove, JackalState } from '../../../engine/jackal/types.ts'
import { playMove } from '../../../engine/kernel/play.ts'
import { openStream } from '../../../engine/kernel/rng.ts'
import type { Puzzle } from '../../school/puzzle.ts'
import { PUZZLES } from './puzzles.ts'

function begun({ position }: Puzzle<JackalState>): JackalState {
  const state = parsePosition(position, openStream(1, 'deal'))
  if (!state.ok) throw new Error(`${state.problem.where}: ${state.problem.what}`)
  return state.value
}

const after = (state: JackalState, move: JackalMove): JackalState =>
  playMove(jackal, state, 'white', move, openStream(1, 'puzzle')).state

/** Returns a key of a position, regardless of the moves that led to it. */
const nameOf = ({ tiles, teams, pieces, decision }: JackalState): string =>
  JSON.stringify([tiles, teams, pieces, decision])

/** Returns the fewest moves to the goal, from all reachable positions; null if more than `most` are needed. */
function fewest(puzzle: Puzzle<JackalState>, most: number): number | null {
  const seen = new Set<string>()
  let reached = [begun(puzzle)]
  for (let moves = 0; moves <= most; moves++) {
    if (reached.some(puzzle.isSolved)) return moves
    reached = reached.flatMap((state) => freshFrom(state, seen))
  }
  return null
}

/** Returns the positions one move further that are new. */
function freshFrom(state: JackalState, seen: Set<string>): readonly JackalState[] {
  return jackal.legalMoves(state, 'white').flatMap((move) => {
    const next = after(state, move)
    const name = nameOf(next)
    if (seen.has(name)) return []
    seen.add(name)
    return [next]
  })
}

describe.each(PUZZLES)('$id', (puzzle) => {
  it('can be solved in its number of moves, and not in fewer', () => {
    expect(fewest(puzzle, puzzle.moves + 2)).toBe(puzzle.moves)
  })

  it('hides nothing and leaves white alone at the table', () => {
    const { tiles, teams } = begun(puzzle)
    expect(tiles.filter((tile) => tile?.kind === 'closed' || tile?.open === false)).toEqual([])
    expect(teams.filter(({ ship }) => ship !== null).map(({ id }) => id)).toEqual(['white'])
  })
})
