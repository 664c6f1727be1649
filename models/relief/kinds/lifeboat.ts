import type { BufferGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { box, placed, plate, ring, rod, type Triple } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { THIN, TIMBER } from '../bench/finishes.ts'

const BLADE = [
  [0, 0.2],
  [-0.07, 0.22, -0.06, 0.31],
  [0, 0.4, 0.06, 0.31],
  [0.07, 0.22, 0, 0.2],
]

/** Carves the place of the lifeboat until it is taken: its cradle, two oars crossed before it, a life ring on them. */
export function lifeboat(carver: Carver): void {
  for (const x of [-0.2, 0.2]) carver.add(box([0.06, 0.06, 0.24], [x, 0.03, -0.17]), '#8a5a30', TIMBER)
  const [x, z] = [-0.1, 0.2]
  carver.part('lifeboat-oars', () => {
    oar(carver, [x, 0.03, z], 1)
    oar(carver, [x, 0.045, z], -1)
  })
  carver.part('lifeboat-ring', () => lifeRing(carver, x, z))
}

/** Carves an oar lying across the sand, its blade to the back. */
function oar(carver: Carver, at: Triple, side: -1 | 1): void {
  const lay = (solid: BufferGeometry) => placed(solid.translate(0, -0.09, 0), at, [-Math.PI / 2 + 0.1, 0, -side * 1.1])
  carver.add(lay(rod([0, -0.22, 0], [0, 0.24, 0], 0.022, 0.022, carver.cut(5, 4), true)), '#c08a4c', THIN)
  const blade = plate(outline(BLADE), { depth: 0.024, curve: carver.cut(3, 2) }).translate(0, 0, -0.012)
  carver.add(lay(blade), '#d9a25a', { grain: 0.7 })
}

function lifeRing(carver: Carver, x: number, z: number): void {
  const segments = carver.cut(12, 8)
  const arc = (Math.PI * 2) / 4
  for (let i = 0; i < 4; i++) {
    const quarter = ring(0.12, 0.042, [0, 0, 0], {
      sides: carver.cut(5, 4),
      segments: segments / 4,
      arc,
      turn: [Math.PI / 2, 0, 0],
    })
    const lay = placed(quarter, [x, 0.06, z], [0, i * arc, 0])
    carver.add(lay, i % 2 ? '#d6493c' : '#f6efdc', { grain: 0.1, roughness: 0.5 })
  }
}
