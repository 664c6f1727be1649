import type { Rng } from '../../kernel/rng.ts'
import { shuffled } from '../../kernel/rng.ts'
import { type Card, cardsOf, layCard } from '../deck.ts'
import { landOf } from '../geometry/terrain.ts'
import type { Cell, JackalState, Tile } from '../types.ts'
import { tileAt } from '../world.ts'

/** The unknown parts of a view: cells whose tiles are unknown, and the cards that can lie there. */
export interface Unknown {
  readonly cells: readonly Cell[]
  /** The cards that can lie on the unknown cells, at least one per cell. */
  readonly cards: readonly Card[]
}

/** Returns the cards of the deck without the known ones, whether open or seen (J-DECK). */
export function unknownOf(view: JackalState): Unknown {
  const cards = [...cardsOf(view.board.deck)]
  const cells: Cell[] = []
  for (const cell of landOf(view.board)) {
    const tile = tileAt(view, cell)
    if (tile.kind === 'closed') cells.push(cell)
    else strikeOut(cards, tile)
  }
  return { cells, cards }
}

/** Removes a card. A card of a custom position that is not in the deck removes nothing: some cards then remain. */
function strikeOut(cards: Card[], { kind, picture }: Tile): void {
  const exact = cards.findIndex((card) => card.kind === kind && card.picture === picture)
  const index = exact >= 0 ? exact : cards.findIndex((card) => card.kind === kind)
  if (index >= 0) cards.splice(index, 1)
}

/**
 * Returns a complete position that agrees with the view: the unknown cards are shuffled and laid, each in a random
 * quarter turn.
 */
export function dealWorld(view: JackalState, { cells, cards }: Unknown, rng: Rng): JackalState {
  if (cells.length === 0) return view
  const dealt = shuffled(cards, rng)
  const tiles = view.tiles.slice()
  cells.forEach((cell, i) => {
    const card = dealt[i]
    if (card) tiles[cell] = { ...layCard(card, rng), seenBy: tileAt(view, cell).seenBy }
  })
  return { ...view, tiles }
}
