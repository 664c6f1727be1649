import { type PieceId, RESIDENTS } from '../../../types.ts'
import type { Core, PieceNumber } from '../core.ts'
import { PIECES, RESIDENT } from '../layout.ts'

/** Returns the id of a piece; residents are named after their type. */
export function idOf(core: Core, piece: PieceNumber): PieceId {
  return core.frame.ids[piece] ?? RESIDENTS.find((_, i) => core.get(RESIDENT + i) === piece) ?? 'nobody'
}

/** Returns the number of a piece by its id; −1 for none. */
export function numberOf(core: Core, id: PieceId): PieceNumber {
  for (let piece = core.get(PIECES) - 1; piece >= 0; piece--) if (idOf(core, piece) === id) return piece
  return -1
}
