import { distance, type Point } from '../../table/spot.ts'
import { type Put, paintSprite, placeSprite, type Sprite } from '../../table/sprites/sprite.ts'
import { TRAIL } from './pictures.ts'

/** A way over the table that stays for a while, from where it began to where it ended. */
export interface Trail {
  /** 0xrrggbb. */
  readonly colour: number
  /** On the ground, in order; a flight is its two ends. */
  readonly points: readonly Point[]
  readonly kind: 'way' | 'flight' | 'shot'
  /** It concerns the one who looks at it. */
  readonly mine: boolean
}

/** Cells between two marks of a trail. */
const SPACING: Readonly<Record<Trail['kind'], number>> = { way: 0.3, flight: 0.3, shot: 0.42 }
const SIZE: Readonly<Record<Trail['kind'], number>> = { way: 0.17, flight: 0.15, shot: 0.13 }
/** How much larger the marks are of what concerns oneself. */
const MINE = 1.4
const HEAD = 0.36
/** Height of a flight over its ends, cells for each cell between them; and the most. */
const RISE = { perCell: 0.16, most: 0.9 } as const
const OPACITY = { other: 0.72, mine: 0.95 } as const

/** The marks of one trail: dots along its way, an arrow at its end. */
export function putTrail(sprite: Sprite, { colour, points, kind, mine }: Trail, put: Put): void {
  const marks = marksAlong(points, SPACING[kind], kind === 'way')
  const scale = mine ? MINE : 1
  for (const [index, { x, y, z, turn }] of marks.entries()) {
    const isHead = index === marks.length - 1
    placeSprite(sprite, x, y, z, isHead ? HEAD * scale : SIZE[kind] * scale, TRAIL[isHead ? 'head' : 'dot'])
    paintSprite(sprite, colour)
    sprite.flat = true
    sprite.turn = turn
    sprite.opacity = mine ? OPACITY.mine : OPACITY.other
    put(sprite)
  }
}

interface Mark extends Point {
  /** Radians, counter-clockwise seen from above; 0 is north. */
  readonly turn: number
}

/** Marks at about equal distances; the last one lies short of the end, so that whoever stands there does not hide it. */
function marksAlong(points: readonly Point[], spacing: number, grounded: boolean): readonly Mark[] {
  return points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    const isLast = index === points.length - 2
    return legMarks(from, to, spacing, isLast ? 0.36 : 0, grounded)
  })
}

function legMarks(from: Point, to: Point, spacing: number, short: number, grounded: boolean): readonly Mark[] {
  const length = distance(from, to)
  if (length === 0) return []
  const turn = Math.atan2(from.x - to.x, from.z - to.z)
  const rise = grounded ? 0 : Math.min(RISE.most, length * RISE.perCell)
  const reach = Math.max(0.5, 1 - short / length)
  const count = Math.max(1, Math.round((length * reach) / spacing))
  return Array.from({ length: count }, (_, index) => {
    const t = ((index + 1) / count) * reach
    return {
      x: from.x + (to.x - from.x) * t,
      y: from.y + (to.y - from.y) * t + 4 * rise * t * (1 - t),
      z: from.z + (to.z - from.z) * t,
      turn,
    }
  })
}
