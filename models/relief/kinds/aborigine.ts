import { type BufferGeometry, PlaneGeometry, ShapeGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { box, placed, plate, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, THIN, TRIFLE } from '../bench/finishes.ts'
import { flame } from '../motifs/flame.ts'

const ROOF = [
  [-0.38, -0.03],
  [0, 0.29],
  [0.38, -0.03],
  [0.31, -0.08],
  [0, 0.19],
  [-0.31, -0.08],
]
const GABLE = [
  [-0.27, 0],
  [0.27, 0],
  [0, 0.22],
]
const DOOR = [
  [-0.11, 0],
  [-0.11, 0.13],
  [-0.08, 0.21, 0, 0.21],
  [0.08, 0.21, 0.11, 0.13],
  [0.11, 0],
]
const HEART = [
  [0, -0.12],
  [-0.2, 0.01, -0.135, 0.1],
  [-0.06, 0.155, 0, 0.065],
  [0.06, 0.155, 0.135, 0.1],
  [0.2, 0.01, 0, -0.12],
]

/**
 * Carves the islander's hut with a heart over the door. Its gable faces the front: a round roof would look like a hat
 * from above.
 */
export function aborigine(carver: Carver): void {
  const [x, z] = [-0.08, 0.02]
  const curve = carver.cut(3, 2)
  const lay = (solid: BufferGeometry) => placed(solid.scale(0.92, 0.92, 0.92), [x, 0, z], [-0.34, 0, 0])
  carver.add(lay(box([0.5, 0.2, 0.22], [0, 0.1, -0.02])), '#b9793c', { grain: 0.9, shade: 0.5 })
  carver.add(lay(plate(outline(ROOF), { depth: 0.27 }).translate(0, 0.19, -0.16)), '#efc650', {
    grain: 0.9,
    line: 0.013,
    roughness: 0.9,
  })
  carver.add(lay(new ShapeGeometry(outline(GABLE)).translate(0, 0.19, 0.095)), '#a05f2a', { ...BARE, grain: 0.9 })
  for (const side of [-1, 1]) {
    for (const k of [0.3, 0.62]) {
      const at = [side * 0.38 * k, 0.19 + 0.29 - 0.32 * k + 0.006, -0.025] as const
      carver.add(lay(box([0.012, 0.02, 0.28], at, [0, 0, -side * 0.7])), '#b98a2e', TRIFLE)
    }
  }
  for (const cane of [-0.21, -0.15, 0.15, 0.21]) {
    carver.add(lay(new PlaneGeometry(0.014, 0.17).translate(cane, 0.095, 0.094)), '#7a4720', TRIFLE)
  }
  carver.add(lay(new ShapeGeometry(outline(DOOR), curve).translate(0, 0, 0.1)), '#1d0d07', { ...BARE, shade: 0.2 })
  const heart = plate(outline(HEART), { depth: 0.04, bevel: carver.cut(0.014, 0), curve })
  const over = heart.rotateX(-0.2).translate(0, 0.26, 0.12)
  carver.part('aborigine-heart', () =>
    carver.add(lay(over), '#f2372c', { roughness: 0.35, grain: 0.1, shade: 0.6, line: 0.014 }),
  )
  torch(carver, x - 0.28, z + 0.24)
  torch(carver, x + 0.46, z - 0.14)
}

function torch(carver: Carver, x: number, z: number): void {
  carver.add(rod([x, 0, z], [x, 0.16, z - 0.04], 0.024, 0.03, 4, true), '#6b3d20', THIN)
  flame(carver, [x, 0.15, z - 0.03], 0.055, 0.16, '#ff5a10')
  flame(carver, [x, 0.15, z + 0.01], 0.036, 0.1, '#ffc02e')
}
