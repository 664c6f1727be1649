import type { ShipClass } from './classes.ts'

/** A piece of canvas that shot can take. */
export type Piece = 'jib' | 'sprit' | 'foretop' | 'fore' | 'aft' | 'mizzen' | 'main'

/**
 * The canvas that goes with each sail point of a class, the first lost point first. A mast falls with the last of its
 * sails (`lossesOf`).
 */
export const LOSSES = {
  line: [['jib', 'foretop'], ['fore'], ['aft', 'mizzen'], ['main']],
  galleon: [['sprit', 'foretop'], ['fore'], ['aft', 'mizzen'], ['main']],
  frigate: [['jib'], ['foretop'], ['fore'], ['aft'], ['mizzen'], ['main']],
  brig: [['jib'], ['foretop'], ['fore'], ['aft'], ['main']],
} as const satisfies Readonly<Record<ShipClass, readonly (readonly Piece[])[]>>

/**
 * Returns the share of damage from which a piece is gone: halfway between two points, so that rounding does not matter.
 */
export function tearOf(shipClass: ShipClass, piece: Piece): number {
  const points: readonly (readonly Piece[])[] = LOSSES[shipClass]
  const point = points.findIndex((pieces) => pieces.includes(piece))
  if (point < 0) throw new Error(`a ${shipClass} has no ${piece}`)
  return (point + 0.5) / points.length
}
