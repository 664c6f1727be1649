import { signAt } from '../../../engine/jackal/geometry/terrain.ts'
import type { Board, Cell } from '../../../engine/jackal/types.ts'
import type { Brush } from './sketch.ts'

const BRUSH_OF: Readonly<Record<string, Brush>> = {
  '#': 'land',
  '~': 'sea',
  '=': 'ferry',
  S: 'S',
  W: 'W',
  N: 'N',
  E: 'E',
}

/** Returns the brush that would produce a cell of a sketch. */
export function groundAt(board: Board, cell: Cell): Brush {
  return BRUSH_OF[signAt(board, cell) ?? '~'] ?? 'sea'
}
