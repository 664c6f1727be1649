import type { BufferGeometry } from 'three'
import { joined } from '../geometry/part.ts'
import { surface, type Triple } from '../geometry/solids.ts'

interface FrondShape {
  readonly length: number
  /** Half of the leaf's breadth at its broadest place. */
  readonly breadth: number
  /** The angle of the leaf at the crown, and how far its end bends down. */
  readonly rise: number
  readonly droop: number
  /** The number of pieces along the leaf. */
  readonly pieces: number
}

/** Returns a leaf of a palm, drooping from the crown in the direction of the turn. */
export function frond(crown: Triple, turn: number, shape: FrondShape): BufferGeometry {
  const { length, breadth, rise, droop, pieces } = shape
  const place =
    (side: 1 | -1) =>
    (u: number, v: number): Triple => {
      const out = u * length
      const wide = breadth * Math.sin(Math.PI * (0.12 + 0.86 * u)) * (v - 0.5) * 2 * side
      const y = rise * u - droop * u * u - Math.abs(v - 0.5) * breadth * 0.7
      return [
        crown[0] + Math.cos(turn) * out - Math.sin(turn) * wide,
        crown[1] + y - (side < 0 ? 0.004 : 0),
        crown[2] + Math.sin(turn) * out + Math.cos(turn) * wide,
      ]
    }
  return joined([surface(pieces, 2, place(-1)), surface(pieces, 2, place(1))].map((each) => each.deleteAttribute('uv')))
}
