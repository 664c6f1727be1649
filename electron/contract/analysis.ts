import type { Seat } from '../../engine/kernel/game.ts'
import type { RivalParts } from '../../engine/kernel/judging.ts'
import { type AdvisedMove, coachObstacle, type PlannedMove } from './advice.ts'
import type { MatchInfo } from './match.ts'

/**
 * A decision of a match that is being analysed. Results are what the seat could expect, by its own view, from 0 (lost)
 * to 1 (won). `played` minus `best` is the loss by choice, `after` minus `played` the effect of luck.
 */
export interface JudgedMove {
  /** The number of moves before this decision: a recording shows its first move next. */
  readonly move: number
  /** The number of moves of this decision. */
  readonly count: number
  readonly seat: Seat
  /** The moves that were played. */
  readonly made: PlannedMove
  readonly best: number
  readonly played: number
  /** The result of the best alternative to what was played; null if there was none. */
  readonly other: number | null
  readonly after: number
  /** The shares of the other sides in the win chances that the seat's side leaves: for `best` and for `after`. */
  readonly rivals: { readonly before: RivalParts; readonly after: RivalParts }
  /** The better choice, if any. */
  readonly better?: AdvisedMove
  /**
   * Set after a glance with few positions: good enough for the curve, not for a moment. `best` is then `played`, and
   * `other` may be above it.
   */
  readonly rough?: true
}

/** A loss of expected result by choice from which a decision counts as a mistake. */
export const MISTAKE = 0.015

/** The results of an analysis so far. */
export interface AnalysisPart {
  /** The number of analysed moves, and of all moves. */
  readonly done: number
  readonly of: number
  /** The decisions in the order of the match, without those that the request skips. */
  readonly judged: readonly JudgedMove[]
  /**
   * Decisions that were judged after a glance, in the order of that work, without those that the request skips; each
   * replaces the rough one of the same move.
   */
  readonly again?: readonly JudgedMove[]
  /** The number of decisions judged after a glance, and of all that deserve it as far as is known; missing at the end. */
  readonly depth?: { readonly done: number; readonly of: number }
}

/**
 * Returns the seats whose decisions of a match may be analysed while no client has it open. A finished match: all
 * seats. A running one: those of a person who plays against bots alone and may ask the coach, as the analysis then
 * shows nothing that this person has not seen.
 */
export function analysableSeats(
  match: Pick<MatchInfo, 'seats' | 'outcome' | 'lesson' | 'playersBefore' | 'hadPeople'>,
): readonly Seat[] {
  if (match.lesson !== undefined) return []
  const seats = match.seats.map(({ seat }) => seat)
  return match.outcome ? seats : seats.filter((seat) => coachObstacle(match, seat) === null)
}
