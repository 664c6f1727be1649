import type { BufferGeometry } from 'three'
import { WATER_Y } from '../../anchors.ts'
import type { Detail } from '../../geometry/detail.ts'
import { part } from '../../geometry/part.ts'
import { box, drum } from '../../geometry/solids.ts'
import type { SeaMap, Spot } from './map.ts'

const PLANKS = ['#8a5f36', '#9a6c3e', '#7d552f'] as const
const PILE = '#5b3a20'

/** The four sides of a cell; the quay lies on the one that faces the middle of the field and has water before it. */
const SIDES: readonly Spot[] = [
  { x: 1, z: 0 },
  { x: 0, z: 1 },
  { x: -1, z: 0 },
  { x: 0, z: -1 },
]

/** Returns the side to which a fort's quay reaches out; null if no ship could lie there. */
export function quaySide({ land, reefs }: Pick<SeaMap, 'land' | 'reefs'>, fort: Spot): Spot | null {
  const isShut = (x: number, z: number) => [...land, ...reefs].some((cell) => cell.x === x && cell.z === z)
  const inward = (side: Spot) => side.x * fort.x + side.z * fort.z
  const free = SIDES.filter((side) => !isShut(fort.x + side.x, fort.z + side.z))
  return [...free].sort((a, b) => inward(a) - inward(b))[0] ?? null
}

/** Returns a landing stage of planks on piles, from the beach into the port: built toward +x, then turned. */
function quay(fort: Spot, side: Spot, detail: Detail): readonly BufferGeometry[] {
  const turn = Math.atan2(-side.z, side.x)
  const deck = WATER_Y + 0.095
  const [from, to, aside] = [0.42, 0.74, 0.2]
  const count = detail === 'low' ? 1 : 8
  const width = (to - from) / count
  const planks = Array.from({ length: count }, (_, i) =>
    part(
      box([width * 0.9, 0.022, 0.15], [from + (i + 0.5) * width, deck, aside]),
      PLANKS[i % PLANKS.length] ?? PLANKS[0],
      { roughness: 0.7 },
    ),
  )
  const piles = [0.5, 0.62, 0.73].flatMap((x) =>
    [-0.07, 0.07].map((z) => part(drum(0.014, 0.016, 0.2, [x, deck - 0.05, aside + z], 5), PILE, { roughness: 0.8 })),
  )
  return [...planks, ...piles].map((each) => each.rotateY(turn).translate(fort.x, 0, fort.z))
}

/** Returns the quays of all forts. */
export function quays(map: SeaMap, detail: Detail): readonly BufferGeometry[] {
  return map.forts.flatMap((fort) => {
    const side = quaySide(map, fort)
    return side ? quay(fort, side, detail) : []
  })
}
