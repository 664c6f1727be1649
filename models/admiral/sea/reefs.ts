import { type BufferGeometry, DodecahedronGeometry, IcosahedronGeometry } from 'three'
import { WATER_Y } from '../../anchors.ts'
import { loaded } from '../../geometry/loaded.ts'
import { joined, part } from '../../geometry/part.ts'
import { randomFrom } from '../../random.ts'
import { type SeaMap, type Spot, seedOf } from './map.ts'
import { type Rock, rocksOf } from './rocks.ts'

const STONES = ['#6f655e', '#7c7167', '#5f564f'] as const
const WEED = '#4c6b45'

function rock({ x, z, radius }: Rock, random: () => number): readonly BufferGeometry[] {
  const colour = STONES[Math.floor(random() * STONES.length)] ?? STONES[0]
  const high = 0.6 + random() * 0.55
  const body = new DodecahedronGeometry(radius * 1.05, 0)
    .rotateX(random() * 3)
    .rotateY(random() * 6)
    .scale(1, high, 0.85 + random() * 0.3)
    .translate(x, WATER_Y + radius * 0.12, z)
  const foot = new IcosahedronGeometry(radius * 1.12, 0)
    .rotateY(random() * 6)
    .scale(1, 0.32, 1)
    .translate(x, WATER_Y - radius * 0.04, z)
  return [part(body, colour, { roughness: 0.72 }), part(foot, random() < 0.5 ? WEED : '#4a433d', { roughness: 0.35 })]
}

function reef(cell: Spot): readonly BufferGeometry[] {
  const random = randomFrom(seedOf(cell) + 77)
  return rocksOf(cell).flatMap((each) => rock(each, random))
}

/**
 * Returns all reefs of a sea, rocks at the water's surface, as one geometry for the carved material; null without
 * reefs.
 */
export function reefs(map: SeaMap): BufferGeometry | null {
  return map.reefs.length === 0 ? null : loaded(joined(map.reefs.flatMap(reef)))
}
