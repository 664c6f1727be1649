import type { Turn } from '../../kernel/game.ts'
import { freeExits } from '../movement/barriers.ts'
import type { Cell, JackalShape, JackalState, Piece } from '../types.ts'
import { areAllied, otherOpenCaves } from '../world.ts'
import type { TileRule } from './tileRule.ts'

/** J-CAVE: out at another open cave free of enemies; without one, lost inside. */
export const cave: TileRule = {
  onward(state, { piece, cell }) {
    const to = freeExits(state, piece, cell)
    if (to.length > 0) return { kind: 'emerges', to }
    return { kind: 'isLost', awaits: otherOpenCaves(state, cell).length > 0 ? 'exit' : 'opening' }
  },
  onOpen(turn, { piece, cell }) {
    bringOut(
      turn,
      lostPieces(turn.state).filter((one) => one.id !== piece.id),
      cell,
    )
  },
}

/** A new cave brings out those lost longest and their friends; hostile ones wait for the next. */
function bringOut(turn: Turn<JackalShape>, lost: readonly Piece[], cave: Cell): void {
  const first = lost[0]
  if (!first) return
  for (const piece of lost) {
    if (areAllied(turn.state.options, first.team, piece.team)) emerge(turn, piece, cave)
  }
}

/** Lets out those who were shut in only by guards, as soon as an exit is free. */
export function releaseGuarded(turn: Turn<JackalShape>): void {
  for (const piece of lostPieces(turn.state)) {
    if (piece.lost?.awaits !== 'exit' || typeof piece.at !== 'number') continue
    const exit = freeExits(turn.state, piece, piece.at)[0]
    if (exit !== undefined) emerge(turn, piece, exit)
  }
}

function emerge(turn: Turn<JackalShape>, piece: Piece, to: Cell): void {
  if (typeof piece.at !== 'number') return
  turn.emit({ kind: 'pieceEmerged', piece: piece.id, from: piece.at, to })
}

/** Whoever is inside, the longest lost first. */
function lostPieces(state: JackalState): readonly Piece[] {
  return state.pieces.filter((piece) => piece.lost !== null).sort((a, b) => (a.lost?.since ?? 0) - (b.lost?.since ?? 0))
}

/** The number that the next one lost gets. */
export function nextLostNumber(state: JackalState): number {
  return state.pieces.reduce((max, piece) => Math.max(max, (piece.lost?.since ?? 0) + 1), 1)
}
