import { type BufferGeometry, DodecahedronGeometry } from 'three'
import { WATER_Y } from '../../anchors.ts'
import { cut, type Detail } from '../../geometry/detail.ts'
import { loaded } from '../../geometry/loaded.ts'
import { joined, part } from '../../geometry/part.ts'
import { ball, type Triple } from '../../geometry/solids.ts'
import { randomFrom } from '../../random.ts'
import { type Ground, groundOf } from './ground.ts'
import { islandsIn, type SeaMap, type Spot, seedOf } from './map.ts'
import { palm } from './palms.ts'
import { quays } from './quay.ts'

import { terrain } from './terrain.ts'

/** Cells between the points of the ground. */
const STEP = { full: 1 / 12, low: 1 / 7 } as const
const STONE = { roughness: 0.85 }
const BUSHES = ['#486d2c', '#3b5d28', '#567a31'] as const

/** Returns a place on the land of a cell where a plant can grow; null if some tries fail. */
function spotIn(cell: Spot, ground: Ground, random: () => number, inland: number, margin: number): Triple | null {
  for (let attempt = 0; attempt < 12; attempt++) {
    const [x, z] = [cell.x + (random() - 0.5) * 0.78, cell.z - 0.06 + (random() - 0.5) * 0.7]
    const y = ground.height(x, z)
    if (ground.coast(x, z) < -inland && y < 0.45 && ground.isFree(x, z, margin)) return [x, WATER_Y + y, z]
  }
  return null
}

function growth(cell: Spot, ground: Ground, detail: Detail): readonly BufferGeometry[] {
  const random = randomFrom(seedOf(cell))
  const parts: BufferGeometry[] = []
  const palms = Math.min(cut(detail, 3, 2), 1 + Math.floor(random() * 2.6))
  for (let i = 0; i < palms; i++) {
    const at = spotIn(cell, ground, random, 0.12, 0.07)
    if (at) parts.push(...palm(at, -ground.coast(at[0], at[2]), random, detail))
  }
  if (detail === 'low') return parts
  for (let i = 0; i < 5; i++) {
    const at = spotIn(cell, ground, random, 0.2, 0)
    if (at) parts.push(bush(at, random))
  }
  for (let i = 0; i < 3; i++) {
    const at = spotIn(cell, ground, random, -0.02, 0)
    if (at) parts.push(stone(at, random))
  }
  return parts
}

function bush([x, y, z]: Triple, random: () => number): BufferGeometry {
  const size = 0.035 + random() * 0.04
  const colour = BUSHES[Math.floor(random() * BUSHES.length)] ?? BUSHES[0]
  return part(ball(size, [x, y + size * 0.3, z], [1.2, 0.8, 1.2], 6, 4), colour, { roughness: 0.8 })
}

function stone([x, y, z]: Triple, random: () => number): BufferGeometry {
  const size = 0.02 + random() * 0.045
  const rock = new DodecahedronGeometry(size, 0).scale(1.2, 0.7, 1).rotateY(random() * 6)
  return part(rock.translate(x, y, z), random() < 0.5 ? '#756d64' : '#5f5851', STONE)
}

/**
 * Returns all islands of a sea with beaches, hills, palms and quays as one geometry for the carved material, in place
 * on the table; null without land.
 */
export function islands(map: SeaMap, detail: Detail): BufferGeometry | null {
  if (map.land.length === 0) return null
  const ground = groundOf(map)
  return loaded(
    joined([
      ...islandsIn(map.land).map((island) => terrain(island, ground, STEP[detail])),
      ...map.land.flatMap((cell) => growth(cell, ground, detail)),
      ...quays(map, detail),
    ]),
  )
}
