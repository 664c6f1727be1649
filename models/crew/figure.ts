import type { BufferGeometry } from 'three'
import { cut, type Detail } from '../geometry/detail.ts'
import { joined, part } from '../geometry/part.ts'
import { ball, box, ring, turned } from '../geometry/solids.ts'

/** The differences between the carved figures. All sizes are in the figure's own units; it looks toward +z. */
export interface Character {
  readonly skin: string
  readonly nose: string
  readonly coat: string
  readonly sash: string
  /** A belt across the chest, or none. */
  readonly crossbelt?: boolean
  readonly buckle?: string
  /** Returns parts on the coat: cross, collar, necklace. */
  readonly dress?: (detail: Detail) => readonly BufferGeometry[]
  /** True if one eye is covered; otherwise both are drawn. */
  readonly patched?: boolean
  /** Beard, hat and hair: parts that tilt with the head. */
  readonly head: (detail: Detail) => readonly BufferGeometry[]
}

const BASE = '#7a4a26'
const GLOSS = { roughness: 0.2, grain: 0 }
export const BRASS = '#e0ac46'
export const BRASS_FINISH = { roughness: 0.32, metalness: 0.55, grain: 0 }

/** The backward lean of the head: otherwise the hat would hide the face from above. */
const TILT = -0.4
const NECK = 0.52
const HEAD_SCALE = 1.08

/** Half of a shape for the lathe: radius and height, from below. */
type Profile = readonly (readonly [radius: number, height: number])[]

const DISC: Profile = [
  [0.2, 0],
  [0.216, 0.016],
  [0.216, 0.044],
  [0.2, 0.06],
  [0.15, 0.064],
]
const COAT: Profile = [
  [0.165, 0.06],
  [0.175, 0.09],
  [0.155, 0.2],
  [0.126, 0.3],
  [0.16, 0.37],
  [0.155, 0.43],
  [0.11, 0.485],
  [0.06, 0.508],
]
const BELT: Profile = [
  [0.126, 0.288],
  [0.144, 0.298],
  [0.144, 0.335],
  [0.128, 0.345],
]

function body({ coat, sash, crossbelt = true, buckle = BRASS }: Character, detail: Detail): readonly BufferGeometry[] {
  const around = cut(detail, 22, 10)
  const parts = [
    part(turned(DISC, around), BASE, { roughness: 0.35 }),
    part(turned(COAT, around), coat, { roughness: 0.5 }),
    part(turned(BELT, around), sash, { roughness: 0.5 }),
    part(box([0.064, 0.058, 0.022], [0, 0.316, 0.145]), buckle, { roughness: 0.35, metalness: 0.45, grain: 0 }),
    part(box([0.018, 0.2, 0.012], [0, 0.18, 0.159], [0.14, 0, 0]), buckle, {
      roughness: 0.4,
      metalness: 0.3,
      grain: 0,
    }),
  ]
  if (crossbelt) {
    const strap = ring(0.158, 0.015, [0, 0.405, 0], {
      turn: [Math.PI / 2, 0.55, 0],
      sides: cut(detail, 6, 3),
      segments: cut(detail, 20, 11),
    })
    parts.push(part(strap, sash, { roughness: 0.5 }))
  }
  return parts
}

function arms({ coat, skin }: Character, detail: Detail): readonly BufferGeometry[] {
  return [1, -1].flatMap((side) => [
    part(ball(0.06, [side * 0.166, 0.375, 0], [0.85, 1.5, 0.95], cut(detail, 10, 6), cut(detail, 8, 4)), coat, {
      roughness: 0.5,
    }),
    part(ball(0.036, [side * 0.186, 0.285, 0.022], [1, 1, 1], cut(detail, 8, 5), cut(detail, 6, 3)), skin, {
      roughness: 0.5,
    }),
  ])
}

function eye(side: number, detail: Detail): readonly BufferGeometry[] {
  const pupil = ball(0.022, [side * 0.055, 0.637, 0.134], [1, 1.28, 0.6], cut(detail, 8, 6), cut(detail, 6, 3))
  const glint = ball(0.008, [side * 0.055 + 0.008, 0.647, 0.1485], [1, 1, 1], cut(detail, 6, 4), cut(detail, 5, 3))
  return [part(pupil, '#20130c', GLOSS), part(glint, '#ffffff', { roughness: 0.3, grain: 0 })]
}

function face({ skin, nose, patched = false }: Character, detail: Detail): readonly BufferGeometry[] {
  const head = ball(0.15, [0, 0.62, 0], [1, 1, 0.98], cut(detail, 18, 11), cut(detail, 14, 7))
  const parts = [
    part(head, skin, { roughness: 0.45, grain: 0.6 }),
    part(ball(0.037, [0, 0.603, 0.148], [1, 1, 1], cut(detail, 8, 5), cut(detail, 6, 3)), nose, {
      roughness: 0.45,
      grain: 0.4,
    }),
    ...eye(-1, detail),
  ]
  return patched ? parts : [...parts, ...eye(1, detail)]
}

/** Turns the head's parts back and up, as one carving on the neck. */
function tilted(parts: readonly BufferGeometry[]): readonly BufferGeometry[] {
  return parts.map((each) =>
    each.translate(0, -NECK, 0).rotateX(TILT).scale(HEAD_SCALE, HEAD_SCALE, HEAD_SCALE).translate(0, NECK, 0.01),
  )
}

/** Returns a turned and carved figure, about 0.95 high with its hat, standing on the origin. */
export function figure(character: Character, detail: Detail): BufferGeometry {
  const head = [...face(character, detail), ...character.head(detail)]
  const dress = character.dress?.(detail) ?? []
  return joined([...body(character, detail), ...arms(character, detail), ...dress, ...tilted(head)])
}
