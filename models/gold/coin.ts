import type { BufferGeometry } from 'three'
import { joined, part } from '../geometry/part.ts'
import { drum, turned } from '../geometry/solids.ts'
import { randomFrom } from '../random.ts'

const GOLD = '#f5b32f'
const BOSS = '#ffd873'
const FINISH = { roughness: 0.3, metalness: 0.55, grain: 0 }
const THICKNESS = 0.035

/** A flat edge, a raised rim and a hollow face. */
const PROFILE = [
  [0.1, 0],
  [0.11, 0.008],
  [0.11, 0.026],
  [0.102, 0.034],
  [0.086, 0.034],
  [0.08, 0.027],
  [0.001, 0.027],
] as const

function coin(x: number, y: number, z: number, turn: number, top: boolean): readonly BufferGeometry[] {
  const disc = part(turned(PROFILE, 16).translate(x, y, z), GOLD, FINISH)
  if (!top) return [disc]
  const boss = drum(0.042, 0.048, 0.014, [0, 0, 0], 4)
    .rotateY(turn)
    .translate(x, y + 0.033, z)
  return [disc, part(boss, BOSS, { roughness: 0.28, metalness: 0.5, grain: 0 })]
}

/** Returns one coin without rim and boss, for boards with more gold than can be drawn finely. */
export function plainCoin(): BufferGeometry {
  return part(drum(0.106, 0.11, THICKNESS, [0, THICKNESS / 2, 0], 10), GOLD, FINISH)
}

/** Returns a pile of coins, one on the other; it stands on the origin. */
export function coins(count: number): BufferGeometry {
  const random = randomFrom(count)
  const shift = () => (count > 1 ? (random() - 0.5) * 0.045 : 0)
  const pile = Array.from({ length: count }, (_, i) =>
    coin(shift(), i * THICKNESS, shift(), random() * 3, i === count - 1),
  )
  return joined(pile.flat())
}
