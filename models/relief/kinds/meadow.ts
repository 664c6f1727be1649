import { box, placed, plate, type Triple } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { LEAF, STONE } from '../bench/finishes.ts'
import { blade, flat, lump, rays, type Spot, slab } from '../bench/forms.ts'
import { flower, palm, tuft } from '../motifs/plants.ts'

/** Empty tiles, picture 1: flowers. */
export function flowers(carver: Carver): void {
  flower(carver, { x: -0.22, z: -0.15, colour: '#fbf5e2', size: 1.15 })
  flower(carver, { x: 0.18, z: -0.2, colour: '#f7d155', size: 1.2 })
  flower(carver, { x: -0.16, z: 0.2, colour: '#ea6a52', size: 1.1 })
  if (carver.isFull) flower(carver, { x: 0.03, z: -0.02, colour: '#e88fb0', size: 0.85 })
  tuft(carver, -0.32, 0.04, 1.1)
  tuft(carver, 0.02, -0.32, 1.2)
}

/** Picture 2: a palm. */
export function lonePalm(carver: Carver): void {
  palm(carver, { x: -0.14, z: 0.08, h: 0.42, size: 1.4, lean: 0.06, fronds: 8, turn: 0.3 })
  carver.add(lump({ at: [0.2, 0, -0.1], r: 0.1, h: 0.1, seed: 5 }, carver.detail), '#5c9a3a', LEAF)
  tuft(carver, -0.28, 0.16, 1.2)
  tuft(carver, -0.3, -0.2, 1.1)
}

/** Picture 3: a scallop and a starfish. */
export function shell(carver: Carver): void {
  const [x, z] = [-0.07, 0.16]
  const ribs = carver.cut(7, 5)
  const rim = Array.from({ length: ribs * 2 + 1 }, (_, i): Spot => {
    const angle = ((i / (ribs * 2)) * 2 - 1) * 1.35
    const r = (0.38 - Math.abs(angle) * 0.055) * (i % 2 ? 1.03 : 0.95)
    return [Math.sin(angle) * r, Math.cos(angle) * r]
  })
  const fan = plate(flat([[-0.06, 0], ...rim, [0.06, 0]]), { depth: 0.03, bevel: carver.cut(0.03, 0), rise: 0.035 })
  const glossy = { grain: 0.05, roughness: 0.5, line: 0.014 }
  carver.add(placed(fan, [x, carver.cut(0.02, 0.035), z], [-Math.PI / 2 + 0.14, 0, 0]), '#f2a98e', glossy)
  for (let i = 0; i < ribs; i++) {
    const angle = ((i + 0.5) / ribs) * 2.7 - 1.35
    const r = 0.35 - Math.abs(angle) * 0.055
    const tip: Triple = [x + Math.sin(angle) * r, 0.09, z - Math.cos(angle) * r]
    const rib = blade([x, 0.065, z - 0.02], tip, { width: carver.cut(0.034, 0.046), keel: 0.035, lift: 0.012 })
    carver.add(rib, '#ffd9c2', { facet: true, grain: 0, line: 0, roughness: 0.5 })
  }
  carver.add(box([0.2, 0.07, 0.07], [x, 0.04, z + 0.015]), '#e08a70', { grain: 0.1 })
  const star = slab(flat(rays(10, [0.042, 0.105], 0.5)), { height: 0.03, bevel: carver.cut(0.014, 0) })
  carver.add(star.translate(0.29, 0, -0.27), '#ee7a3c', { grain: 0.1 })
}

/** Picture 4: stones. */
export function stones(carver: Carver): void {
  carver.add(lump({ at: [-0.08, 0, -0.08], r: 0.26, h: 0.3, seed: 2 }), '#a79d93', STONE)
  carver.add(lump({ at: [0.19, 0, -0.04], r: 0.15, h: 0.17, seed: 4 }), '#8f877f', STONE)
  carver.add(lump({ at: [-0.26, 0, 0.1], r: 0.09, h: 0.09, seed: 9 }, carver.detail), '#b8aea2', STONE)
  tuft(carver, -0.12, 0.22, 1.3)
  tuft(carver, 0.28, -0.24, 1.2)
}
