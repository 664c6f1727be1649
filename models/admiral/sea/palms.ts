import type { BufferGeometry } from 'three'
import { cut, type Detail } from '../../geometry/detail.ts'
import { part } from '../../geometry/part.ts'
import { ball, type Triple, tube } from '../../geometry/solids.ts'
import type { Random } from '../../random.ts'
import { frond } from '../../stage/frond.ts'

const TRUNKS = ['#78532c', '#6e4b29', '#815a31'] as const
const LEAVES = ['#31652c', '#467a32', '#3a702d', '#538337'] as const

const pick = <T>(from: readonly [T, ...T[]], random: Random): T => from[Math.floor(random() * from.length)] ?? from[0]

/**
 * The maximum distance that a crown may hang over the water, in cells, and the reach of the crown of a palm of size 1.
 */
const OVERHANG = 0.14
const REACH = 0.5

/**
 * Returns a palm on a place; the palms of one random stream differ.
 *
 * @param inland distance from the coast in cells: near it palms are small, so that they cover no cell of the sea
 */
export function palm([x, y, z]: Triple, inland: number, random: Random, detail: Detail): readonly BufferGeometry[] {
  const size = Math.min(0.56 + random() * 0.3, (inland + OVERHANG) / REACH)
  const [lean, toward] = [0.04 + random() * 0.08, random() * Math.PI * 2]
  const [dx, dz] = [Math.cos(toward) * lean * size, Math.sin(toward) * lean * size]
  const crown: Triple = [x + dx, y + 0.5 * size, z + dz]
  const trunk = tube([[x, y - 0.05, z], [x + dx * 0.28, y + 0.24 * size, z + dz * 0.28], crown], 0.026 * size + 0.004, {
    steps: cut(detail, 4, 2),
    sides: cut(detail, 5, 3),
  })
  const count = cut(detail, 7, 5) + Math.floor(random() * 2)
  const start = random() * 6
  const leaves = Array.from({ length: count }, (_, i) => {
    const turn = start + (i / count) * Math.PI * 2 + (random() - 0.5) * 0.5
    const length = (0.25 + random() * 0.11) * size
    const leaf = {
      length,
      breadth: (0.042 + random() * 0.012) * size,
      rise: length * (0.35 + random() * 0.3),
      droop: length * (0.8 + random() * 0.35),
      pieces: cut(detail, 4, 2),
    }
    return part(frond(crown, turn, leaf), pick(LEAVES, random), { roughness: 0.6 })
  })
  const wood = part(trunk, pick(TRUNKS, random), { roughness: 0.7 })
  if (detail === 'low') return [wood, ...leaves]
  const nuts = [0, 1].map(() => {
    const [nx, nz] = [(random() - 0.5) * 0.07, (random() - 0.5) * 0.07]
    return part(ball(0.024, [crown[0] + nx, crown[1] - 0.025, crown[2] + nz], [1, 1, 1], 5, 4), '#603a1e')
  })
  return [wood, ...leaves, ...nuts]
}
