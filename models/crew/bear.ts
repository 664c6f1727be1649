import type { BufferGeometry } from 'three'
import { cut, type Detail } from '../geometry/detail.ts'
import { joined, part } from '../geometry/part.ts'
import { ball, cone, rod, type Triple, turned } from '../geometry/solids.ts'

const FUR = '#7d4c28'
const DARK_FUR = '#5c351a'
const CHEST = '#b98a55'
const MUZZLE = '#d9b07c'
const CLAW = '#f3ead6'
const BASE = '#5f7a3d'
const HAIR = { roughness: 0.8 }
const GLOSS = { roughness: 0.2, grain: 0 }

/** A mossy disc, broader than that of a figure. */
const DISC = [
  [0.255, 0],
  [0.27, 0.016],
  [0.27, 0.044],
  [0.255, 0.06],
  [0.19, 0.066],
] as const

/** The backward lean of head and shoulders: otherwise the snout would hide the eyes from above. */
const TILT = -0.32
const NECK = 0.6

function trunk(detail: Detail): readonly BufferGeometry[] {
  const [around, up] = [cut(detail, 15, 9), cut(detail, 11, 6)]
  return [
    part(turned(DISC, cut(detail, 20, 10)), BASE, { roughness: 0.45 }),
    part(ball(0.21, [0, 0.25, 0], [1.08, 1, 0.98], around, up), FUR, HAIR),
    part(ball(0.185, [0, 0.45, 0], [1.1, 1.18, 0.95], around, up), FUR, HAIR),
    part(ball(0.15, [0, 0.35, 0.085], [0.92, 1.35, 0.85], around, up), CHEST, HAIR),
    part(ball(0.05, [0, 0.17, -0.2], [1, 1, 1], cut(detail, 8, 5), cut(detail, 6, 4)), DARK_FUR, HAIR),
  ]
}

/** Returns three claws around a point, pointing in the given direction. */
function claws([x, y, z]: Triple, turn: Triple, detail: Detail): readonly BufferGeometry[] {
  return [-0.034, 0, 0.034].map((aside) =>
    part(cone(0.013, 0.06, [x + aside, y, z], cut(detail, 4, 3), turn), CLAW, GLOSS),
  )
}

function legs(detail: Detail): readonly BufferGeometry[] {
  return [1, -1].flatMap((side) => [
    part(ball(0.095, [side * 0.125, 0.13, 0.07], [0.95, 0.9, 1.35], cut(detail, 11, 6), cut(detail, 7, 4)), FUR, HAIR),
    ...claws([side * 0.125, 0.09, 0.2], [Math.PI / 2, 0, 0], detail),
  ])
}

/** Returns the arms, raised to strike. */
function arms(detail: Detail): readonly BufferGeometry[] {
  return [1, -1].flatMap((side) => {
    const elbow: Triple = [side * 0.29, 0.5, 0.07]
    const paw: Triple = [side * 0.31, 0.68, 0.16]
    return [
      part(rod([side * 0.14, 0.54, 0.01], elbow, 0.085, 0.072, cut(detail, 8, 5)), FUR, HAIR),
      part(ball(0.074, elbow, [1, 1, 1], cut(detail, 9, 6), cut(detail, 6, 4)), FUR, HAIR),
      part(rod(elbow, paw, 0.072, 0.062, cut(detail, 8, 5)), FUR, HAIR),
      part(ball(0.076, paw, [1.1, 0.95, 0.8], cut(detail, 9, 6), cut(detail, 6, 4)), DARK_FUR, HAIR),
      ...claws([paw[0], paw[1] + 0.045, paw[2] + 0.07], [0.95, 0, 0], detail),
    ]
  })
}

function ears(detail: Detail): readonly BufferGeometry[] {
  return [1, -1].flatMap((side) => [
    part(ball(0.062, [side * 0.125, 0.855, 0], [1, 1, 0.6], cut(detail, 9, 6), cut(detail, 6, 4)), FUR, HAIR),
    part(ball(0.036, [side * 0.125, 0.858, 0.026], [1, 1, 0.5], cut(detail, 8, 5), cut(detail, 6, 3)), MUZZLE, HAIR),
  ])
}

function eyes(detail: Detail): readonly BufferGeometry[] {
  return [1, -1].flatMap((side) => [
    part(
      ball(0.021, [side * 0.062, 0.765, 0.17], [1, 1.2, 0.7], cut(detail, 8, 6), cut(detail, 6, 3)),
      '#20130c',
      GLOSS,
    ),
    part(
      ball(0.008, [side * 0.062 + 0.008, 0.777, 0.184], [1, 1, 1], cut(detail, 6, 4), cut(detail, 5, 3)),
      '#ffffff',
      {
        roughness: 0.3,
        grain: 0,
      },
    ),
    part(rod([side * 0.035, 0.793, 0.178], [side * 0.1, 0.822, 0.146], 0.013, 0.009, 5), DARK_FUR, HAIR),
  ])
}

/** Returns a roaring mouth under a broad snout. */
function snout(detail: Detail): readonly BufferGeometry[] {
  const [around, up] = [cut(detail, 11, 6), cut(detail, 7, 4)]
  return [
    part(ball(0.088, [0, 0.715, 0.165], [1.1, 0.72, 1.05], around, up), MUZZLE, HAIR),
    part(ball(0.066, [0, 0.638, 0.145], [1.05, 0.55, 1.05], around, up), MUZZLE, HAIR),
    part(ball(0.06, [0, 0.668, 0.17], [1, 0.75, 1.05], around, up), '#6b1f1c', { roughness: 0.5, grain: 0 }),
    part(ball(0.036, [0, 0.757, 0.245], [1.2, 0.8, 0.7], cut(detail, 8, 6), cut(detail, 6, 4)), '#1c1210', GLOSS),
    ...[1, -1].map((side) =>
      part(cone(0.012, 0.04, [side * 0.036, 0.675, 0.228], cut(detail, 6, 4), [Math.PI, 0, 0]), CLAW, GLOSS),
    ),
  ]
}

function head(detail: Detail): readonly BufferGeometry[] {
  const skull = ball(0.17, [0, 0.73, 0.03], [1.04, 0.96, 0.98], cut(detail, 15, 10), cut(detail, 11, 6))
  const parts = [part(skull, FUR, HAIR), ...ears(detail), ...eyes(detail), ...snout(detail)]
  return parts.map((each) => each.translate(0, -NECK, 0).rotateX(TILT).translate(0, NECK, 0.02))
}

/** Returns the bear on its hind legs, about 0.95 high, standing on the origin and looking toward +z. */
export function bear(detail: Detail): BufferGeometry {
  return joined([...trunk(detail), ...legs(detail), ...arms(detail), ...head(detail)])
}
