import type { Budget } from '../../../../kernel/budget.ts'
import type { Seat } from '../../../../kernel/game.ts'
import type { Rng } from '../../../../kernel/rng.ts'
import type { JackalMove, JackalState } from '../../../types.ts'
import { freshness } from '../../goldValue.ts'
import { type Sandbox, type Sandboxes, WASTE } from '../../sandbox.ts'
import { NO_WHIMS, type Whims } from '../../whims.ts'
import { unknownOf } from '../../worlds.ts'
import type { MoveCode } from '../codes.ts'
import type { Core } from '../core.ts'
import { ASKED, AT, EVENTFUL, IDLE_TURNS, NOTHING, PIECES, SHIP, STEP } from '../layout.ts'
import { codeOfMove } from '../translation/moves.ts'
import { CoreChart } from './chart.ts'
import { evaluateCore } from './evaluation.ts'
import { type CoreStyle, makeCounted, playOutCore } from './playout.ts'
import { scoreCode } from './policy.ts'
import { CoreWorlds } from './worlds.ts'

/** Tries moves in the core. */
export class CoreSandboxes implements Sandboxes {
  private readonly base: Core
  private readonly seat: number
  private readonly budget: Budget
  private readonly fresh: number
  private readonly worlds: CoreWorlds
  private readonly chart: CoreChart
  /** Where moves are tried; its memory is used again. */
  private readonly trial: Core

  /** @param base the view, tiles unknown */
  constructor(base: Core, view: JackalState, seat: Seat, budget: Budget) {
    this.base = base
    this.seat = base.frame.seats.indexOf(seat)
    this.budget = budget
    this.fresh = freshness(view)
    this.worlds = new CoreWorlds(base, unknownOf(view))
    this.chart = new CoreChart(base.frame.ground.cells).draw(base)
    this.trial = base.clone()
  }

  deal(rng: Rng): Sandbox {
    const world = this.worlds.deal(rng)
    return {
      after: (move) => this.after(world, this.codeOf(move)),
      later: (move, turns, whims) => this.later(world, this.codeOf(move), turns, whims),
      onward: (turns, whims) => this.onward(world, turns, whims),
    }
  }

  score(move: JackalMove): number {
    return scoreCode(this.base, this.chart, this.codeOf(move))
  }

  private codeOf(move: JackalMove): MoveCode {
    return codeOfMove(this.base, move)
  }

  private after(world: Core, move: MoveCode): number {
    const { trial } = this
    const style = this.styleWith(NO_WHIMS)
    trial.copy(world)
    makeCounted(trial, move, style)
    if (trial.get(ASKED) !== NOTHING) playOutCore(trial, 0, style)
    return evaluateCore(trial, this.seat, this.fresh) - (isWaste(world, trial) ? WASTE : 0)
  }

  private later(world: Core, move: MoveCode, turns: number, whims: Whims): number {
    const { trial } = this
    const style = this.styleWith(whims)
    trial.copy(world)
    makeCounted(trial, move, style)
    playOutCore(trial, turns, style)
    return evaluateCore(trial, this.seat, this.fresh)
  }

  private onward(world: Core, turns: number, whims: Whims): number {
    const { trial } = this
    trial.copy(world)
    playOutCore(trial, turns, this.styleWith(whims))
    return evaluateCore(trial, this.seat, this.fresh)
  }

  private styleWith(whims: Whims): CoreStyle {
    return { chart: this.chart, whims, budget: this.budget }
  }
}

/** True when everybody is where he was, and nothing came of it. */
function isWaste(before: Core, after: Core): boolean {
  if (after.get(IDLE_TURNS) === 0 || after.get(EVENTFUL) === 1) return false
  const pieces = after.get(PIECES)
  if (pieces !== before.get(PIECES)) return false
  for (let piece = 0; piece < pieces; piece++) {
    if (after.get(AT + piece) !== before.get(AT + piece) || after.get(STEP + piece) !== before.get(STEP + piece)) {
      return false
    }
  }
  for (let team = 0; team < after.frame.teams.length; team++) {
    if (after.get(SHIP + team) !== before.get(SHIP + team)) return false
  }
  return true
}
