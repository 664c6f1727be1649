import { type BufferGeometry, CylinderGeometry } from 'three'
import { box, drum, placed } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'

const STONE = { grain: 0.4, roughness: 0.9 }

/** A cross on its steps, the missionary's wide black hat and his book before it. */
export function missionary(carver: Carver): void {
  const [x, z] = [0.02, -0.05]
  carver.add(box([0.36, 0.05, 0.24], [x, 0.025, z - 0.02]), '#8f887b', STONE)
  carver.add(box([0.24, 0.06, 0.16], [x, 0.075, z - 0.02]), '#a8a193', STONE)
  const lean = (solid: BufferGeometry) => placed(solid, [x, 0.1, z - 0.03], [-0.38, 0, 0])
  const wood = { grain: 0.6, line: 0.018, shade: 0.6 }
  carver.add(lean(box([0.115, 0.38, 0.07], [0, 0.19, 0])), '#f0c45c', wood)
  carver.add(lean(box([0.36, 0.115, 0.072], [0, 0.25, 0])), '#f6cf6c', wood)
  carver.part('missionary-things', () => {
    hat(carver, -0.2, 0.2)
    book(carver)
  })
}

function book(carver: Carver): void {
  const lay = (solid: BufferGeometry) => placed(solid, [0.29, 0.05, -0.06], [0.2, -0.3, 0])
  carver.add(lay(box([0.2, 0.05, 0.16], [0, 0, 0])), '#9a3428', { grain: 0.2 })
  carver.add(lay(box([0.18, 0.02, 0.14], [0, 0.028, 0])), '#f8efd6', { line: 0, shade: 0.4 })
  carver.add(lay(box([0.012, 0.006, 0.14], [0, 0.04, 0])), '#6a4a2c', { line: 0, fine: true })
}

function hat(carver: Carver, x: number, z: number): void {
  const sides = carver.cut(10, 7)
  carver.add(drum(0.17, 0.18, 0.022, [x, 0.02, z], sides), '#2e2a36', { grain: 0.1, line: 0.012 })
  carver.add(drum(0.085, 0.105, 0.11, [x, 0.085, z], sides), '#45404f', { grain: 0.1 })
  const ribbon = new CylinderGeometry(0.105, 0.108, 0.03, sides, 1, true).translate(x, 0.05, z)
  carver.add(ribbon, '#e8bd55', { line: 0, shade: 0.4 })
}
