import { randomFrom } from '../../random.ts'
import { type Spot, seedOf } from './map.ts'

/** A rock of a reef: its place at the surface, and its size. */
export interface Rock extends Spot {
  readonly radius: number
}

/** Returns the rocks of a reef's cell: one in the middle, smaller ones around it. */
export function rocksOf(cell: Spot): readonly Rock[] {
  const random = randomFrom(seedOf(cell))
  const count = 4 + Math.floor(random() * 3)
  const start = random() * 6
  return Array.from({ length: count }, (_, i) => {
    const turn = start + i * 2.4 + random() * 0.5
    const away = i === 0 ? 0.06 : 0.17 + 0.2 * random()
    const radius = i === 0 ? 0.17 + 0.03 * random() : 0.065 + 0.07 * random()
    return { x: cell.x + Math.cos(turn) * away, z: cell.z + Math.sin(turn) * away, radius }
  })
}
