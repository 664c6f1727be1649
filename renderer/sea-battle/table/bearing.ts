import { fileOf, rankOf } from '../../../engine/sea-battle/cells.ts'
import type { Ship } from '../../../engine/sea-battle/types.ts'
import { courseOf, type Turn } from '../../../models/ship/bend.ts'

/** A square of a ship, in cells to the east and to the south of any origin. */
export type Square = readonly [east: number, south: number]

/**
 * The orientation of a ship: the turns of its hull from the stern, its heading there, and the middle of its squares.
 */
export interface Bearing {
  readonly turns: string
  /** Radians, counter-clockwise seen from above; 0 is east. */
  readonly yaw: number
  readonly east: number
  readonly south: number
}

const QUARTER = Math.PI / 2

/** Every course that a hull of a length can take round its corners. */
const HULLS: Readonly<Record<number, readonly string[]>> = {
  1: [''],
  2: [''],
  3: ['F', 'L', 'R'],
  4: ['FF', 'FL', 'FR', 'LF', 'RF', 'LR', 'RL', 'LL', 'RR'],
}

interface Candidate {
  readonly turns: string
  readonly yaw: number
  readonly squares: readonly Square[]
  /** The measure of its visibility: sails are more visible on a ship that heads east or south. */
  readonly seen: number
}

const turnsIn = (turns: string): readonly Turn[] => [...turns] as Turn[] // only the letters of the table above

function candidate(turns: string, quarter: number): Candidate {
  const [cos, sin] = [Math.round(Math.cos(quarter * QUARTER)), Math.round(Math.sin(quarter * QUARTER))]
  const course = courseOf(turns === '' ? [] : turnsIn(turns))
  const headings = course.map(({ heading }) => heading + quarter * QUARTER)
  return {
    turns,
    yaw: quarter * QUARTER,
    squares: course.map(({ x, z }) => [x * cos + z * sin, z * cos - x * sin]),
    seen: headings.reduce((sum, heading) => sum + Math.cos(heading) - 1.05 * Math.sin(heading), 0),
  }
}

const candidatesOf = (length: number): readonly Candidate[] =>
  length === 1
    ? [LONE]
    : (HULLS[length] ?? [])
        .flatMap((turns) => [0, 1, 2, 3].map((quarter) => candidate(length === 2 ? '' : turns, quarter)))
        .sort((a, b) => b.seen - a.seen)

/** A boat of one cell shows its side. */
const LONE: Candidate = { turns: '', yaw: 0, squares: [[0, 0]], seen: 0 }

const CANDIDATES = new Map([1, 2, 3, 4].map((length) => [length, candidatesOf(length)]))

/** Returns the orientation of a ship on these squares; bows point east or south if possible. */
export function bearingOf(squares: readonly Square[]): Bearing {
  const mean = (axis: 0 | 1) => squares.reduce((sum, square) => sum + square[axis], 0) / squares.length
  const [east, south] = [mean(0), mean(1)]
  const fits = ({ squares: own }: Candidate) =>
    own.every(([x, z]) => squares.some(([e, s]) => Math.hypot(e - east - x, s - south - z) < 0.1))
  const found = CANDIDATES.get(squares.length)?.find(fits) ?? LONE
  return { turns: found.turns, yaw: found.yaw, east, south }
}

/** Returns the squares of a ship's cells: files to the east, ranks to the south. */
export function squaresOf(ship: Ship): readonly Square[] {
  return ship.map((cell) => [fileOf(cell), rankOf(cell)])
}

/** Returns the turns of a hull in the form that the shipyard reads. */
export function hullTurns(turns: string): readonly Turn[] {
  return turnsIn(turns)
}
