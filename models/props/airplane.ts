import type { BufferGeometry } from 'three'
import type { Parts } from '../bake/model.ts'
import { outline } from '../geometry/outline.ts'
import { joined, part } from '../geometry/part.ts'
import { ball, box, drum, plate, ring, rod, turned } from '../geometry/solids.ts'

const CREAM = '#f0d9a0'
const RED = '#d34a3d'
const WOOD = '#8a5230'
const GLOSS = { roughness: 0.4 }

/** Returns the fuselage, nose toward +z. */
function fuselage(): BufferGeometry {
  const profile = [
    [0.001, -0.56],
    [0.035, -0.55],
    [0.075, -0.2],
    [0.105, 0.1],
    [0.11, 0.26],
    [0.085, 0.36],
    [0.04, 0.39],
    [0.001, 0.39],
  ] as const
  return part(turned(profile, 14).rotateX(Math.PI / 2), CREAM, GLOSS)
}

function wing(span: number, chord: number, y: number, z: number): BufferGeometry {
  const [half, front] = [span / 2, chord / 2]
  const shape = outline([
    [-half + front, -front],
    [half - front, -front],
    [half, -front, half, 0],
    [half, front, half - front, front],
    [-half + front, front],
    [-half, front, -half, 0],
    [-half, -front, -half + front, -front],
  ])
  const board = plate(shape, { depth: 0.016, bevel: 0.008, curve: 4 })
  return part(board.rotateX(Math.PI / 2).translate(0, y, z), RED, GLOSS)
}

function tail(): BufferGeometry {
  const fin = outline([
    [0, 0],
    [0.2, 0],
    [0.06, 0.06, 0.05, 0.2],
    [0.02, 0.22, 0, 0.2],
  ])
  return part(
    plate(fin, { depth: 0.014, curve: 4 })
      .rotateY(-Math.PI / 2)
      .translate(0.007, 0.03, -0.55),
    RED,
    GLOSS,
  )
}

function struts(): readonly BufferGeometry[] {
  return [-1, 1].flatMap((side) => [
    part(rod([side * 0.34, -0.05, 0.14], [side * 0.34, 0.19, 0.14], 0.011, 0.011, 5), WOOD),
    part(rod([side * 0.08, 0.08, 0.12], [side * 0.12, 0.19, 0.14], 0.009, 0.009, 4), WOOD),
    part(rod([side * 0.05, -0.08, 0.2], [side * 0.1, -0.17, 0.22], 0.011, 0.011, 4), WOOD),
    part(drum(0.055, 0.055, 0.03, [side * 0.11, -0.18, 0.22], 10, [0, 0, Math.PI / 2]), '#2e2a2c', { roughness: 0.7 }),
  ])
}

function cockpit(): readonly BufferGeometry[] {
  return [
    part(ring(0.06, 0.014, [0, 0.098, -0.06], { sides: 4, segments: 12 }), WOOD),
    part(drum(0.055, 0.055, 0.01, [0, 0.097, -0.06], 12), '#2a180e', { roughness: 0.8 }),
    part(ball(0.03, [0, 0, 0.4], [1, 1, 1.2], 8, 6), '#e0ac46', { roughness: 0.32, metalness: 0.55, grain: 0 }),
  ]
}

function propeller(): BufferGeometry {
  const blades = [0, Math.PI].map((turn) =>
    part(ball(0.14, [0, 0.14, 0], [0.2, 1, 0.09], 7, 5).rotateZ(turn), '#b9793c', GLOSS),
  )
  return joined([...blades, part(box([0.03, 0.03, 0.03], [0, 0, 0]), '#e0ac46', { grain: 0 })])
}

/** Returns a wooden biplane, nose toward +z: `body`, and `propeller` centred on its own axis (z). */
export function airplane(): Parts {
  return {
    body: joined([
      fuselage(),
      wing(1.05, 0.22, 0.21, 0.14),
      wing(0.92, 0.2, -0.045, 0.14),
      wing(0.42, 0.14, 0.03, -0.46),
      tail(),
      ...struts(),
      ...cockpit(),
    ]),
    propeller: propeller(),
  }
}
