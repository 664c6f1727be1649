import type { BufferGeometry } from 'three'
import { cut, type Detail } from '../geometry/detail.ts'
import { part } from '../geometry/part.ts'
import { ball, rod } from '../geometry/solids.ts'

const HAIR = { roughness: 0.8 }

/** Returns a full beard round the chin with a mouth in it. */
export function beard(detail: Detail, colour: string, mouth: string, length = 1): readonly BufferGeometry[] {
  return [
    part(
      ball(
        0.125,
        [0, 0.548 - (length - 1) * 0.05, 0.052],
        [1, 0.88 * length, 0.85],
        cut(detail, 12, 9),
        cut(detail, 8, 6),
      ),
      colour,
      HAIR,
    ),
    part(ball(0.03, [0, 0.57, 0.155], [1.2, 0.5, 0.5], cut(detail, 8, 6), cut(detail, 6, 3)), mouth, {
      roughness: 0.6,
    }),
  ]
}

/** Returns a thick moustache of two drops. */
export function moustache(detail: Detail, colour: string): readonly BufferGeometry[] {
  return [1, -1].map((side) =>
    part(ball(0.048, [side * 0.045, 0.566, 0.13], [1.25, 0.5, 0.6], cut(detail, 8, 6), cut(detail, 6, 3)), colour, {
      roughness: 0.7,
    }),
  )
}

/** Returns a long thin moustache with drooping points. */
export function longMoustache(detail: Detail, colour: string): readonly BufferGeometry[] {
  return [1, -1].map((side) =>
    part(rod([0, 0.574, 0.15], [side * 0.132, 0.548, 0.114], 0.025, 0.006, cut(detail, 6, 5)), colour, HAIR),
  )
}

/** Returns a friendly smile: a small dark curve of two drops. */
export function smile(detail: Detail, colour: string): readonly BufferGeometry[] {
  return [1, -1].map((side) =>
    part(rod([0, 0.546, 0.137], [side * 0.042, 0.558, 0.13], 0.008, 0.005, cut(detail, 5, 4)), colour, {
      roughness: 0.6,
      grain: 0,
    }),
  )
}
