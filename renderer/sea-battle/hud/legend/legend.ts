import type { SeaBattleOptions } from '../../../../engine/sea-battle/types.ts'

/** The marks on both fields (S-MARKS). */
export const MARKS = ['miss', 'hit', 'sunk', 'empty'] as const
export type Mark = (typeof MARKS)[number]

/** Those that may stand on the fields of a match. */
export function marksIn({ autoMark, touch }: Pick<SeaBattleOptions, 'autoMark' | 'touch'>): readonly Mark[] {
  return MARKS.filter((mark) => mark !== 'empty' || (autoMark && touch === 'none'))
}
