import type { BufferGeometry } from 'three'
import { outline } from '../../geometry/outline.ts'
import { part } from '../../geometry/part.ts'
import { ball, box, cone, plate, rod, type Triple } from '../../geometry/solids.ts'
import { GILT, GOLD, SPAR } from '../../ship/fittings.ts'
import type { Lines } from '../../ship/lines.ts'
import { bowspritEnd } from '../../ship/rig.ts'

/** Returns the bowsprit from the deck to its end. */
function bowsprit(lines: Lines): BufferGeometry {
  const heel: Triple = [lines.along(0.92), lines.rail(1) + lines.castle(1, -1) * 0.45 + 0.01, 0]
  return part(rod(heel, bowspritEnd(lines), 0.024, 0.012, 6), SPAR)
}

/** Returns the knee that carries a ship's head: a wedge before the stem, `reach` long. */
function knee(lines: Lines, reach: number): BufferGeometry {
  const [x, y] = [lines.along(1), lines.rail(1)]
  const shape = outline([
    [x - 0.09, y - 0.15],
    [x + 0.01, y - 0.13, x + reach, y + 0.025],
    [x + reach - 0.02, y + 0.07],
    [x + reach * 0.3, y - 0.02, x - 0.04, y - 0.02],
  ])
  return part(plate(shape, { depth: 0.04 }).translate(0, 0, -0.02), '#4d2912', { roughness: 0.5 })
}

/** Returns gilded rails from both bows to the figurehead, with a grating between them. */
function headRails(lines: Lines, reach: number): readonly BufferGeometry[] {
  const [x, y] = [lines.along(1), lines.rail(1)]
  const tip: Triple = [x + reach - 0.015, y + 0.05, 0]
  const rails = [0.72, 1].flatMap((s) => {
    const [fx, fy, fz] = lines.plank(0.955, s)
    const to: Triple = [tip[0], tip[1] - (1 - s) * 0.16, 0.012]
    return [
      part(rod([fx, fy, fz], to, 0.014, 0.01, 4), GOLD, GILT),
      part(rod([fx, fy, -fz], [to[0], to[1], -to[2]], 0.014, 0.01, 4), GOLD, GILT),
    ]
  })
  const grating = part(box([reach * 0.8, 0.014, 0.07], [x + reach * 0.35, y - 0.005, 0], [0, 0, 0.16]), '#8a5730')
  return [...rails, grating]
}

/** Returns a gilded beast that looks ahead. */
function figurehead(x: number, y: number): readonly BufferGeometry[] {
  return [
    part(ball(0.042, [x, y, 0], [1.15, 1, 0.9], 8, 6), GOLD, GILT),
    part(cone(0.03, 0.07, [x + 0.045, y - 0.012, 0], 6, [0, 0, -1.75]), GOLD, GILT),
    part(ball(0.05, [x - 0.045, y - 0.05, 0], [1, 1.15, 0.8], 8, 6), GOLD, GILT),
    part(cone(0.024, 0.06, [x - 0.02, y + 0.045, 0], 5, [0, 0, 0.5]), GOLD, GILT),
  ]
}

/** Returns everything before the stem of a ship with a head of the given reach. */
export function bowGear(lines: Lines, reach: number): readonly BufferGeometry[] {
  const [x, y] = [lines.along(1), lines.rail(1)]
  return [bowsprit(lines), knee(lines, reach), ...headRails(lines, reach), ...figurehead(x + reach + 0.02, y + 0.08)]
}
