import type { Board, Deck } from '../jackal/types.ts'

/**
 * A board drawn as text, rows from north to south, `#` for land and `~` for sea:
 *
 *     drawnBoard(`
 *       ~~~
 *       ~#~
 *       ~~~`)
 *
 * @param deck all tiles are empty unless said otherwise
 */
export function drawnBoard(drawing: string, deck?: Deck): Board {
  const map = drawing.trim().split(/\s+/)
  return { map, deck: deck ?? { empty: map.join('').replaceAll('~', '').length } }
}
