import type { Cell, JackalState, Piece } from './types.ts'

/** True where nobody is on a cell; whoever is lost inside a cave is nowhere. */
export function isDeserted({ pieces }: JackalState, cell: Cell): boolean {
  if (pieces !== marked) markAll(pieces)
  return marks[cell] !== mark
}

/** Kept for the position that was asked about last: a listing asks for many cells, and looking among all pieces each time is slow. */
let marked: readonly Piece[] | null = null
/** Another one for each position; a double counts to 2^53 where a word would come round within hours. */
let mark = 0
/** By cell: the mark of the last position with somebody there. Room for every board, of 25 × 25 cells at most. */
const marks = new Float64Array(1024)

function markAll(pieces: readonly Piece[]): void {
  marked = pieces
  mark++
  for (const { at, lost } of pieces) if (typeof at === 'number' && lost === null) marks[at] = mark
}
