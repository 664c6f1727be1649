import { type BufferGeometry, DodecahedronGeometry, IcosahedronGeometry, Vector3 } from 'three'
import { WATER_Y } from '../../anchors.ts'
import { loaded } from '../../geometry/loaded.ts'
import { joined, part, unshared } from '../../geometry/part.ts'
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
  return [
    wetted(part(worn(body, x, z), colour, { roughness: 0.72 })),
    part(foot, random() < 0.5 ? WEED : '#4a433d', { roughness: 0.35 }),
  ]
}

/** The roundness of a rock's edges in the light: 0 sharp, 1 a ball. */
const WORN = 0.5

/** Rounds the edges of a rock about its middle, as light shows them. */
function worn(geometry: BufferGeometry, x: number, z: number): BufferGeometry {
  const rock = unshared(geometry)
  rock.computeVertexNormals()
  const [position, normal] = [rock.getAttribute('position'), rock.getAttribute('normal')]
  const [out, face] = [new Vector3(), new Vector3()]
  for (let i = 0; i < position.count; i++) {
    out
      .fromBufferAttribute(position, i)
      .sub(face.set(x, WATER_Y, z))
      .normalize()
    face.fromBufferAttribute(normal, i).lerp(out, WORN).normalize()
    normal.setXYZ(i, face.x, face.y, face.z)
  }
  return rock
}

/** Height over the water up to which a rock is wet, cells, and what is left of its colour there. */
const WET = { height: 0.07, left: 0.4 } as const

/** Darkens the foot of a rock that the water wets. */
function wetted(rock: BufferGeometry): BufferGeometry {
  const [position, colour] = [rock.getAttribute('position'), rock.getAttribute('color')]
  for (let i = 0; i < position.count; i++) {
    const dry = Math.max(0, Math.min(1, (position.getY(i) - WATER_Y) / WET.height))
    const left = WET.left + (1 - WET.left) * dry
    colour.setXYZ(i, colour.getX(i) * left, colour.getY(i) * left, colour.getZ(i) * left)
  }
  return rock
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
