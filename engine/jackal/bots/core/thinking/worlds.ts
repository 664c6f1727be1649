import type { Rng } from '../../../../kernel/rng.ts'
import { LOAD_VALUES } from '../../../data/loads.ts'
import { tileRow } from '../../../data/tiles.ts'
import type { Card } from '../../../deck.ts'
import type { Unknown } from '../../worlds.ts'
import { type Core, kindOf, look, stepsOf, tileOf } from '../core.ts'
import { COINS, numberOfKind, TREASURE } from '../kinds.ts'
import { AMOUNT_SHIFT, FACING_SHIFT, GOLD_ASHORE, PICTURE_SHIFT, SEEN_BITS, TILES, TURNTABLES } from '../layout.ts'

/** A flag for kinds that lie in one of four quarter turns; above the words of closed tiles. */
const TURNED = 1 << 30

/** Deals the unknown parts of a view into cores: the same worlds with the same luck as `dealWorld`. */
export class CoreWorlds {
  private readonly base: Core
  private readonly cells: Int32Array
  /** The words of closed tiles for the cards that can lie there, in the order of the deck. */
  private readonly cards: Int32Array
  private readonly dealt: Int32Array

  /** @param base the view as a core, in which some tiles are unknown */
  constructor(base: Core, { cards, cells }: Unknown) {
    this.base = base
    this.cells = Int32Array.from(cells)
    this.cards = Int32Array.from(cards, wordOf)
    this.dealt = new Int32Array(cards.length)
  }

  /** Returns a complete position that agrees with the view. */
  deal(rng: Rng): Core {
    const world = this.base.clone()
    if (this.cells.length === 0) return world
    this.shuffle(rng)
    const count = Math.min(this.cells.length, this.dealt.length)
    for (let i = 0; i < count; i++) lay(world, look(this.cells, i), look(this.dealt, i), rng)
    return world
  }

  /** Shuffles like `shuffled`. */
  private shuffle(rng: Rng): void {
    const { dealt } = this
    dealt.set(this.cards)
    for (let i = dealt.length - 1; i > 0; i--) {
      const j = rng.int(i + 1)
      const kept = look(dealt, i)
      dealt[i] = look(dealt, j)
      dealt[j] = kept
    }
  }
}

function wordOf({ kind, picture }: Card): number {
  return numberOfKind(kind) | (picture << PICTURE_SHIFT) | (tileRow(kind).turned ? TURNED : 0)
}

/** Lays a card face down, in a random quarter turn if its kind can be turned. */
function lay(world: Core, cell: number, card: number, rng: Rng): void {
  const facing = (card & TURNED) === 0 ? 0 : rng.int(4)
  let tile = (card & ~TURNED) | (facing << FACING_SHIFT) | (tileOf(world, cell) & SEEN_BITS)
  if (stepsOf(tile) > 0) {
    tile |= world.get(TURNTABLES) << AMOUNT_SHIFT
    world.add(TURNTABLES, 1)
  }
  world.set(TILES + cell, tile)
  const kind = kindOf(tile)
  world.add(GOLD_ASHORE, look(COINS, kind) * LOAD_VALUES.coin + look(TREASURE, kind) * LOAD_VALUES.treasure)
}
