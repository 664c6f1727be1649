import type { Budget } from '../../../../kernel/budget.ts'
import type { Seat } from '../../../../kernel/game.ts'
import type { Rng } from '../../../../kernel/rng.ts'
import type { Searchable } from '../../../../search/searchable.ts'
import type { JackalState } from '../../../types.ts'
import { freshness } from '../../goldValue.ts'
import { NO_WHIMS } from '../../whims.ts'
import { unknownOf } from '../../worlds.ts'
import { kindOfMove, LAY_BACK, LOOK_AT, type MoveCode, MoveList, toOf } from '../codes.ts'
import { type Core, kindOf, tileOf } from '../core.ts'
import { ASKED, NOTHING, TURN_NUMBER } from '../layout.ts'
import { listMoves } from '../listing/listing.ts'
import { seatToMove } from '../making/turns.ts'
import { CoreChart } from './chart.ts'
import { evaluateCore } from './evaluation.ts'
import { type CoreStyle, makeCounted, playOutCore } from './playout.ts'
import { scoreCode } from './policy.ts'
import { CoreWorlds } from './worlds.ts'

/** How far a search of Jackal looks ahead. */
export interface Outlook {
  /** Turns after the question at which playouts end and the position is judged. */
  readonly turns: number
  /** How far playouts stray from what the policy likes best, in tenths of a coin. */
  readonly whims: number
}

/** Half the lead, in tenths of a coin, between a value of 0 and one of 1. */
const SPAN = 150
const LIST = new MoveList()

/** Jackal for the search, in the core: worlds in which every tile is known, moves by their codes. */
export class CoreGame implements Searchable<Core, MoveCode> {
  readonly seats: readonly Seat[]
  private readonly style: CoreStyle
  private readonly whims: number
  private readonly last: number
  private readonly fresh: number
  /** How every seat stands now: values tell what comes on top of it. */
  private readonly leads = new Map<Seat, number>()

  /** @param base a view, tiles unknown; @param budget pays for every position */
  constructor(base: Core, view: JackalState, budget: Budget, outlook: Outlook) {
    this.seats = base.frame.seats
    this.style = { chart: new CoreChart(base.frame.ground.cells).draw(base), whims: NO_WHIMS, budget }
    this.whims = outlook.whims
    this.last = base.get(TURN_NUMBER) + outlook.turns
    this.fresh = freshness(view)
    for (const seat of this.seats) this.leads.set(seat, this.leadOf(base, seat))
  }

  actor(world: Core): Seat | null {
    if (world.get(TURN_NUMBER) >= this.last && world.get(ASKED) === NOTHING) return null
    return this.seats[seatToMove(world)] ?? null
  }

  /** By the policy, which judges open tiles only. */
  candidates(world: Core): readonly MoveCode[] {
    listMoves(world, LIST)
    const scored = Array.from({ length: LIST.count }, (_, i) => {
      const move = LIST.at(i)
      return { move, score: scoreCode(world, this.style.chart, move) }
    })
    return scored.sort((a, b) => b.score - a.score).map(({ move }) => move)
  }

  keyOf(move: MoveCode): string {
    return String(move)
  }

  play(world: Core, move: MoveCode): Core {
    const after = world.clone()
    makeCounted(after, move, this.style)
    return after
  }

  /**
   * Tiles that are turned are left out: all that may lie there leads to one set. Only who looks at a tile knows its kind, and
   * how tiles are laid back.
   */
  glimpse(before: Core, move: MoveCode, after: Core, seat: Seat): string {
    const isOwn = this.actor(before) === seat
    if (kindOfMove(move) === LAY_BACK && !isOwn) return 'laid back'
    const isSeen = kindOfMove(move) === LOOK_AT && isOwn
    return isSeen ? `${move} ${kindOf(tileOf(after, toOf(move)))}` : String(move)
  }

  playout(world: Core, luck: Rng): Core {
    const whims = { seed: luck.int(0x7fff_ffff), size: this.whims }
    const end = world.clone()
    playOutCore(end, this.last - end.get(TURN_NUMBER), { ...this.style, whims })
    return end
  }

  value(world: Core, seat: Seat): number {
    const gained = this.leadOf(world, seat) - (this.leads.get(seat) ?? 0)
    return Math.max(0, Math.min(1, 0.5 + gained / (2 * SPAN)))
  }

  private leadOf(world: Core, seat: Seat): number {
    return evaluateCore(world, this.seats.indexOf(seat), this.fresh)
  }
}

/** Deals worlds that agree with a view. */
export function dealerOf(base: Core, view: JackalState): (rng: Rng) => Core {
  const worlds = new CoreWorlds(base, unknownOf(view))
  return (rng) => worlds.deal(rng)
}
