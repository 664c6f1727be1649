import { BufferGeometry, Float32BufferAttribute } from 'three'
import { box, placed, plate, type Triple } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { LEAF, STONE } from '../bench/finishes.ts'
import { flat, lump, rays, type Spot, slab } from '../bench/forms.ts'
import { flower, palm, tuft } from '../motifs/plants.ts'

/** Carves picture 1 of empty tiles: flowers. */
export function flowers(carver: Carver): void {
  flower(carver, { x: -0.22, z: -0.15, colour: '#fbf5e2', size: 1.15 })
  flower(carver, { x: 0.18, z: -0.2, colour: '#f7d155', size: 1.2 })
  flower(carver, { x: -0.16, z: 0.2, colour: '#ea6a52', size: 1.1 })
  if (carver.isFull) flower(carver, { x: 0.03, z: -0.02, colour: '#e88fb0', size: 0.85 })
  tuft(carver, -0.32, 0.04, 1.1)
  tuft(carver, 0.02, -0.32, 1.2)
}

/** Carves picture 2: a palm. */
export function lonePalm(carver: Carver): void {
  palm(carver, { x: -0.14, z: 0.08, h: 0.42, size: 1.4, lean: 0.06, fronds: 8, turn: 0.3 })
  carver.add(lump({ at: [0.2, 0, -0.1], r: 0.1, h: 0.1, seed: 5 }, carver.detail), '#5c9a3a', LEAF)
  tuft(carver, -0.28, 0.16, 1.2)
  tuft(carver, -0.3, -0.2, 1.1)
}

/** Carves picture 3: a scallop and a starfish. */
export function shell(carver: Carver): void {
  const at: Triple = [-0.07, 0.05, 0.22]
  const lay = (solid: BufferGeometry) => placed(solid, at, [-0.95, 0, 0])
  const ribs = carver.cut(7, 5)
  const rim = Array.from({ length: ribs * 2 + 1 }, (_, i): Spot => {
    const angle = ((i / (ribs * 2)) * 2 - 1) * 1.2
    const r = (0.4 - Math.abs(angle) * 0.06) * (i % 2 ? 1.06 : 0.93)
    return [Math.sin(angle) * r, 0.03 + Math.cos(angle) * r]
  })
  const fan = plate(flat([[-0.06, 0], ...rim, [0.06, 0]]), { depth: 0.03 })
  const glossy = { grain: 0.05, roughness: 0.5, line: 0.016, shade: 0.5 }
  carver.add(lay(fan), '#c4473f', glossy)
  for (let i = 0; i < ribs; i++) {
    const angle = ((i + 0.5) / ribs) * 2.4 - 1.2
    const r = 0.41 - Math.abs(angle) * 0.06
    carver.add(lay(rib(angle, r, carver.cut(0.034, 0.05))), '#ff9d86', { ...glossy, line: 0, facet: true })
  }
  carver.add(lay(box([0.22, 0.075, 0.07], [0, 0, 0.02])), '#e8735e', glossy)
  const star = slab(flat(rays(10, [0.045, 0.12], 0.5)), { height: 0.03, bevel: carver.cut(0.014, 0) })
  carver.add(star.translate(0.29, 0, -0.27), '#ee6a2c', { grain: 0.1 })
}

/** Returns a rib of a scallop, widening from its hinge to the rim. */
function rib(angle: number, length: number, width: number): BufferGeometry {
  const [tip, low, high] = [length * 0.93, 0.05, 0.07]
  const corners = [
    [0, low, 0.031],
    [width, tip, 0.031],
    [0, length, 0.045],
    [-width, tip, 0.031],
  ] as const
  const ridge = [0, tip * 0.8, high] as const
  const faces = [0, 1, 2, 3].flatMap((i) => [corners[i], corners[(i + 1) % 4], ridge])
  const solid = new BufferGeometry()
  solid.setAttribute(
    'position',
    new Float32BufferAttribute(
      faces.flatMap((point) => [...(point ?? [])]),
      3,
    ),
  )
  solid.computeVertexNormals()
  return solid.rotateZ(-angle).translate(0, 0.03, 0)
}

/** Carves picture 4: stones. */
export function stones(carver: Carver): void {
  carver.add(lump({ at: [-0.08, 0, -0.08], r: 0.26, h: 0.3, seed: 2 }), '#a79d93', STONE)
  carver.add(lump({ at: [0.19, 0, -0.04], r: 0.15, h: 0.17, seed: 4 }), '#8f877f', STONE)
  carver.add(lump({ at: [-0.26, 0, 0.1], r: 0.09, h: 0.09, seed: 9 }, carver.detail), '#b8aea2', STONE)
  tuft(carver, -0.12, 0.22, 1.3)
  tuft(carver, 0.28, -0.24, 1.2)
}
