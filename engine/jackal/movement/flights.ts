import { landOf } from '../geometry/terrain.ts'
import type { Cell, JackalRefusal, JackalState, Load, Piece, PieceId } from '../types.ts'
import { hasTile, pieceOf } from '../world.ts'
import { choiceBarrier } from './barriers.ts'

/** Island tiles that a piece can be flown to from a cell (J-AIRPLANE): any but where it may not come. */
export function flightsFrom(state: JackalState, piece: Piece, load: Load | null, from: Cell): readonly Cell[] {
  return landOf(state.board).filter((to) => to !== from && flightBarrier(state, piece, load, to) === null)
}

function flightBarrier(state: JackalState, piece: Piece, load: Load | null, to: Cell): JackalRefusal | null {
  if (state.bear?.at === to) return 'bear-there'
  return choiceBarrier(state, piece, load, to)
}

/** Where a piece that has just reached the airplane may fly on to, with what it has in hand. */
export function flightTargets(state: JackalState, id: PieceId): readonly Cell[] {
  const piece = pieceOf(state, id)
  return typeof piece.at === 'number' ? flightsFrom(state, piece, piece.load, piece.at) : []
}

/** Why a piece that has just reached the airplane may not fly on to a tile, with what it has in hand; null when it may. */
export function flightRefusal(state: JackalState, id: PieceId, to: Cell): JackalRefusal | null {
  const piece = pieceOf(state, id)
  return hasTile(state, to) ? flightBarrier(state, piece, piece.load, to) : null
}
