import type { Json } from '../../../electron/contract/ipc.ts'
import { ALL_CELLS, printCell } from '../../../engine/sea-battle/cells.ts'
import { evolve } from '../../../engine/sea-battle/evolve.ts'
import { marksOf } from '../../../engine/sea-battle/marks.ts'
import type { Cell, SeaBattleOptions, SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { type Puzzle, puzzlesOf } from '../../school/puzzle.ts'
import { isSeaBattleView, readEvents } from '../view.ts'
import { canSinkSurely, isSureShot, lengthsLeft, liesLeft } from './reckoning.ts'

/** The ids of the puzzles of Sea Battle, from easy to hard. */
type PuzzleName = 'boat' | 'gap' | 'line' | 'which' | 'apart' | 'sure' | 'bent'

interface Drawn {
  /** The enemy's sea, row 1 at the top: a letter for each ship, a capital for a hit, `o` for a shot into the water. */
  readonly sea: readonly string[]
  readonly shots: number
  readonly options?: Partial<SeaBattleOptions>
}

/** The seat of the solver, who has no ships: the enemy has fired at all of the solver's sea, and never has the turn. */
export const SOLVER = 'south'

function puzzle(name: PuzzleName, { sea, shots, options }: Drawn): Puzzle<SeaBattleState> {
  return {
    id: `puzzle-${name}`,
    title: `lesson.puzzle-${name}`,
    goal: `puzzle.${name}.goal`,
    hints: [`puzzle.${name}.look`, `puzzle.${name}.do`],
    moves: shots,
    position: positionOf(sea, options),
    isSolved: (view) => lengthsLeft(view, SOLVER).length === 0,
    isLost: (view, left) => cellsLeft(view) > left,
    isLucky: (views) => views.slice(1).some((view, before) => !wasSure(views[before] ?? view, view, shots - before)),
  }
}

function positionOf(sea: readonly string[], options: Drawn['options'] = {}): Json {
  const marks = [...sea.join('')].map((mark, cell) => ({ mark, at: printCell(cell) }))
  const names = [...new Set(marks.map(({ mark }) => mark.toLowerCase()))].filter((mark) => mark !== '.' && mark !== 'o')
  const ships = names.map((name) => marks.filter(({ mark }) => mark.toLowerCase() === name).map(({ at }) => at))
  const fired = marks.filter(({ mark }) => mark === 'o' || (mark !== '.' && mark !== mark.toLowerCase()))
  return {
    game: 'sea-battle',
    options: { touch: 'none', shapes: 'straight', autoMark: true, ...options },
    fleets: { north: { flag: 'pirates', ships }, south: { flag: 'royal', ships: [] } },
    shots: { north: ALL_CELLS.map(printCell), south: fired.map(({ at }) => at) },
    turn: SOLVER,
  }
}

/** Returns the number of ship cells that are still to be hit. */
function cellsLeft(view: SeaBattleState): number {
  const cells = lengthsLeft(view, SOLVER).reduce((sum, length) => sum + length, 0)
  return cells - marksOf(view, SOLVER).hits.length
}

const firedAt = (view: SeaBattleState): ReadonlySet<Cell> => new Set(view.shots[SOLVER].map(({ at }) => at))

/** Returns whether the solver can sink the rest with a number of shots, in every layout. */
export function isSure(view: SeaBattleState, shots: number): boolean {
  return canSinkSurely(liesLeft(view, SOLVER), firedAt(view), shots)
}

/**
 * Returns whether the shot between two views was sufficient for every answer, with a number of shots left before it.
 */
function wasSure(before: SeaBattleState, after: SeaBattleState, shots: number): boolean {
  const at = after.shots[SOLVER].at(-1)?.at
  return at === undefined || isSureShot(liesLeft(before, SOLVER), firedAt(before), at, shots)
}

/** The puzzles of Sea Battle from easy to hard. */
export const PUZZLES: readonly Puzzle<SeaBattleState>[] = [
  puzzle('boat', {
    sea: [
      'o......ooo',
      'o.AAAA.ooo',
      'o.........',
      'oo.CCC.FF.',
      '..........',
      '.E.oo.J...',
      '.E.go....B',
      '...ooo.I.B',
      'DD.......B',
      '....H.oo..',
    ],
    shots: 1,
    options: { autoMark: false },
  }),
  puzzle('gap', {
    sea: [
      'F..o..CCC.',
      'F..o......',
      '.......A.J',
      '..EE...A..',
      '.......A.H',
      'o.o..G.A..',
      '..........',
      'o.D...ooo.',
      '..D...bbbo',
      '....I.o..o',
    ],
    shots: 3,
  }),
  puzzle('line', {
    sea: [
      '.G........',
      '...I......',
      '.........C',
      '.E.o..H..C',
      '.E.a.....C',
      '...A......',
      '...a.DD...',
      'B..a......',
      'B..o.F..J.',
      'B....F....',
    ],
    shots: 3,
  }),
  puzzle('which', {
    sea: [
      '..C.G.bBbo',
      '..C....o..',
      '..C.......',
      '.....J....',
      '.......o..',
      '.E....dDo.',
      '.E..H..o..',
      '..........',
      'AAAA.F..I.',
      '.....F....',
    ],
    shots: 3,
  }),
  puzzle('apart', {
    sea: [
      '.o........',
      '.....DD..H',
      'o.G.......',
      '....b.o..o',
      '.E..b.....',
      '.E..b.AAAA',
      '....o.....',
      'cccoo..o..',
      '......o...',
      'J..FF....I',
    ],
    shots: 6,
  }),
  puzzle('sure', {
    sea: [
      'o...o..CCC',
      '..........',
      '.o.H.F.E..',
      'o....F.E..',
      '..........',
      'b.AAAA..J.',
      'b.........',
      'b.G.......',
      '.....D...I',
      'o.o..D.o..',
    ],
    shots: 4,
  }),
  puzzle('bent', {
    sea: [
      '...J...G.E',
      '.....D...E',
      '.....D....',
      '.I........',
      '..........',
      '.C....a.o.',
      'CC.BB.AaAo',
      '....B.o...',
      'F.......H.',
      'F.........',
    ],
    shots: 2,
    options: { shapes: 'bent' },
  }),
]

/** The puzzles of Sea Battle, ready to be played. */
export const SEA_BATTLE_PUZZLES = puzzlesOf({
  game: 'sea-battle',
  seat: SOLVER,
  others: ['north'],
  unit: 'shot',
  puzzles: PUZZLES,
  isView: isSeaBattleView,
  readEvents,
  evolve,
})
