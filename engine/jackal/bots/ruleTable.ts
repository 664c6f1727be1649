import type { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import { playMove } from '../../kernel/play.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Searchable } from '../../search/searchable.ts'
import { awaiting } from '../moves.ts'
import { jackal } from '../rules.ts'
import type { JackalMove, JackalState } from '../types.ts'
import type { Core } from './core/core.ts'
import { evaluateCore } from './core/thinking/evaluation.ts'
import { type CoreStyle, playOutCore } from './core/thinking/playout.ts'
import { viewed } from './core/thinking/viewed.ts'
import { NO_WHIMS } from './core/thinking/whims.ts'
import { freshness } from './core/thinking/worth.ts'
import { isFollowed, readCore } from './core/translation/reading.ts'
import type { Outlook, Table } from './searchForm.ts'
import { dealWorld, unknownOf } from './worlds.ts'

/** A world by the rules, and what the core reads of it. */
interface RuleWorld {
  readonly state: JackalState
  readonly core: Core
}

const worldOf = (state: JackalState): RuleWorld => ({ state, core: readCore(state) })

/**
 * Returns Jackal for the search of a position that the core cannot play on (`isFollowed`): the rules make the moves,
 * and the core evaluates the positions and plays on as soon as it can.
 */
export function ruleTable(view: JackalState, outlook: Outlook): Table<RuleWorld, JackalMove> {
  const unknown = unknownOf(view)
  return {
    gameFor: (budget) => new RuleGame(view, outlook, budget),
    deal: (rng) => worldOf(dealWorld(view, unknown, rng)),
    score: () => 0,
    moveOf: (move) => move,
  }
}

class RuleGame implements Searchable<RuleWorld, JackalMove> {
  private readonly style: CoreStyle
  private readonly whims: number
  private readonly last: number
  private readonly fresh: number

  constructor(view: JackalState, { turns, whims }: Outlook, budget: Budget) {
    this.style = { chart: viewed(view).chart, whims: NO_WHIMS, budget }
    this.whims = whims
    this.last = view.turnNumber + turns
    this.fresh = freshness(view)
  }

  look(world: RuleWorld, move: JackalMove, seat: Seat, luck: Rng): number {
    return this.value(this.play(world, move, luck), seat)
  }

  play(world: RuleWorld, move: JackalMove, luck: Rng): RuleWorld {
    const [seat] = awaiting(world.state)
    if (seat === undefined) return world
    this.style.budget.left--
    return worldOf(playMove(jackal, world.state, seat, move, luck).state)
  }

  playout(world: RuleWorld, luck: Rng): RuleWorld {
    const { state, core } = world
    const whims = { seed: luck.int(0x7fff_ffff), size: this.whims }
    if (isFollowed(core, state)) playOutCore(core, this.last - state.turnNumber, { ...this.style, whims })
    return world
  }

  value({ core }: RuleWorld, seat: Seat): number {
    return evaluateCore(core, core.frame.seats.indexOf(seat), this.fresh)
  }
}
