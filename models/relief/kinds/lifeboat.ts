import type { BufferGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { box, placed, plate, ring, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { THIN, TIMBER } from '../bench/finishes.ts'

const BLADE = [
  [0, 0.22],
  [-0.08, 0.24, -0.07, 0.34],
  [0, 0.46, 0.07, 0.34],
  [0.08, 0.24, 0, 0.22],
]

/** Where the lifeboat lies until somebody takes it: two oars crossed behind a cradle, a life ring before it. */
export function lifeboat(carver: Carver): void {
  carver.part('lifeboat-oars', () => {
    oar(carver, 0.85)
    oar(carver, -0.85)
  })
  for (const x of [-0.2, 0.2]) carver.add(box([0.06, 0.06, 0.24], [x, 0.03, -0.17]), '#8a5a30', TIMBER)
  carver.part('lifeboat-ring', () => lifeRing(carver, -0.18, 0.2))
}

/** An oar stuck in the sand, leaning back. */
function oar(carver: Carver, lean: number): void {
  const lay = (solid: BufferGeometry) => placed(solid, [-Math.sign(lean) * 0.17, 0, -0.2], [-0.3, 0, -lean])
  carver.add(lay(rod([0, 0, 0], [0, 0.25, 0], 0.018, 0.018, carver.cut(5, 4), true)), '#d8b272', THIN)
  const blade = plate(outline(BLADE), { depth: 0.024, curve: carver.cut(3, 2) }).translate(0, 0, -0.012)
  carver.add(lay(blade), '#e6c68c', { grain: 0.7 })
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
    const lay = placed(quarter, [x, 0.035, z], [0, i * arc, 0])
    carver.add(lay, i % 2 ? '#d6493c' : '#f6efdc', { grain: 0.1, roughness: 0.5 })
  }
}
