import type { Budget } from '../../../../kernel/budget.ts'
import type { Seat } from '../../../../kernel/game.ts'
import type { Rng } from '../../../../kernel/rng.ts'
import type { Searchable } from '../../../../search/searchable.ts'
import type { JackalState } from '../../../types.ts'
import type { Outlook, Table } from '../../searchForm.ts'
import { unknownOf } from '../../worlds.ts'
import type { MoveCode } from '../codes.ts'
import type { Core } from '../core.ts'
import { ASKED, AT, EVENTFUL, IDLE_TURNS, NOTHING, PIECES, SHIP, STEP, TURN_NUMBER } from '../layout.ts'
import { codeOfMove } from '../translation/moves.ts'
import type { CoreChart } from './chart.ts'
import { evaluateCore } from './evaluation.ts'
import { type CoreStyle, makeCounted, playOutCore } from './playout.ts'
import { scoreCode } from './policy.ts'
import { viewed } from './viewed.ts'
import { NO_WHIMS } from './whims.ts'
import { CoreWorlds } from './worlds.ts'
import { freshness, WORTH } from './worth.ts'

/** Returns Jackal for the search, in the core, if that can play on from the view (`isFollowed`). */
export function coreTable(view: JackalState, outlook: Outlook): Table<Core, MoveCode> {
  const { core: base, chart } = viewed(view)
  const worlds = new CoreWorlds(base, unknownOf(view))
  return {
    gameFor: (budget) => new CoreGame(base, freshness(view), chart, outlook, budget),
    deal: (rng) => worlds.deal(rng),
    score: (move) => scoreCode(base, chart, move),
    moveOf: (move) => codeOfMove(base, move),
  }
}

/** Worlds in which every tile is known, moves by their codes. */
class CoreGame implements Searchable<Core, MoveCode> {
  private readonly seats: readonly Seat[]
  private readonly style: CoreStyle
  private readonly whims: number
  private readonly last: number
  private readonly fresh: number
  /** A copy for looks at moves; its memory is reused. */
  private readonly trial: Core

  constructor(base: Core, fresh: number, chart: CoreChart, { turns, whims }: Outlook, budget: Budget) {
    this.seats = base.frame.seats
    this.style = { chart, whims: NO_WHIMS, budget }
    this.whims = whims
    this.last = base.get(TURN_NUMBER) + turns
    this.fresh = fresh
    this.trial = base.clone()
  }

  look(world: Core, move: MoveCode, seat: Seat): number {
    const { trial, style } = this
    trial.copy(world)
    makeCounted(trial, move, style)
    if (trial.get(ASKED) !== NOTHING) playOutCore(trial, 0, style)
    return this.value(trial, seat) + (isWaste(world, trial) ? WORTH.waste : 0)
  }

  play(world: Core, move: MoveCode): Core {
    const after = world.clone()
    makeCounted(after, move, this.style)
    return after
  }

  playout(world: Core, luck: Rng): Core {
    const whims = { seed: luck.int(0x7fff_ffff), size: this.whims }
    playOutCore(world, this.last - world.get(TURN_NUMBER), { ...this.style, whims })
    return world
  }

  value(world: Core, seat: Seat): number {
    return evaluateCore(world, this.seats.indexOf(seat), this.fresh)
  }
}

/** Returns whether a move changed nothing: all pieces are where they were, and it had no other effect. */
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
