import type { JackalMove, JackalState } from '../types.ts'

/** Whether a move sends a piece back to where its crew's last move has brought it from, with nothing carried either way. */
export function takesBack(
  { before, move: last }: { readonly before: JackalState; readonly move: JackalMove },
  next: JackalMove,
): boolean {
  if (last.kind !== 'go' || next.kind !== 'go' || last.piece !== next.piece) return false
  if (last.carry !== undefined || next.carry !== undefined) return false
  return before.pieces.find(({ id }) => id === next.piece)?.at === next.to
}
