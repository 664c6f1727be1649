import type { BufferGeometry } from 'three'
import { ball, cone, placed } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { BARE, STONE, TRIFLE } from '../bench/finishes.ts'
import { lump } from '../bench/forms.ts'
import { tuft } from '../motifs/plants.ts'

const FUR = '#8a5a34'

/** Carves a roaring bear's head. */
export function bear(carver: Carver): void {
  carver.part('bear-head', () => head(carver))
  carver.add(lump({ at: [0.34, 0, -0.34], r: 0.1, h: 0.1, seed: 5 }, 'low'), '#7f776e', { ...STONE, line: 0.008 })
  tuft(carver, -0.38, 0.26)
}

function head(carver: Carver): void {
  const lay = (solid: BufferGeometry) => placed(solid, [-0.08, 0.15, -0.05], [-0.75, 0, 0])
  const [around, up] = [carver.cut(8, 7), carver.cut(5, 4)]
  carver.add(lay(ball(0.29, [0, 0.02, 0], [1, 1, 0.62], around, up)), FUR, { grain: 0.5 })
  for (const side of [-1, 1]) {
    carver.add(lay(ball(0.1, [side * 0.22, 0.24, -0.02], [1, 1, 0.6], carver.cut(6, 5), 3)), FUR, { grain: 0.5 })
    carver.add(lay(ball(0.055, [side * 0.22, 0.24, 0.04], [1, 1, 0.5], 6, 3)), '#4f2f1b', TRIFLE)
    carver.add(lay(ball(0.055, [side * 0.115, 0.1, 0.17], [1, 1, 0.6], carver.cut(6, 5), 3)), '#fff2b8', {
      line: 0.008,
      grain: 0,
    })
    carver.add(lay(ball(0.026, [side * 0.105, 0.095, 0.2], [1, 1, 0.6], 5, 3)), '#24130a', BARE)
    carver.add(lay(cone(0.024, 0.08, [side * 0.06, -0.07, 0.26], 3, [Math.PI, 0, 0])), '#fff6df', BARE)
  }
  carver.add(lay(ball(0.17, [0, -0.08, 0.13], [1, 0.85, 0.72], carver.cut(7, 6), carver.cut(4, 3))), '#d9b07c', {
    grain: 0.3,
    line: 0.008,
  })
  carver.add(lay(ball(0.105, [0, -0.12, 0.19], [1, 0.8, 0.6], carver.cut(7, 6), carver.cut(4, 3))), '#6b1f1c', {
    line: 0,
    shade: 0.3,
  })
  carver.add(lay(ball(0.06, [0, -0.01, 0.25], [1.2, 0.8, 0.7], carver.cut(6, 5), 3)), '#24130a', BARE)
}
