import { choiceBarrier } from '../barriers.ts'
import { landOf } from '../geometry/terrain.ts'
import type { Cell, JackalRefusal, JackalState, Load, Piece, PieceId } from '../types.ts'
import { hasTile, pieceOf } from '../world.ts'

/** Returns the island tiles to which a piece can be flown from a cell (J-AIRPLANE): all but those it may not enter. */
export function flightsFrom(state: JackalState, piece: Piece, load: Load | null, from: Cell): readonly Cell[] {
  return landOf(state.board).filter((to) => to !== from && flightBarrier(state, piece, load, to) === null)
}

function flightBarrier(state: JackalState, piece: Piece, load: Load | null, to: Cell): JackalRefusal | null {
  if (state.bear?.at === to) return 'bear-there'
  return choiceBarrier(state, piece, load, to)
}

/** Returns the tiles to which a piece that has just reached the airplane may fly on, with its load. */
export function flightTargets(state: JackalState, id: PieceId): readonly Cell[] {
  const piece = pieceOf(state, id)
  return typeof piece.at === 'number' ? flightsFrom(state, piece, piece.load, piece.at) : []
}

/** Returns why a piece that has just reached the airplane may not fly on to a tile, with its load; null when it may. */
export function flightRefusal(state: JackalState, id: PieceId, to: Cell): JackalRefusal | null {
  const piece = pieceOf(state, id)
  return hasTile(state, to) ? flightBarrier(state, piece, piece.load, to) : null
}
