import type { Seat } from '../../kernel/game.ts'
import { demand } from '../../kernel/reading.ts'
import { type Rng, shuffled } from '../../kernel/rng.ts'
import { parseCell, printCell } from '../cells.ts'
import { type Card, cardsOf, FERRY, layCard } from '../deck.ts'
import { cellsOf, groundOf, isFerry, isGround, landOf } from '../geometry/terrain.ts'
import type { Board, Cell, Deck, JackalState, PieceType, Tile } from '../types.ts'
import { roams } from '../world.ts'
import type { PositionRead, TileJson } from './schema.ts'
import { printTile, readTile } from './tiles.ts'

/**
 * Reads the tiles. Without `board.default`, unlisted cells are dealt closed from the deck without the listed tiles;
 * what is already in play is not dealt again.
 *
 * @param found the types of the position's pieces, and the lifeboat and the bear if they are in play.
 */
export function readTiles(
  json: PositionRead['board'],
  board: Board,
  seats: readonly Seat[],
  found: readonly Found[],
  rng: Rng,
): readonly (Tile | null)[] {
  const listed = readListed(json, board, seats)
  const rest = json.default ? readTile(json.default, 'board.default', seats) : null
  demand(rest?.kind !== 'ferry', 'board.default', 'ferries lie where the map has them, and nowhere else', 'J-ARCH')
  const dealt = rest ? [] : dealRest([...listed.values()], board.deck, found, rng)
  const unlisted = landOf(board).filter((cell) => !listed.has(cell))
  const laid = new Map(unlisted.map((cell, i) => [cell, rest ?? dealt[i] ?? null]))
  return cellsOf(board).map((cell) => listed.get(cell) ?? laid.get(cell) ?? (isFerry(board, cell) ? FERRY : null))
}

function readListed(json: PositionRead['board'], board: Board, seats: readonly Seat[]): Map<Cell, Tile> {
  const listed = new Map<Cell, Tile>()
  for (const [name, tile] of Object.entries(json.tiles)) {
    const where = `board.tiles.${name}`
    const cell = parseCell(board, name)
    demand(cell !== null && isGround(board, cell), where, `${JSON.stringify(name)} is no cell of the island`, 'J-BOARD')
    const moored = isFerry(board, cell) === (tile.kind === 'ferry') && (tile.kind !== 'ferry' || tile.open)
    demand(moored, where, 'ferries lie where the map has them, and nowhere else', 'J-ARCH')
    listed.set(cell, readTile(tile, where, seats))
  }
  return listed
}

/**
 * Requires that the bear and the lifeboat lie only where the match has them: turned, they would come into play (J-ARCH,
 * J-BOAT).
 */
export function demandKinds(
  tiles: readonly (Tile | null)[],
  { options, board }: Pick<JackalState, 'options' | 'board'>,
): void {
  for (const [cell, tile] of tiles.entries()) {
    const where = `board.tiles.${printCell(board, cell)}`
    demand(tile?.kind !== 'bear' || roams({ options }), where, 'there is no bear in this variant', 'J-ARCH')
    demand(tile?.kind !== 'lifeboat' || options.lifeboat, where, 'there is no lifeboat in this match', 'J-BOAT')
  }
}

/** Returns closed tiles from the remaining cards, in random order. */
function dealRest(listed: readonly Tile[], deck: Deck, found: readonly Found[], rng: Rng): readonly Tile[] {
  const left = listed.reduce(withoutCardOf, [...cardsOf(deck)])
  const cards = left.map((card) => (found.some((one) => one === card.kind) ? PLAIN : card))
  return shuffled(cards, rng).map((card) => layCard(card, rng))
}

/** Everything beside the ships' crews that comes into play when its tile is turned. */
export type Found = PieceType | 'lifeboat' | 'bear'

const PLAIN: Card = { kind: 'empty', picture: 1 }

/** Removes one card of the tile's kind from the deck, of the same picture if there is one. */
function withoutCardOf(deck: Card[], tile: Tile): Card[] {
  const same = deck.findIndex((card) => card.kind === tile.kind && card.picture === tile.picture)
  const index = same >= 0 ? same : deck.findIndex((card) => card.kind === tile.kind)
  return index < 0 ? deck : deck.toSpliced(index, 1)
}

/** Returns every tile by its cell. */
export function printTiles({
  board,
  tiles,
}: Pick<JackalState, 'board' | 'tiles'>): Record<string, TileJson | { kind: 'closed' }> {
  return Object.fromEntries(
    groundOf(board).flatMap((cell) => {
      const tile = tiles[cell]
      return tile ? [[printCell(board, cell), printTile(tile)] as const] : []
    }),
  )
}
