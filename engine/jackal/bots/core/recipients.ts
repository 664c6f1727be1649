import type { Cell } from '../../types.ts'
import { storeFor } from './bottles.ts'
import { type Core, cellOf, firstOf, isOnBoard, type PieceNumber, type PieceSet, teamOf } from './core.ts'
import { FRIDAY, PREACHER } from './layout.ts'

/** Returns Friday and the missionary, if the piece may hand them a bottle: beside it or with it (J-BOTTLE). */
export function recipientsFor(core: Core, giver: PieceNumber): PieceSet {
  const residents = (core.get(FRIDAY) | core.get(PREACHER)) & ~(1 << giver)
  if (residents === 0 || storeFor(core, teamOf(core, giver)) < 0) return 0
  const at = cellOf(core, giver)
  let found = 0
  for (let left = residents; left !== 0; left &= left - 1) {
    const one = firstOf(left)
    if (cellOf(core, one) >= 0 && isOnBoard(core, one) && isBeside(core, at, cellOf(core, one))) found |= 1 << one
  }
  return found
}

/** Returns whether two cells touch by side or corner, or are the same. */
export function isBeside(core: Core, a: Cell, b: Cell): boolean {
  const { width } = core.frame.ground
  const files = (a % width) - (b % width)
  const ranks = Math.trunc(a / width) - Math.trunc(b / width)
  return files >= -1 && files <= 1 && ranks >= -1 && ranks <= 1
}
