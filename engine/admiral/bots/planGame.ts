import type { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Searchable } from '../../search/searchable.ts'
import { awaiting } from '../awaiting.ts'
import { refuse } from '../refuse.ts'
import type { AdmiralState, TeamId } from '../types.ts'
import type { Conduct } from './conduct.ts'
import { evaluate, type Victory } from './evaluation.ts'
import { type Plan, plansOf } from './plans.ts'
import { playInWorld, playUntil } from './playout.ts'

/** The assumed thinking of every seat. */
export interface Outlook {
  readonly conduct: Conduct
  /** The worth of the end of a match, see `VICTORY`; keen by default. */
  readonly victory?: Victory
  /** The number of berths tried for each ship. */
  readonly berths: number
  /** The number of safe berths that are tried as well; none by default. */
  readonly refuges?: number
}

/**
 * Admiral for the search: moves are whole plans, and playouts follow the policy until the enemy has had its turn. Worth
 * is in points of a brig's hull.
 */
export class PlanGame implements Searchable<AdmiralState, Plan> {
  private readonly view: AdmiralState
  private readonly outlook: Outlook
  private readonly budget: Budget

  constructor(view: AdmiralState, outlook: Outlook, budget: Budget) {
    this.view = view
    this.outlook = outlook
    this.budget = budget
  }

  look(world: AdmiralState, plan: Plan, seat: Seat, luck: Rng): number {
    return this.value(this.play(world, plan, luck), seat)
  }

  /** Plays the plan as far as possible; the policy answers offers. */
  play(world: AdmiralState, plan: Plan, luck: Rng): AdmiralState {
    const [seat] = awaiting(world)
    let state = world
    for (const move of plan) {
      if (seat === undefined || refuse(state, seat, move) !== null) break
      state = this.playUntil(playInWorld(state, move, luck, this.budget), ({ offer }) => offer === null, luck)
    }
    return state
  }

  playout(world: AdmiralState, luck: Rng): AdmiralState {
    const passed = this.playUntil(world, (now) => isPast(now, this.view), luck)
    return this.playUntil(passed, (now) => isPast(now, passed), luck)
  }

  value(world: AdmiralState, seat: Seat): number {
    return evaluate(world, seat, this.outlook.conduct, this.outlook.victory)
  }

  private playUntil(from: AdmiralState, isThere: (now: AdmiralState) => boolean, luck: Rng): AdmiralState {
    return playUntil(from, isThere, luck, this.budget, this.outlook.conduct)
  }
}

/** Returns the plans worth trying with this outlook. */
export function plansFor({ berths, refuges, conduct }: Outlook, view: AdmiralState, team: TeamId): readonly Plan[] {
  return plansOf(view, team, berths, conduct, refuges)
}

/** Returns whether another team has the turn, or a new round has begun. */
function isPast(now: AdmiralState, before: AdmiralState): boolean {
  return now.round > before.round || now.turn !== before.turn
}
