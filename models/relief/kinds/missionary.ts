import { type BufferGeometry, CylinderGeometry, PlaneGeometry } from 'three'
import { box, drum, placed, type Triple, turned } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE } from '../bench/finishes.ts'

const STONE = { grain: 0.4, roughness: 0.9 }

/** Returns a solid that leans back, so that its side is visible. */
const leant = (solid: BufferGeometry, at: Triple, back: number) => placed(solid, at, [-back, 0, 0])

/** Carves a cross on its steps, with the missionary's wide black hat and book before it. */
export function missionary(carver: Carver): void {
  const [x, z] = [-0.02, -0.07]
  carver.add(box([0.4, 0.05, 0.24], [x, 0.025, z]), '#8f887b', STONE)
  carver.add(box([0.26, 0.06, 0.16], [x, 0.075, z]), '#a8a193', STONE)
  const foot: Triple = [x, 0.1, z - 0.01]
  const wood = { grain: 0.6, line: 0.018, shade: 0.6 }
  carver.add(leant(box([0.115, 0.4, 0.07], [0, 0.2, 0]), foot, 0.36), '#f0c45c', wood)
  carver.add(leant(box([0.36, 0.115, 0.072], [0, 0.27, 0]), foot, 0.36), '#f6cf6c', wood)
  carver.part('missionary-things', () => {
    hat(carver, [-0.17, 0.03, 0.19])
    book(carver, [0.26, 0.08, 0.0])
  })
}

/** Carves a closed book, a cross of gold on its cover. */
function book(carver: Carver, at: Triple): void {
  const lay = (solid: BufferGeometry) => placed(solid, at, [0.55, -0.16, 0])
  const cover = { grain: 0.2, shade: 0.4 }
  carver.add(lay(box([0.23, 0.05, 0.27], [0, 0.01, 0])), '#fff3d6', { ...BARE, shade: 0.3 })
  carver.add(lay(box([0.25, 0.024, 0.29], [0, 0.045, 0])), '#8e1f24', cover)
  const mark = { ...BARE, shade: 0 }
  for (const size of [
    [0.04, 0.2],
    [0.14, 0.04],
  ] as const) {
    const beam = new PlaneGeometry(...size).rotateX(-Math.PI / 2).translate(0, 0.059, size[0] > size[1] ? -0.03 : 0)
    carver.add(lay(beam), '#ffd35c', mark)
  }
}

/** Carves a hat with a high crown and a golden ribbon, its brim seen from the front. */
function hat(carver: Carver, at: Triple): void {
  const lay = (solid: BufferGeometry) => leant(solid, at, 0.3)
  const sides = carver.cut(12, 8)
  const felt = { grain: 0.1, shade: 0.7, line: 0.012 }
  carver.add(lay(drum(0.2, 0.2, 0.024, [0, 0.012, 0], sides)), '#1d1a26', felt)
  carver.add(
    lay(
      turned(
        [
          [0.115, 0.02],
          [0.105, 0.15],
          [0.06, 0.185],
          [0, 0.17],
        ],
        sides,
      ),
    ),
    '#35303f',
    felt,
  )
  const ribbon = new CylinderGeometry(0.118, 0.122, 0.05, sides, 1, true).translate(0, 0.055, 0)
  carver.add(lay(ribbon), '#ffca3a', { ...BARE, shade: 0.2 })
}
