import type { Cell, JackalState, Piece } from './types.ts'

/** Returns whether no piece is on a cell; a piece lost inside a cave is nowhere. */
export function isDeserted({ pieces }: JackalState, cell: Cell): boolean {
  if (pieces !== marked) markAll(pieces)
  return marks[cell] !== mark
}

/** Cache for the last position: a listing checks many cells, and a search through all pieces each time is slow. */
let marked: readonly Piece[] | null = null
/** Another mark for each position; a double counts to 2^53, while a 32-bit word would overflow within hours. */
let mark = 0
/** By cell: the mark of the last position with a piece there. Room for every board, of 25 × 25 cells at most. */
const marks = new Float64Array(1024)

function markAll(pieces: readonly Piece[]): void {
  marked = pieces
  mark++
  for (const { at, lost } of pieces) if (typeof at === 'number' && lost === null) marks[at] = mark
}
