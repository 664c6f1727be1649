import { marksOf, opponentOf } from '../../../../engine/sea-battle/marks.ts'
import type { Cell, SeaBattleOptions, SeaBattleState, SeaSeat } from '../../../../engine/sea-battle/types.ts'

/** The marks on both fields (S-MARKS). */
export const MARKS = ['miss', 'hit', 'sunk', 'empty'] as const
export type Mark = (typeof MARKS)[number]

/** Returns the marks that are possible on the fields of a match. */
export function marksIn({ autoMark, touch }: Pick<SeaBattleOptions, 'autoMark' | 'touch'>): readonly Mark[] {
  return MARKS.filter((mark) => mark !== 'empty' || (autoMark && touch === 'none'))
}

/** Returns the mark on a cell of a seat's sea; null if there is none. */
export function markAt(view: SeaBattleState, owner: SeaSeat, cell: Cell): Mark | null {
  const { hits, misses, sunk, empty } = marksOf(view, opponentOf(owner))
  if (sunk.some((ship) => ship.includes(cell))) return 'sunk'
  if (hits.includes(cell)) return 'hit'
  if (misses.includes(cell)) return 'miss'
  return empty.includes(cell) ? 'empty' : null
}
