import type { BufferGeometry } from 'three'
import type { Parts } from '../bake/model.ts'
import { joined, part } from '../geometry/part.ts'
import { box, drum } from '../geometry/solids.ts'
import { tray } from '../stage/tray.ts'
import { SEA_TRAY } from './measures.ts'

const BRASS = { roughness: 0.28, metalness: 0.95, grain: 0 }
const HINGES = [-3.2, 3.2]

/** Returns a brass hinge between the two frames, lying north to south. */
function hinge(z: number): readonly BufferGeometry[] {
  const knuckles = [-0.54, 0, 0.54].map((dz) =>
    part(drum(0.15, 0.15, 0.5, [0, 0.14, z + dz], 12, [Math.PI / 2, 0, 0]), '#d9a84e', BRASS),
  )
  const pin = part(drum(0.09, 0.09, 1.74, [0, 0.14, z], 8, [Math.PI / 2, 0, 0]), '#a97a2e', BRASS)
  const leaf = part(box([0.95, 0.05, 1.4], [0, 0.17, z]), '#c8963f', BRASS)
  return [...knuckles, pin, leaf]
}

/** Returns both trays of water in place, hinged together like a game box. */
export function seaTrays(): Parts {
  const { size, rail, inlaid, aside } = SEA_TRAY
  const [west, east] = [tray(size, rail, inlaid), tray(size, rail, inlaid)]
  const both = (name: 'wood' | 'brass') => [west[name]?.translate(-aside, 0, 0), east[name]?.translate(aside, 0, 0)]
  const present = (parts: readonly (BufferGeometry | undefined)[]) => parts.filter((one) => one !== undefined)
  return {
    wood: joined(present(both('wood'))),
    brass: joined([...present(both('brass')), ...HINGES.flatMap(hinge)]),
  }
}
