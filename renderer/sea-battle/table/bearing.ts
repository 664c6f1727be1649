import { fileOf, rankOf } from '../../../engine/sea-battle/cells.ts'
import type { Ship } from '../../../engine/sea-battle/types.ts'
import { courseOf, type Turn } from '../../../models/ship/bend.ts'

/** A square of a ship, counted in cells to the east and to the south of anywhere. */
export type Square = readonly [east: number, south: number]

/** How a ship lies: the turns of her hull from the stern, her heading there, and the middle of her squares. */
export interface Bearing {
  readonly turns: string
  /** Radians, counter-clockwise seen from above; 0 is east. */
  readonly yaw: number
  readonly east: number
  readonly south: number
}

const QUARTER = Math.PI / 2

/** Every way round its corners that a hull of a length can go. */
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
  /** The more of her heads east and south, the better her sails are seen. */
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

/** A boat of one cell shows her side. */
const LONE: Candidate = { turns: '', yaw: 0, squares: [[0, 0]], seen: 0 }

const CANDIDATES = new Map([1, 2, 3, 4].map((length) => [length, candidatesOf(length)]))

/** How a ship on these squares lies; bows point east or south where they can. */
export function bearingOf(squares: readonly Square[]): Bearing {
  const mean = (axis: 0 | 1) => squares.reduce((sum, square) => sum + square[axis], 0) / squares.length
  const [east, south] = [mean(0), mean(1)]
  const fits = ({ squares: own }: Candidate) =>
    own.every(([x, z]) => squares.some(([e, s]) => Math.hypot(e - east - x, s - south - z) < 0.1))
  const found = CANDIDATES.get(squares.length)?.find(fits) ?? LONE
  return { turns: found.turns, yaw: found.yaw, east, south }
}

/** The squares of a ship's cells: files to the east, ranks to the south. */
export function squaresOf(ship: Ship): readonly Square[] {
  return ship.map((cell) => [fileOf(cell), rankOf(cell)])
}

/** The turns of a hull as the shipyard reads them. */
export function hullTurns(turns: string): readonly Turn[] {
  return turnsIn(turns)
}
