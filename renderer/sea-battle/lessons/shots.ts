import { cellAt, FIELD_SIZE, fileOf, printCell, rankOf } from '../../../engine/sea-battle/cells.ts'
import { marksOf } from '../../../engine/sea-battle/marks.ts'
import type { Cell, SeaBattleState } from '../../../engine/sea-battle/types.ts'
import { placeOf } from '../table/places.ts'
import { cellsNamed, isFiredAt, isSunk, type SeaBattleLesson } from './lesson.ts'

/** The ships afloat when the lesson begins, with one hit, one hit, and none. */
const LINE = ['c3', 'd3', 'e3', 'f3']
const PAIR = ['h9', 'h10']
const LAST = ['a5', 'a6', 'a7']

const SUNK = [['h1', 'i1', 'j1'], ['c1', 'd1'], ['j6', 'j7'], ['f8'], ['j10'], ['c8'], ['h6']]

/** Shots three apart along every row and column, with one gap, so that no other ship of three is possible. */
const STRIPES = Array.from({ length: FIELD_SIZE * FIELD_SIZE }, (_, cell) => cell)
  .filter((cell) => (fileOf(cell) + rankOf(cell)) % 3 === 0)
  .map(printCell)
  .filter((name) => !LAST.includes(name))

const FIRED = [...new Set([...STRIPES, 'e4', 'h8', 'a8', ...SUNK.flat()])]

const [LINE_CELLS, PAIR_CELLS, LAST_CELLS] = [cellsNamed(...LINE), cellsNamed(...PAIR), cellsNamed(...LAST)]

/**
 * The lesson about reading shots: continue beside a hit, in a line, sure water, places where a ship still fits (S-SHOT,
 * S-MARKS).
 */
export const SHOTS_LESSON: SeaBattleLesson = {
  id: 'shots',
  title: 'lesson.shots',
  about: 'lesson.shots.about',
  learnt: 'lesson.shots.learnt',
  position: {
    game: 'sea-battle',
    options: { touch: 'none', shapes: 'straight', autoMark: true },
    fleets: {
      north: { flag: 'pirates', ships: [LINE, PAIR, LAST, ...SUNK] },
      south: {
        flag: 'royal',
        ships: [
          ['b1', 'b2', 'b3', 'b4'],
          ['f1', 'g1', 'h1'],
          ['e5', 'e6', 'e7'],
          ['j2', 'j3'],
          ['h7', 'i7'],
          ['a9', 'b9'],
          ['d3'],
          ['g4'],
          ['g10'],
          ['j10'],
        ],
      },
    },
    shots: { north: ['a1', 'd1', 'i5', 'c6', 'e9'], south: FIRED },
    turn: 'south',
  },
  steps: [
    {
      title: 'lesson.shots.beside',
      text: 'lesson.shots.beside.text',
      short: true,
      done: ({ after }) => LINE_CELLS.filter((cell) => isFiredAt(after, cell)).length > 1,
      next: far(lineEnds),
    },
    {
      title: 'lesson.shots.line',
      text: 'lesson.shots.line.text',
      done: ({ after }) => isSunk(after, LINE_CELLS),
      next: far(lineEnds),
    },
    {
      title: 'lesson.shots.water',
      text: 'lesson.shots.water.text',
      short: true,
      done: ({ after }) => isSunk(after, PAIR_CELLS),
      next: far(() => cellsNamed('h10')),
    },
    {
      title: 'lesson.shots.gap',
      text: 'lesson.shots.gap.text',
      done: ({ after }) => [LINE_CELLS, PAIR_CELLS, LAST_CELLS].every((ship) => isSunk(after, ship)),
      next: far((view) => LAST_CELLS.filter((cell) => !isFiredAt(view, cell)).slice(0, 1)),
    },
  ],
}

/** Points at cells of the rival's sea. */
function far(cells: (view: SeaBattleState) => readonly Cell[]): (view: SeaBattleState) => readonly number[] {
  return (view) => cells(view).map((cell) => placeOf('far', cell))
}

/** Returns the cells next to the hits of the first ship, in its line, that were not fired at. */
function lineEnds(view: SeaBattleState): readonly Cell[] {
  const files = marksOf(view, 'south')
    .hits.filter((cell) => LINE_CELLS.includes(cell))
    .map(fileOf)
  const rank = rankOf(LINE_CELLS[0] ?? 0)
  const ends = [Math.min(...files) - 1, Math.max(...files) + 1].map((file) => cellAt(file, rank))
  return files.length === 0 ? [] : ends.filter((cell) => !isFiredAt(view, cell))
}
