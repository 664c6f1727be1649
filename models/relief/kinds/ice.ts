import { type BufferGeometry, OctahedronGeometry, PlaneGeometry } from 'three'
import { placed, type Triple } from '../../geometry/solids.ts'
import type { Carver } from '../bench/Carver.ts'
import { flat, slab } from '../bench/forms.ts'

const FLOE = [
  [0.0, 0.37],
  [0.33, 0.18],
  [0.35, -0.15],
  [0.1, -0.36],
  [-0.28, -0.28],
  [-0.35, 0.12],
] as const
const SHARDS = [
  { x: -0.12, z: -0.17, r: 0.1, h: 0.42, lean: [0.12, -0.2], colour: '#7fd0ee' },
  { x: 0.06, z: -0.21, r: 0.075, h: 0.3, lean: [-0.22, -0.2], colour: '#c9f0fb' },
  { x: -0.25, z: -0.08, r: 0.07, h: 0.23, lean: [0.3, -0.15], colour: '#58b8e0' },
  { x: 0.2, z: -0.16, r: 0.05, h: 0.18, lean: [-0.35, -0.1], colour: '#7fd0ee' },
] as const
const PAINT = { line: 0, shade: 0, grain: 0 }
const BLUE = '#3a8fc4'

/** Carves a floe with a snowflake cut into it, and shards of ice behind. */
export function ice(carver: Carver): void {
  const floe = slab(flat(FLOE), { height: 0.05, bevel: carver.cut(0.02, 0) })
  carver.add(floe, '#c4edfa', { facet: true, roughness: 0.25, grain: 0, shade: 0.4, line: 0.012 })
  snowflake(carver, 0.05, 0.1)
  for (const { x, z, r, h, lean, colour } of SHARDS) {
    const shard = new OctahedronGeometry(1, 0).scale(r, h * 0.57, r)
    const turned = placed(shard, [x, h * 0.42, z], [lean[1], x * 9, lean[0]])
    carver.add(turned, colour, { facet: true, roughness: 0.2, grain: 0, shade: 0.55 })
  }
}

function snowflake(carver: Carver, x: number, z: number): void {
  for (let i = 0; i < 3; i++) {
    const turn = (i / 3) * Math.PI
    carver.add(bar(0.4, 0.035, [x, 0.056, z], turn), BLUE, PAINT)
    for (const end of [turn, turn + Math.PI]) barbs(carver, x + Math.cos(end) * 0.11, z - Math.sin(end) * 0.11, end)
  }
}

function barbs(carver: Carver, x: number, z: number, turn: number): void {
  for (const spread of [-0.75, 0.75]) {
    const angle = turn + spread
    const at: Triple = [x + Math.cos(angle) * 0.04, 0.057, z - Math.sin(angle) * 0.04]
    const barb = bar(0.085, 0.026, at, angle)
    carver.add(barb, BLUE, { ...PAINT, fine: true })
  }
}

/** Returns a painted bar lying flat. */
function bar(length: number, width: number, at: Triple, turn: number): BufferGeometry {
  return placed(new PlaneGeometry(length, width).rotateX(-Math.PI / 2), at, [0, turn, 0])
}
