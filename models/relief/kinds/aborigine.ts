import type { BufferGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { box, cone, placed, plate, rod } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { FLAME, THIN, TRIFLE } from '../bench/finishes.ts'

const ROOF = [
  [-0.36, 0],
  [0, 0.28],
  [0.36, 0],
  [0.31, -0.055],
  [0, 0.19],
  [-0.31, -0.055],
]
const DOOR = [
  [-0.085, 0],
  [-0.085, 0.1],
  [-0.05, 0.17, 0, 0.17],
  [0.05, 0.17, 0.085, 0.1],
  [0.085, 0],
]
const HEART = [
  [0, -0.1],
  [-0.17, 0.01, -0.11, 0.085],
  [-0.05, 0.13, 0, 0.055],
  [0.05, 0.13, 0.11, 0.085],
  [0.17, 0.01, 0, -0.1],
]

/** The islander's hut, her heart over the door. Its gable looks to the front: a round roof from above is a hat. */
export function aborigine(carver: Carver): void {
  const [x, z] = [-0.1, -0.05]
  const curve = carver.cut(3, 2)
  const lay = (solid: BufferGeometry) => placed(solid.scale(0.92, 0.92, 0.92), [x, 0, z], [-0.12, 0, 0])
  carver.add(lay(box([0.44, 0.19, 0.26], [0, 0.095, 0])), '#c98a48', { grain: 0.9 })
  carver.add(lay(plate(outline(ROOF), { depth: 0.36 }).translate(0, 0.17, -0.19)), '#efc650', {
    grain: 0.9,
    line: 0.013,
    roughness: 0.9,
  })
  const gable = plate(
    outline([
      [-0.25, 0],
      [0.25, 0],
      [0, 0.21],
    ]),
    { depth: 0.02 },
  )
  carver.add(lay(gable.translate(0, 0.17, 0.125)), '#a96f35', { line: 0, grain: 0.9 })
  for (const side of [-1, 1]) {
    for (const k of [0.3, 0.62]) {
      const at = [side * 0.36 * k, 0.17 + 0.28 * (1 - k) + 0.006, -0.01] as const
      carver.add(lay(box([0.012, 0.02, 0.37], at, [0, 0, -side * 0.66])), '#b98a2e', TRIFLE)
    }
  }
  carver.add(lay(plate(outline(DOOR), { depth: 0.022, curve }).translate(0, 0, 0.13)), '#2c160c', {
    line: 0,
    shade: 0.2,
  })
  const heart = plate(outline(HEART), { depth: 0.035, bevel: carver.cut(0.014, 0), curve })
  const over = heart.rotateX(-0.5).translate(0, 0.27, 0.16)
  carver.part('aborigine-heart', () =>
    carver.add(lay(over), '#f2473c', { roughness: 0.35, grain: 0.1, shade: 0.6, line: 0.014 }),
  )
  torch(carver, x - 0.29, z + 0.2)
  torch(carver, x + 0.42, z - 0.1)
}

function torch(carver: Carver, x: number, z: number): void {
  carver.add(rod([x, 0, z], [x, 0.15, z], 0.018, 0.022, carver.cut(5, 3), true), '#8a5a30', THIN)
  carver.add(cone(0.036, 0.1, [x, 0.19, z], carver.cut(5, 3)), '#ff9a2a', FLAME)
}
