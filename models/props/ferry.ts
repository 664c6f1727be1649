import type { BufferGeometry } from 'three'
import { joined, part } from '../geometry/part.ts'
import { box, rod } from '../geometry/solids.ts'

/** Half of the hull's length at the deck and at the bottom, half of the beam, in cells. */
const REACH = { deck: 0.4, bottom: 0.3 } as const
const BEAM = 0.33
/** Heights over the waterline: the deck is level with the tops of tiles. */
const DECK = 0.285
const BOTTOM = -0.12
const RAIL = DECK + 0.11
const HULL = '#6b4324'
const WALE = '#8a5a30'
const PLANKS = ['#b98a54', '#a97a46', '#c2945e'] as const
const POST = '#5a3418'
const ROPE = '#d9c08c'
const BOTH = [-1, 1] as const

/** Returns a scow: straight sides, both ends raked. */
function hull(): BufferGeometry {
  const length = 2 * REACH.deck
  const shape = box([length, DECK - BOTTOM - 0.02, 2 * BEAM], [0, (DECK + BOTTOM) / 2 - 0.01, 0])
  const places = shape.getAttribute('position')
  for (let i = 0; i < places.count; i++) {
    if (places.getY(i) < 0) places.setX(i, (places.getX(i) * REACH.bottom) / REACH.deck)
  }
  shape.computeVertexNormals()
  return part(shape, HULL)
}

/** Returns planks across the deck, each a little different. */
function planks(count: number): BufferGeometry[] {
  const width = (2 * REACH.deck) / count
  return Array.from({ length: count }, (_, i) =>
    part(
      box([width * 0.93, 0.024, 2 * BEAM], [-REACH.deck + width * (i + 0.5), DECK - 0.012, 0]),
      PLANKS[i % PLANKS.length] ?? PLANKS[0],
      { roughness: 0.7 },
    ),
  )
}

/** Returns a rail along one side; both ends of the deck are open. */
function railing(side: number, posts: readonly number[]): BufferGeometry[] {
  const z = side * (BEAM - 0.02)
  return [
    part(box([2 * REACH.deck + 0.02, 0.05, 0.03], [0, DECK - 0.07, side * (BEAM + 0.012)]), WALE),
    part(box([0.66, 0.024, 0.03], [0, RAIL, z]), WALE),
    ...posts.map((x) => part(box([0.032, RAIL - DECK, 0.032], [x, (RAIL + DECK) / 2, z]), POST)),
  ]
}

/** Returns the flap that is lowered to the bank. */
function flap(end: number): BufferGeometry {
  return part(
    box([0.14, 0.022, 2 * BEAM - 0.12], [end * (REACH.deck + 0.06), DECK - 0.022, 0], [0, 0, -end * 0.2]),
    WALE,
  )
}

/** Returns a pile in the water off one corner. */
function pile(end: number, side: number, sides: number): BufferGeometry {
  const [x, z] = [end * 0.43, side * 0.45]
  return part(rod([x, BOTTOM, z], [x, DECK + 0.1, z], 0.032, 0.028, sides), POST)
}

/** Returns the rope from a pile to the rail. */
function mooring(end: number, side: number): BufferGeometry {
  return part(
    rod([end * 0.43, DECK + 0.06, side * 0.45], [end * 0.31, DECK + 0.03, side * (BEAM - 0.02)], 0.012, 0.012, 4, true),
    ROPE,
    { roughness: 0.9, grain: 0 },
  )
}

/** Returns a ferry moored between piles: crossed along x, the waterline at height 0. */
export function ferry(detail: 'full' | 'low'): BufferGeometry {
  const isFull = detail === 'full'
  return joined([
    hull(),
    ...planks(isFull ? 7 : 3),
    ...BOTH.flatMap((side) => railing(side, isFull ? [-0.31, 0, 0.31] : [])),
    ...BOTH.map(flap),
    ...BOTH.flatMap((end) =>
      BOTH.flatMap((side) => [pile(end, side, isFull ? 6 : 4), ...(isFull ? [mooring(end, side)] : [])]),
    ),
  ])
}
