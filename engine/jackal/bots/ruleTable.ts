import type { Budget } from '../../kernel/budget.ts'
import { canonical } from '../../kernel/fingerprint.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Searchable } from '../../search/searchable.ts'
import { awaiting, legalMoves } from '../moves.ts'
import { jackal } from '../rules.ts'
import type { JackalMove, JackalState } from '../types.ts'
import { tileAt } from '../world.ts'
import { playInWorld, playOut } from './policy/playout.ts'
import { scoreMove } from './policy/policy.ts'
import { NO_WHIMS } from './policy/whims.ts'
import type { Outlook, Table } from './table.ts'
import { type Chart, chartOf } from './ways/chart.ts'
import { dealWorld, unknownOf } from './worlds.ts'
import { evaluate, WORTH } from './worth/evaluation.ts'
import { freshness } from './worth/goldValue.ts'

/** Returns Jackal for the search by its rules: slow, but for any position. */
export function ruleTable(view: JackalState, outlook: Outlook): Table<JackalState, JackalMove> {
  const unknown = unknownOf(view)
  const chart = chartOf(view)
  return {
    gameFor: (budget) => new RuleGame(view, chart, outlook, budget),
    deal: (rng) => dealWorld(view, unknown, rng),
    score: (move) => scoreMove(view, chart, move),
    moveOf: (move) => move,
  }
}

class RuleGame implements Searchable<JackalState, JackalMove> {
  readonly seats: readonly Seat[]
  private readonly chart: Chart
  private readonly whims: number
  private readonly last: number
  private readonly fresh: number
  private readonly budget: Budget

  constructor(view: JackalState, chart: Chart, { turns, whims }: Outlook, budget: Budget) {
    this.seats = jackal.seats(view)
    this.chart = chart
    this.whims = whims
    this.last = view.turnNumber + turns
    this.fresh = freshness(view)
    this.budget = budget
  }

  actor(world: JackalState): Seat | null {
    if (world.turnNumber >= this.last && !world.decision) return null
    return awaiting(world)[0] ?? null
  }

  candidates(world: JackalState): readonly JackalMove[] {
    const [seat] = awaiting(world)
    const moves = seat === undefined ? [] : legalMoves(world, seat)
    const scores = new Map(moves.map((move) => [move, scoreMove(world, this.chart, move)]))
    return moves.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
  }

  keyOf(move: JackalMove): string {
    return canonical(move)
  }

  look(world: JackalState, move: JackalMove, seat: Seat, luck: Rng): number {
    const style = this.styleBy(luck)
    const after = playInWorld(world, move, style)
    const settled = after.decision ? playOut(after, 0, style) : after
    return this.value(settled, seat) + (isWaste(world, settled) ? WORTH.waste : 0)
  }

  play(world: JackalState, move: JackalMove, luck: Rng): JackalState {
    return playInWorld(world, move, this.styleBy(luck))
  }

  /** Returns the same as `CoreGame`. */
  glimpse(before: JackalState, move: JackalMove, after: JackalState, seat: Seat): string {
    const isOwn = this.actor(before) === seat
    if (move.kind === 'arrange' && !isOwn) return 'laid back'
    const isSeen = move.kind === 'peek' && isOwn
    return isSeen ? `${canonical(move)} ${tileAt(after, move.cell).kind}` : canonical(move)
  }

  playout(world: JackalState, luck: Rng): JackalState {
    const whims = { seed: luck.int(0x7fff_ffff), size: this.whims }
    return playOut(world, this.last - world.turnNumber, { ...this.styleBy(luck), whims })
  }

  value(world: JackalState, seat: Seat): number {
    return evaluate(world, seat, this.fresh)
  }

  private styleBy(rng: Rng) {
    return { chart: this.chart, whims: NO_WHIMS, rng, budget: this.budget }
  }
}

/** Returns whether a move changed nothing: all pieces are where they were, and it had no other effect. */
function isWaste(before: JackalState, after: JackalState): boolean {
  if (after.idleTurns === 0 || after.eventful || after.pieces.length !== before.pieces.length) return false
  return (
    after.pieces.every((piece, i) => piece.at === before.pieces[i]?.at && piece.step === before.pieces[i]?.step) &&
    after.teams.every((team, i) => team.ship === before.teams[i]?.ship)
  )
}
