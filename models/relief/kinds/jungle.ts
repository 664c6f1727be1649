import type { Carver } from '../bench/Carver.ts'
import { fern, palm } from '../motifs/plants.ts'
import { stations } from '../motifs/stations.ts'

const FERNS = [
  [0.02, -0.33, 0.9],
  [-0.36, 0.02, 0.8],
  [0.34, 0.1, 0.75],
  [0.1, 0.32, 0.75],
  [0.34, 0.34, 0.8],
] as const

/** Carves palms and ferns round a trail of two stations. */
export function jungle(carver: Carver): void {
  palm(carver, { x: -0.22, z: -0.07, h: 0.34, size: 1, lean: 0.06, fronds: 7, turn: 0.2 })
  palm(carver, { x: 0.32, z: -0.2, h: 0.26, size: 0.75, lean: -0.03, fronds: 5, turn: 0.6 })
  for (const [shade, [x, z, size]] of FERNS.slice(0, carver.cut(5, 3)).entries()) fern(carver, { x, z, size, shade })
  stations(carver, 'jungle')
}
