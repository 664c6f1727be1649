import type { BufferGeometry } from 'three'
import { cut, type Detail } from '../geometry/detail.ts'
import { outline } from '../geometry/outline.ts'
import { part } from '../geometry/part.ts'
import { ball, box, cone, dome, drum, plate, ring, surface, type Triple, tube, turned } from '../geometry/solids.ts'
import { BRASS, BRASS_FINISH } from './figure.ts'

const FELT = { roughness: 0.6 }

/** Returns the edge of a tricorn: three corners pulled outward, three sides turned up. */
function tricornEdge(turn: number): Triple {
  const corner = Math.abs(Math.cos(1.5 * turn))
  const r = 0.165 + 0.075 * corner ** 1.4
  return [r * Math.sin(turn), 0.725 + 0.1 * (1 - corner ** 1.1), r * Math.cos(turn)]
}

/** Returns white's hat: blue felt, brim turned up on three sides, piped in white. */
export function tricorn(detail: Detail): readonly BufferGeometry[] {
  const around = cut(detail, 36, 24)
  const brim = (lift: number) => (u: number, v: number) => {
    const turn = u * Math.PI * 2
    const [x, y, z] = tricornEdge(turn)
    const inner = [0.125 * Math.sin(turn), 0.7, 0.125 * Math.cos(turn)] as const
    return [inner[0] + (x - inner[0]) * v, inner[1] + (y - inner[1]) * v + lift, inner[2] + (z - inner[2]) * v] as const
  }
  const upper = surface(around, 1, (u, v) => brim(0)(u, v))
  const lower = surface(around, 1, (u, v) => brim(-0.006)(1 - u, v))
  const edge = Array.from({ length: around }, (_, i) => tricornEdge((i / around) * Math.PI * 2))
  const piping = tube(edge, 0.014, { steps: cut(detail, 48, 26), sides: cut(detail, 5, 3), closed: true })
  return [
    part(drum(0.125, 0.148, 0.1, [0, 0.745, -0.01], cut(detail, 18, 10)), '#33507c', FELT),
    part(
      dome(0.125, [0, 0.79, -0.01], { scale: [1, 0.6, 1], around: cut(detail, 18, 10), up: cut(detail, 5, 3) }),
      '#33507c',
      FELT,
    ),
    part(upper, '#2c466e', FELT),
    part(lower, '#2c466e', FELT),
    part(piping, '#f3ead6', { roughness: 0.5, grain: 0 }),
  ]
}

/** Returns red's head cloth with its rolled edge and the knot behind. */
export function bandana(detail: Detail): readonly BufferGeometry[] {
  const cloth = { roughness: 0.7 }
  const crown = dome(0.157, [0, 0.632, -0.004], {
    reach: 1.5,
    lean: 0.42,
    around: cut(detail, 20, 11),
    up: cut(detail, 7, 4),
  })
  const roll = ring(0.148, 0.025, [0, 0.664, -0.006], {
    turn: [Math.PI / 2 - 0.34, 0, 0],
    sides: cut(detail, 6, 3),
    segments: cut(detail, 24, 13),
  })
  const dots = [-0.62, 0, 0.62].map((turn) => {
    const at: Triple = [Math.sin(turn) * 0.13, 0.755, Math.cos(turn) * 0.115]
    return part(ball(0.02, at, [1, 1, 0.7], cut(detail, 6, 4), cut(detail, 5, 3)), '#f3ead6', cloth)
  })
  const earring = { turn: [0, 0, 0], sides: cut(detail, 5, 3), segments: cut(detail, 12, 7) } as const
  const sides = cut(detail, 8, 5)
  return [
    part(crown, '#b92e26', cloth),
    part(roll, '#f0c659', { roughness: 0.6 }),
    ...dots,
    part(ball(0.045, [0.05, 0.66, -0.155], [1, 1, 1], sides, cut(detail, 6, 3)), '#b92e26', cloth),
    part(cone(0.04, 0.16, [0.09, 0.6, -0.18], sides, [-2.4, 0, 0.3]), '#b92e26', cloth),
    part(cone(0.034, 0.13, [0, 0.6, -0.19], sides, [-2.2, 0, -0.5]), '#b92e26', cloth),
    part(ring(0.03, 0.009, [0.146, 0.582, 0.02], earring), BRASS, BRASS_FINISH),
  ]
}

/** Returns black's tall bicorne with gilt edge and skull. */
export function bicorne(detail: Detail): readonly BufferGeometry[] {
  const shape = outline([
    [-0.25, 0.66],
    [-0.2, 0.9, 0, 0.93],
    [0.2, 0.9, 0.25, 0.66],
    [0.14, 0.74, 0, 0.71],
    [-0.14, 0.74, -0.25, 0.66],
  ])
  const felt = plate(shape, {
    depth: 0.1,
    bevel: 0.02,
    rise: 0.045,
    bevelSteps: cut(detail, 3, 1),
    curve: cut(detail, 10, 5),
  }).translate(0, 0, -0.05)
  const arch = Array.from({ length: 15 }, (_, i): Triple => {
    const turn = Math.PI * (1 - i / 14)
    return [0.265 * Math.cos(turn), 0.665 + 0.285 * Math.sin(turn) ** 0.8, 0]
  })
  const bone = { roughness: 0.5, grain: 0 }
  const sockets = [1, -1].map((side) =>
    part(
      ball(0.0155, [side * 0.021, 0.826, 0.116], [1, 1, 0.5], cut(detail, 6, 5), cut(detail, 5, 3)),
      '#15110f',
      bone,
    ),
  )
  return [
    part(felt, '#2a2832', { roughness: 0.55 }),
    part(tube(arch, 0.017, { steps: cut(detail, 24, 12), sides: cut(detail, 5, 3) }), BRASS, BRASS_FINISH),
    part(ball(0.056, [0, 0.82, 0.098], [1, 1, 0.3], cut(detail, 12, 7), cut(detail, 8, 4)), '#efe6d2', bone),
    part(box([0.054, 0.036, 0.02], [0, 0.77, 0.105]), '#efe6d2', bone),
    ...sockets,
  ]
}

/** Returns yellow's straw hat: wide brim, band, red feather. */
export function strawHat(detail: Detail): readonly BufferGeometry[] {
  const profile = [
    [0.1, 0.712],
    [0.2, 0.704],
    [0.262, 0.72],
    [0.268, 0.738],
    [0.2, 0.728],
    [0.13, 0.736],
    [0.12, 0.84],
    [0.085, 0.88],
    [0.001, 0.89],
  ] as const
  const band = [
    [0.134, 0.738],
    [0.139, 0.746],
    [0.135, 0.786],
    [0.126, 0.79],
  ] as const
  const feather = cone(0.032, 0.26, [0.14, 0.87, -0.03], cut(detail, 6, 4), [-0.3, 0, -0.5])
  return [
    part(turned(profile, cut(detail, 26, 15)), '#e8c069', { roughness: 0.8 }),
    part(turned(band, cut(detail, 22, 12)), '#2f7a74', FELT),
    part(feather, '#d9503c', { roughness: 0.7 }),
  ]
}
