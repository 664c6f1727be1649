import type { BufferGeometry } from 'three'
import { cut, type Detail } from '../geometry/detail.ts'
import { part } from '../geometry/part.ts'
import { ball, box, dome, ring, rod, turned } from '../geometry/solids.ts'

/** Returns a fur cap with a thick rolled edge, and a striped tail hanging behind the ear. */
export function furCap(detail: Detail): readonly BufferGeometry[] {
  const fur = { roughness: 0.95 }
  const edge = [
    [0.12, 0.655],
    [0.165, 0.664],
    [0.19, 0.7],
    [0.18, 0.742],
    [0.14, 0.758],
  ] as const
  const tail = ['#a0774b', '#4a2f1a', '#b08556', '#4a2f1a', '#a0774b'].map((colour, i) => {
    const centre = [0.165 + i * 0.008, 0.655 - i * 0.05, -0.09 - i * 0.008] as const
    return part(ball(0.05 - i * 0.005, centre, [1, 0.85, 1], cut(detail, 8, 5), cut(detail, 6, 3)), colour, fur)
  })
  return [
    part(
      dome(0.158, [0, 0.735, -0.008], { scale: [1, 0.86, 1], around: cut(detail, 18, 11), up: cut(detail, 6, 4) }),
      '#6d4526',
      fur,
    ),
    part(turned(edge, cut(detail, 22, 12)).translate(0, 0.005, -0.006), '#b08556', fur),
    ...tail,
  ]
}

/** Returns the missionary's wide black hat with its band. */
export function widebrim(detail: Detail): readonly BufferGeometry[] {
  const profile = [
    [0.1, 0.706],
    [0.2, 0.704],
    [0.27, 0.714],
    [0.272, 0.728],
    [0.2, 0.722],
    [0.138, 0.728],
    [0.146, 0.83],
    [0.1, 0.868],
    [0.001, 0.872],
  ] as const
  const band = [
    [0.142, 0.728],
    [0.149, 0.734],
    [0.151, 0.762],
    [0.143, 0.766],
  ] as const
  return [
    part(turned(profile, cut(detail, 26, 15)), '#332f3b', { roughness: 0.7 }),
    part(turned(band, cut(detail, 22, 12)), '#c8a24e', { roughness: 0.5, grain: 0 }),
  ]
}

/** Returns Friday's black hair under a woven headband with a green feather. */
export function headband(detail: Detail): readonly BufferGeometry[] {
  const hair = { roughness: 0.75, grain: 0.5 }
  const stitches = cut(detail, 16, 10)
  const weave = Array.from({ length: stitches }, (_, i) => {
    const turn = (i / stitches) * Math.PI * 2
    return part(
      box([0.034, 0.03, 0.014], [Math.sin(turn) * 0.158, 0.682, Math.cos(turn) * 0.158 - 0.004], [0, turn, 0]),
      i % 2 ? '#e8b23c' : '#c8452f',
      { roughness: 0.7 },
    )
  })
  const strap = ring(0.148, 0.016, [0, 0.682, -0.004], { sides: cut(detail, 5, 3), segments: cut(detail, 20, 10) })
  const quill = rod([0.125, 0.69, -0.06], [0.2, 0.93, -0.13], 0.008, 0.003, 4)
  const vane = ball(0.1, [0, 0, 0], [0.34, 1.25, 0.12], cut(detail, 8, 6), cut(detail, 6, 3))
  vane.rotateX(-0.28).rotateZ(-0.3).translate(0.172, 0.85, -0.107)
  return [
    part(
      dome(0.158, [0, 0.628, -0.008], { reach: 1.9, lean: 0.72, around: cut(detail, 18, 11), up: cut(detail, 8, 5) }),
      '#241811',
      hair,
    ),
    part(strap, '#7a4a26', { roughness: 0.7 }),
    ...weave,
    part(quill, '#f3ead6', { roughness: 0.6, grain: 0 }),
    part(vane, '#3f9c6a', { roughness: 0.7 }),
  ]
}
