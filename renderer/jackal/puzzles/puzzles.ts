import { evolve } from '../../../engine/jackal/evolve.ts'
import type { JackalState } from '../../../engine/jackal/types.ts'
import { type Puzzle, puzzlesOf } from '../../school/puzzle.ts'
import { type LessonIsland, lessonPosition } from '../drawnPosition.ts'
import { isJackalView, readEvents } from '../view.ts'

/** The ids of the puzzles of Jackal, from easy to hard. */
type PuzzleName = 'carry' | 'balloon' | 'arrows' | 'two' | 'ice' | 'pit' | 'swamp'

interface Drawn extends Omit<LessonIsland, 'ships'> {
  /** The place of the ship, off the southern shore. */
  readonly ship: string
  /** The number of coins to bring home, and of moves. */
  readonly gold: number
  readonly moves: number
}

function puzzle(name: PuzzleName, { ship, gold, moves, ...island }: Drawn): Puzzle<JackalState> {
  return {
    id: `puzzle-${name}`,
    title: `lesson.puzzle-${name}`,
    goal: `puzzle.${name}.goal`,
    hints: [`puzzle.${name}.look`, `puzzle.${name}.do`],
    moves,
    position: lessonPosition({ ...island, ships: { white: { side: 'S', at: ship } } }),
    isSolved: ({ teams }) => teams.some((team) => team.gold >= gold),
  }
}

/** The puzzles of Jackal from easy to hard: every tile lies open, and only white plays. */
export const PUZZLES: readonly Puzzle<JackalState>[] = [
  puzzle('carry', {
    drawing: `
      ~ ~ ~ ~ ~ ~ ~
      ~ ~ . . . ~ ~
      ~ . . . . . ~
      ~ . . . chest-1 . ~
      ~ . . . . . ~
      ~ ~ . . . ~ ~
      ~ ~ ~ ~ ~ ~ ~`,
    ship: 'd1',
    pieces: { 'white-1': 'e4' },
    coins: { e4: 1 },
    gold: 1,
    moves: 3,
  }),
  puzzle('balloon', {
    drawing: `
      ~ ~ ~ ~ ~ ~ ~
      ~ ~ balloon chest-2 . ~ ~
      ~ . . . . . ~
      ~ . . . . . ~
      ~ . . . . . ~
      ~ ~ . . . ~ ~
      ~ ~ ~ ~ ~ ~ ~`,
    ship: 'd1',
    pieces: { 'white-1': 'd6', 'white-2': 'e5' },
    coins: { d6: 2 },
    gold: 2,
    moves: 3,
  }),
  puzzle('arrows', {
    drawing: `
      ~ ~ ~ ~ ~ ~ ~
      ~ ~ arrow-1/E arrow-1/S . ~ ~
      ~ . . arrow-1/W chest-1 . ~
      ~ . arrow-1/S . . . ~
      ~ . arrow-1/E arrow-1/S . . ~
      ~ ~ . . . ~ ~
      ~ ~ ~ ~ ~ ~ ~`,
    ship: 'd1',
    pieces: { 'white-1': 'e5' },
    coins: { e5: 1 },
    gold: 1,
    moves: 3,
  }),
  puzzle('two', {
    drawing: `
      ~ ~ ~ ~ ~ ~ ~
      ~ ~ . . . ~ ~
      ~ . . . balloon . ~
      ~ . . chest-2 . . ~
      ~ . . . . . ~
      ~ ~ . . . ~ ~
      ~ ~ ~ ~ ~ ~ ~`,
    ship: 'd1',
    pieces: { 'white-1': 'd4', 'white-2': 'd2' },
    coins: { d4: 2 },
    gold: 2,
    moves: 4,
  }),
  puzzle('ice', {
    drawing: `
      ~ ~ ~ ~ ~ ~ ~
      ~ ~ . chest-1 . ~ ~
      ~ ice . ice . ice ~
      ~ ice . . cannon/E ice ~
      ~ . ice trap ice . ~
      ~ ~ . . . ~ ~
      ~ ~ ~ ~ ~ ~ ~`,
    ship: 'd1',
    pieces: { 'white-1': 'd6' },
    coins: { d6: 1 },
    gold: 1,
    moves: 4,
  }),
  puzzle('pit', {
    drawing: `
      ~ ~ ~ ~ ~ ~ ~
      ~ ~ . . . ~ ~
      ~ . . . . . ~
      ~ . . chest-1 . . ~
      ~ . . trap arrow-1/S . ~
      ~ ~ . . . ~ ~
      ~ ~ ~ ~ ~ ~ ~`,
    ship: 'd1',
    pieces: { 'white-1': { at: 'd3', trapped: true }, 'white-2': 'd1' },
    coins: { d4: 1 },
    gold: 1,
    moves: 5,
  }),
  puzzle('swamp', {
    drawing: `
      ~ ~ ~ ~ ~ ~ ~
      ~ ~ . chest-1 . ~ ~
      ~ jungle . . . . ~
      ~ . desert swamp jungle . ~
      ~ . jungle . . crocodile ~
      ~ ~ . . . ~ ~
      ~ ~ ~ ~ ~ ~ ~`,
    ship: 'c1',
    pieces: { 'white-1': 'd6', 'white-2': 'c1' },
    coins: { d6: 1 },
    gold: 1,
    moves: 5,
  }),
]

/** The puzzles of Jackal, ready to be played. */
export const JACKAL_PUZZLES = puzzlesOf({
  game: 'jackal',
  seat: 'white',
  unit: 'move',
  puzzles: PUZZLES,
  isView: isJackalView,
  readEvents,
  evolve,
})
