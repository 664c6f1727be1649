import type { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { type Chart, chartOf } from './chart.ts'
import { evaluate } from './evaluation.ts'
import { freshness } from './goldValue.ts'
import { playInWorld, playOut, type Style } from './playout.ts'
import { scoreMove } from './policy.ts'
import { type Sandbox, type Sandboxes, WASTE } from './sandbox.ts'
import { NO_WHIMS } from './whims.ts'
import { dealWorld, type Unknown, unknownOf } from './worlds.ts'

/** Tries moves by the rules. */
export class RuleSandboxes implements Sandboxes {
  private readonly view: JackalState
  private readonly seat: Seat
  private readonly budget: Budget
  private readonly unknown: Unknown
  private readonly chart: Chart

  constructor(view: JackalState, seat: Seat, budget: Budget) {
    this.view = view
    this.seat = seat
    this.budget = budget
    this.unknown = unknownOf(view)
    this.chart = chartOf(view)
  }

  deal(rng: Rng): Sandbox {
    const { budget, chart, seat } = this
    const world = dealWorld(this.view, this.unknown, rng)
    const fresh = freshness(world)
    const style: Style = { chart, whims: NO_WHIMS, rng, budget }
    return {
      after(move) {
        const after = playInWorld(world, move, style)
        const settled = after.decision ? playOut(after, 0, style) : after
        return evaluate(settled, seat, fresh) - (isWaste(world, settled) ? WASTE : 0)
      },
      later(move, turns, whims) {
        const whimsical = { ...style, whims }
        return evaluate(playOut(playInWorld(world, move, whimsical), turns, whimsical), seat, fresh)
      },
      onward: (turns, whims) => evaluate(playOut(world, turns, { ...style, whims }), seat, fresh),
    }
  }

  score(move: JackalMove): number {
    return scoreMove(this.view, this.chart, move)
  }
}

/** True when everybody is where he was, and nothing came of it. */
function isWaste(before: JackalState, after: JackalState): boolean {
  if (after.idleTurns === 0 || after.eventful || after.pieces.length !== before.pieces.length) return false
  return (
    after.pieces.every((piece, i) => piece.at === before.pieces[i]?.at && piece.step === before.pieces[i]?.step) &&
    after.teams.every((team, i) => team.ship === before.teams[i]?.ship)
  )
}
