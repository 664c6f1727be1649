import type { Seat } from '../../engine/kernel/game.ts'
import type { RivalParts } from '../../engine/kernel/judging.ts'
import { type AdvisedMove, coachObstacle, type PlannedMove } from './advice.ts'
import type { MatchInfo } from './match.ts'

/**
 * A decision of a match that nobody plays on, looked back on. Results are those that the seat could expect, by its own view, from 0 (lost)
 * to 1 (won). `played` less `best` is what it gave away by choice, `after` less `played` what luck brought.
 */
export interface JudgedMove {
  /** The recording that shows so many moves shows its first move next. */
  readonly move: number
  /** How many moves it took. */
  readonly count: number
  readonly seat: Seat
  /** What was played. */
  readonly made: PlannedMove
  readonly best: number
  readonly played: number
  /** Of the best beside what was played; null where there was nothing else. */
  readonly other: number | null
  readonly after: number
  /** How the other sides share what the seat's side leaves of the win chances: beside `best`, and beside `after`. */
  readonly rivals: { readonly before: RivalParts; readonly after: RivalParts }
  /** What would have been better. */
  readonly better?: AdvisedMove
}

/** So much of the expected result given away by choice is told as a mistake. */
export const MISTAKE = 0.015

/** What an analysis has found out so far. */
export interface AnalysisPart {
  /** Moves that have been looked at, of all. */
  readonly done: number
  readonly of: number
  /** In the order of the match, without those that were asked to be left out. */
  readonly judged: readonly JudgedMove[]
}

/**
 * Whose decisions of a match may be looked back on, while nobody has it open: all of a match that is over; before its end
 * those of somebody who plays against bots alone and may ask the coach, and whom they tell nothing but what he saw himself.
 */
export function seatsLookedBackOn(
  match: Pick<MatchInfo, 'seats' | 'outcome' | 'lesson' | 'playersBefore' | 'hadPeople'>,
): readonly Seat[] {
  if (match.lesson !== undefined) return []
  const seats = match.seats.map(({ seat }) => seat)
  return match.outcome ? seats : seats.filter((seat) => coachObstacle(match, seat) === null)
}
