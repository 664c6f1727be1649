import { parseCell } from '../../../engine/admiral/cells.ts'
import { shipNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, Cell, UnitId } from '../../../engine/admiral/types.ts'
import type { Puzzle } from '../../school/puzzle.ts'
import { type LessonSea, lessonPosition } from '../drawnPosition.ts'
import { cellOf } from '../shipCells.ts'

/** The ids of the puzzles of Admiral, from easy to hard. */
type PuzzleName = 'windward' | 'salvo' | 'last' | 'rake' | 'storm' | 'prize' | 'past'

/** A puzzle of Admiral; the solver has the red ships. */
export interface AdmiralPuzzle extends Puzzle<AdmiralState> {
  /** The results of the first dice, in order. */
  readonly dice: readonly number[]
  /** The cell of interest, which no panel covers; null once there is none. */
  about(view: AdmiralState): Cell | null
}

interface Drawn extends LessonSea, Pick<AdmiralPuzzle, 'isSolved' | 'about'> {
  readonly turns: number
  /** A ship of the solver that no shot may hit; omitted if that does not matter. */
  readonly unharmed?: UnitId
}

function puzzle(name: PuzzleName, { turns, unharmed, isSolved, about, ...sea }: Drawn): AdmiralPuzzle {
  const isWhole = (view: AdmiralState) => unharmed === undefined || isUnharmed(view, unharmed)
  return {
    id: `puzzle-${name}`,
    title: `lesson.puzzle-${name}`,
    goal: `puzzle.${name}.goal`,
    hints: [`puzzle.${name}.look`, `puzzle.${name}.do`],
    moves: turns,
    dice: sea.dice ?? [],
    // the rival fires whenever possible, at the hull: it has nothing to choose
    position: lessonPosition({ ...sea, options: { autoReply: { blue: 'hull' }, ...sea.options } }),
    isSolved: (view) => isWhole(view) && isSolved(view),
    isLost: (view) => view.result !== null || !isWhole(view),
    about,
  }
}

const isUnharmed = (view: AdmiralState, id: UnitId): boolean => {
  const ship = shipNamed(view, id)
  return ship !== null && ship.hullDamage === 0 && ship.sailDamage === 0
}

const isSunk = (view: AdmiralState, id: UnitId): boolean => shipNamed(view, id)?.at === null

/** Returns true if the solver's gold is landed. */
const hasLanded = ({ teams }: AdmiralState): boolean => teams.some(({ id, gold }) => id === 'red' && gold > 0)

const HARBOUR = { id: 'red-fort', team: 'red' } as const
const LADEN = { id: 'red-brig', class: 'brig', team: 'red', gold: 3 } as const
/** A galleon that has fired its broadside and cannot answer before the next round. */
const SILENT = { id: 'blue-galleon', class: 'galleon', team: 'blue', shotsLeft: 0, sailDamage: 3 } as const
/** Options of a puzzle in which no rival has a ship. */
const ALONE = { scenario: 'treasure' } as const

/** Guns that never miss: every die shows a five. */
const FIVES: readonly number[] = Array.from({ length: 40 }, () => 5)

/** Returns the number of turns that the solver has ended. */
export function turnsUsed({ round, ships }: AdmiralState): number {
  const own = ships.filter(({ team, at }) => team === 'red' && at !== null)
  return round - 1 + Number(own.length > 0 && own.every(({ done }) => done))
}

/** The puzzles of Admiral from easy to hard. */
export const PUZZLES: readonly AdmiralPuzzle[] = [
  puzzle('windward', {
    sea: [
      '............',
      '..##........',
      '...#........',
      '........+...',
      '....##......',
      '.....#......',
      '............',
      '............',
    ],
    toward: 'S',
    ships: [{ ...LADEN, at: 'e2', heading: 'E' }],
    forts: [{ ...HARBOUR, at: 'h6' }],
    options: ALONE,
    turns: 3,
    isSolved: hasLanded,
    about: () => parseCell('h6'),
  }),
  puzzle('salvo', {
    sea: [
      '............',
      '..##........',
      '..#.........',
      '............',
      '............',
      '............',
      '.......+....',
      '............',
    ],
    toward: 'E',
    ships: [
      { id: 'red-line', class: 'line', team: 'red', at: 'c5', heading: 'N' },
      { ...SILENT, at: 'h5', heading: 'N', hullDamage: 2 },
    ],
    dice: [2, 3, 4, 2],
    turns: 1,
    isSolved: (view) => isSunk(view, 'blue-galleon'),
    about: (view) => cellOf(view, 'blue-galleon')[0] ?? null,
  }),
  puzzle('last', {
    sea: [
      '............',
      '........#...',
      '........##..',
      '............',
      '...+........',
      '............',
      '............',
      '............',
    ],
    toward: 'W',
    ships: [
      { id: 'red-line', class: 'line', team: 'red', at: 'i3', heading: 'N' },
      { ...SILENT, at: 'd3', heading: 'S' },
    ],
    dice: [2, 4, 5, 6],
    turns: 1,
    isSolved: (view) => isSunk(view, 'blue-galleon'),
    about: (view) => cellOf(view, 'blue-galleon')[0] ?? null,
  }),
  puzzle('rake', {
    sea: [
      '............',
      '............',
      '..#.........',
      '..##........',
      '............',
      '........+...',
      '............',
      '..........#.',
      '............',
    ],
    toward: 'E',
    ships: [
      { id: 'red-line', class: 'line', team: 'red', at: 'a4', heading: 'E' },
      { id: 'blue-line', class: 'line', team: 'blue', at: 'g5', heading: 'N' },
    ],
    dice: FIVES,
    turns: 1,
    unharmed: 'red-line',
    isSolved: (view) => (shipNamed(view, 'blue-line')?.hullDamage ?? 0) >= 3,
    about: (view) => cellOf(view, 'blue-line')[0] ?? null,
  }),
  puzzle('storm', {
    sea: [
      '..............',
      '..........#...',
      '.....+...##...',
      '..............',
      '....#.........',
      '....##...+....',
      '..............',
      '......+.......',
      '..............',
    ],
    toward: 'N',
    winds: [
      { toward: 'N', strength: 'fresh' },
      { toward: 'W', strength: 'storm' },
    ],
    ships: [{ ...LADEN, at: 'l2', heading: 'W', hullDamage: 2 }],
    forts: [{ ...HARBOUR, at: 'b7' }],
    options: ALONE,
    turns: 3,
    isSolved: hasLanded,
    about: () => parseCell('b7'),
  }),
  puzzle('prize', {
    sea: [
      '............',
      '..##........',
      '..#.........',
      '............',
      '............',
      '............',
      '.......+....',
      '............',
    ],
    toward: 'E',
    ships: [
      { id: 'red-line', class: 'line', team: 'red', at: 'd4', heading: 'N' },
      { id: 'red-brig', class: 'brig', team: 'red', at: 'g6', heading: 'E', shotsLeft: 0 },
      { ...SILENT, at: 'i4', heading: 'N', sailDamage: 4 },
    ],
    dice: [1, 2, 2, 4, 4, 1],
    turns: 1,
    isSolved: (view) => shipNamed(view, 'blue-galleon')?.team === 'red',
    about: (view) => cellOf(view, 'blue-galleon')[0] ?? null,
  }),
  puzzle('past', {
    sea: [
      '.............',
      '.............',
      '.............',
      '......#..#...',
      '....#........',
      '.............',
      '.............',
      '..+..........',
      '.............',
    ],
    toward: 'E',
    ships: [{ ...LADEN, at: 'b5', heading: 'E' }],
    forts: [
      { ...HARBOUR, at: 'l5' },
      { id: 'blue-fort', team: 'blue', at: 'g3' },
    ],
    dice: FIVES,
    options: ALONE,
    turns: 2,
    unharmed: 'red-brig',
    isSolved: hasLanded,
    about: () => parseCell('l5'),
  }),
]
