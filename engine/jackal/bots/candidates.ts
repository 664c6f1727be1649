import type { Budget } from '../../kernel/budget.ts'
import type { Seat } from '../../kernel/game.ts'
import type { Rng } from '../../kernel/rng.ts'
import { hint } from '../foresight.ts'
import { legalMoves } from '../moves.ts'
import type { JackalMove, JackalState } from '../types.ts'
import type { Sandbox, Sandboxes } from './sandbox.ts'
import { sideOf, sideOfSeat } from './sides.ts'
import type { Fondness } from './tempers.ts'

/** A move and how well it did so far. */
export interface Candidate {
  readonly move: JackalMove
  /** Sum over the trials. */
  sum: number
  trials: number
  /** How much it is liked for its own sake, see `Fondness`; missing for nothing. */
  readonly fondness?: number
  /** By how much it is overrated where it is ranked by its trials; missing for nothing. What is advised knows nothing of it. */
  readonly error?: number
}

export function candidateOf(move: JackalMove): Candidate {
  return { move, sum: 0, trials: 0 }
}

/** Moves as candidates, with how much they are liked for their own sake. */
export function candidatesOf(moves: readonly JackalMove[], fondness: Fondness): readonly Candidate[] {
  return moves.map((move) => ({ ...candidateOf(move), fondness: fondness(move) }))
}

/** The same candidates, each overrated by chance by so many tenths of a coin, at most. */
export function overrated(candidates: readonly Candidate[], most: number, rng: Rng): readonly Candidate[] {
  return candidates.map((candidate) => ({ ...candidate, error: most * rng.unit() }))
}

/** Candidates, best first. */
export type Ranked = readonly Candidate[]

export const isTried = ({ trials }: Candidate): boolean => trials > 0

export function meanOf({ sum, trials }: Candidate): number {
  return trials === 0 ? Number.NEGATIVE_INFINITY : sum / trials
}

/** By what candidates are ranked: how well they seem to have done, and how much they are liked. */
function likingOf(candidate: Candidate): number {
  const { fondness = 0, error = 0 } = candidate
  return meanOf(candidate) + fondness + error
}

/**
 * A candidate with the same mean, counted as fewer trials.
 *
 * @param weight trials that count, at most
 */
export function weighed(candidate: Candidate, weight: number): Candidate {
  const { sum, trials } = candidate
  const counted = Math.min(weight, trials)
  return { ...candidate, sum: trials === 0 ? 0 : (sum / trials) * counted, trials: counted }
}

/** The legal moves without those that must end in death, unless all do. Another side's men may well be sent to die. */
export function sensibleMoves(view: JackalState, seat: Seat): readonly JackalMove[] {
  const moves = legalMoves(view, seat)
  if (sideOf(view.options, view.turn) !== sideOfSeat(view, seat)) return moves
  const safe = moves.filter((move) => hint(view, move).fatal !== true)
  return safe.length > 0 ? safe : moves
}

/**
 * Tries every move once in each dealt world, follows its forced choices, and puts the best first. Without time for a single
 * world the policy ranks them.
 */
export function rankByOnePly(
  candidates: readonly Candidate[],
  sandboxes: Sandboxes,
  worlds: readonly Sandbox[],
  budget: Budget,
): readonly Candidate[] {
  for (const world of worlds) tryAll(candidates, budget, ({ move }) => world.after(move))
  const isUntried = candidates.every(({ trials }) => trials === 0)
  return isUntried ? rankByPolicy(candidates, sandboxes) : best(candidates, candidates.length)
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
function rankByPolicy(candidates: readonly Candidate[], sandboxes: Sandboxes): readonly Candidate[] {
  const scoreOf = ({ move, fondness = 0 }: Candidate) => sandboxes.score(move) + fondness
  const scores = new Map(candidates.map((candidate) => [candidate, scoreOf(candidate)]))
  return candidates.toSorted((a, b) => (scores.get(b) ?? 0) - (scores.get(a) ?? 0))
}

/** The best of the candidates so far, best first; of equals, and of those never tried, the one listed first. */
export function best(candidates: readonly Candidate[], count: number): readonly Candidate[] {
  const wasTried = candidates.some(isTried)
  return (wasTried ? candidates.toSorted((a, b) => likingOf(b) - likingOf(a)) : candidates).slice(0, count)
}
