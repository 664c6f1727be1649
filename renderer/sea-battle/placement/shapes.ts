import type { SeaBattleOptions } from '../../../engine/sea-battle/types.ts'
import { courseOf, type Turn } from '../../../models/ship/bend.ts'
import type { Square } from '../table/bearing.ts'

/** The shapes that a ship may have, regardless of their direction and of the end with the bow. */
const STRAIGHT: Readonly<Record<number, string>> = { 1: '', 2: '', 3: 'F', 4: 'FF' }
const BENT: Readonly<Record<number, readonly string[]>> = { 3: ['L'], 4: ['FL', 'FR', 'LL', 'LR', 'RL'] }

/** A shape and its direction: quarters of a turn from the first, clockwise seen from above. */
export interface Shape {
  readonly form: number
  readonly quarter: number
}

/** Returns the number of shapes of a ship of a length (S-PLACE). */
export function formCount(length: number, shapes: SeaBattleOptions['shapes']): number {
  return 1 + (shapes === 'bent' ? (BENT[length]?.length ?? 0) : 0)
}

/** Returns the squares of a shape, the first one on [0, 0]. */
export function shapeSquares(length: number, { form, quarter }: Shape): readonly Square[] {
  const turns = form === 0 ? (STRAIGHT[length] ?? '') : (BENT[length]?.[form - 1] ?? '')
  if (length === 1) return [[0, 0]]
  const course = courseOf([...turns] as Turn[]) // letters of the tables above
  const [first] = course
  return course.map(({ x, z }): Square => turned([x - (first?.x ?? 0), z - (first?.z ?? 0)], quarter))
}

function turned([east, south]: Square, quarter: number): Square {
  switch (((quarter % 4) + 4) % 4) {
    case 1:
      return [-south + 0, east + 0]
    case 2:
      return [-east + 0, -south + 0]
    case 3:
      return [south + 0, -east + 0]
    default:
      return [east + 0, south + 0]
  }
}

/** Returns the shape of a ship on these squares; the straight one if it is unknown. */
export function shapeOf(squares: readonly Square[]): Shape {
  const length = squares.length
  for (let form = 0; form < formCount(length, 'bent'); form++)
    for (let quarter = 0; quarter < 4; quarter++) {
      if (isSame(shapeSquares(length, { form, quarter }), squares)) return { form, quarter }
    }
  return { form: 0, quarter: 0 }
}

function isSame(a: readonly Square[], b: readonly Square[]): boolean {
  const [left, right] = [cornered(a), cornered(b)]
  return left.every(([east, south]) => right.some(([e, s]) => e === east && s === south))
}

/** Returns the same squares moved so that the westernmost and the northernmost are on 0. */
function cornered(squares: readonly Square[]): readonly Square[] {
  const west = Math.min(...squares.map(([east]) => east))
  const north = Math.min(...squares.map(([, south]) => south))
  return squares.map(([east, south]) => [east - west, south - north])
}
