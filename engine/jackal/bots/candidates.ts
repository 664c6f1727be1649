import type { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { hint } from '../foresight.ts'
import { legalMoves } from '../moves.ts'
import type { JackalMove, JackalState } from '../types.ts'
import type { Chart } from './chart.ts'
import { chartOf } from './chart.ts'
import { evaluate } from './evaluation.ts'
import { freshness } from './goldValue.ts'
import type { Style } from './playout.ts'
import { playInWorld, playOut } from './playout.ts'
import { scoreMove } from './policy.ts'
import { sideOf, sideOfSeat } from './sides.ts'
import { NO_WHIMS } from './whims.ts'

/** A move and how well it did so far. */
export interface Candidate {
  readonly move: JackalMove
  /** Sum over the trials. */
  sum: number
  trials: number
}

export function candidateOf(move: JackalMove): Candidate {
  return { move, sum: 0, trials: 0 }
}

function meanOf({ sum, trials }: Candidate): number {
  return trials === 0 ? Number.NEGATIVE_INFINITY : sum / trials
}

/** The legal moves without those that must end in death, unless all do. Another side's men may well be sent to die. */
export function sensibleMoves(view: JackalState, seat: Seat): readonly JackalMove[] {
  const moves = legalMoves(view, seat)
  if (sideOf(view.options, view.turn) !== sideOfSeat(view, seat)) return moves
  const safe = moves.filter((move) => hint(view, move).fatal !== true)
  return safe.length > 0 ? safe : moves
}

/**
 * Tries every move once in each world, follows its forced choices, and puts the best first. A whim of so many tenths of
 * a coin, at most, is added to each move. Without time for a single world the policy ranks them.
 */
export function rankByOnePly(
  candidates: readonly Candidate[],
  worlds: readonly JackalState[],
  seat: Seat,
  rng: Rng,
  budget: Budget,
  whim = 0,
): readonly Candidate[] {
  const [first] = worlds
  if (!first) return candidates
  const style: Style = { chart: chartOf(first), whims: NO_WHIMS, rng, budget }
  const fresh = freshness(first)
  for (const candidate of candidates) candidate.sum += whim * worlds.length * rng.unit()
  for (const world of worlds) {
    tryAll(candidates, budget, ({ move }) => {
      const after = playInWorld(world, move, style)
      const settled = after.decision ? playOut(after, 0, style) : after
      return evaluate(settled, seat, fresh) - (isWaste(world, settled) ? WASTE : 0)
    })
  }
  const isUntried = candidates.every(({ trials }) => trials === 0)
  return isUntried ? rankByPolicy(candidates, first, style.chart) : best(candidates, candidates.length)
}

/** One trial of each candidate; none counts if time runs out before all are tried. */
export function tryAll(
  candidates: readonly Candidate[],
  budget: Budget,
  worth: (candidate: Candidate) => number,
): void {
  const values: number[] = []
  for (const candidate of candidates) {
    if (budget.isOverdue()) return
    values.push(worth(candidate))
  }
  for (const [i, candidate] of candidates.entries()) {
    candidate.sum += values[i] ?? 0
    candidate.trials++
  }
}

/** What the policy likes best comes first; it asks nothing that the view does not show. */
function rankByPolicy(candidates: readonly Candidate[], world: JackalState, chart: Chart): readonly Candidate[] {
  const scores = new Map(candidates.map((candidate) => [candidate, scoreMove(world, chart, candidate.move)]))
  return candidates.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
}

/** What a turn is worth in which nothing is moved, in tenths of a coin. */
const WASTE = 3

/** True when everybody is where he was, and nothing came of it. */
function isWaste(before: JackalState, after: JackalState): boolean {
  if (after.idleTurns === 0 || after.eventful || after.pieces.length !== before.pieces.length) return false
  return (
    after.pieces.every((piece, i) => piece.at === before.pieces[i]?.at && piece.step === before.pieces[i]?.step) &&
    after.teams.every((team, i) => team.ship === before.teams[i]?.ship)
  )
}

/** The best of the candidates so far, best first; of equals, and of those never tried, the one listed first. */
export function best(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  const isTried = candidates.some(({ trials }) => trials > 0)
  return (isTried ? candidates.toSorted((a, b) => meanOf(b) - meanOf(a)) : candidates).slice(0, count)
}
