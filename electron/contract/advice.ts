import type { Beside } from '../../engine/kernel/bots.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import type { Json } from './json.ts'
import { type MatchInfo, playsHere } from './match.ts'

/** An action that a seat takes, or could take, in one step. */
export interface PlannedMove {
  readonly move: Json
  /** Moves of the same seat that continue the first one, in order. */
  readonly sequel?: readonly Json[]
}

/** A move that a coach suggests. */
export interface AdvisedMove extends PlannedMove {
  /** Expected result of the match for the seat, from 0 (lost) to 1 (won). */
  readonly value: number
  /** The expected result in the game's own measure, see `Advice`. */
  readonly worth?: number
  /** The reason why the first move is preferred; missing if both are equal choices. */
  readonly beside?: Beside
}

/**
 * The coach's suggestions for a seat. The first may be slightly worse than others that lead in circles; the rest are
 * sorted best first.
 */
export interface MatchAdvice {
  /** The number of moves made before the question. */
  readonly moves: number
  readonly advice: readonly AdvisedMove[]
}

/** Reasons why the coach is not available; the texts are `coach.why.<code>`. */
export type NoCoach = 'over' | 'lesson' | 'people' | 'not-here'

/**
 * Returns why a seat of a match gets no advice, by public facts only: lessons and puzzles have hints of their own,
 * and in a match against other people, at this screen or another, no player gets advice. Null if the seat may get it.
 */
export function coachObstacle(
  match: Pick<MatchInfo, 'seats' | 'outcome' | 'lesson' | 'playersBefore' | 'hadPeople'>,
  seat: Seat,
): NoCoach | null {
  if (match.lesson !== undefined) return 'lesson'
  if (match.outcome !== null) return 'over'
  const own = match.seats.find((one) => one.seat === seat)
  if (!own || !playsHere(own.player)) return 'not-here'
  const others = match.seats.filter((one) => one.seat !== seat).map(({ player }) => player)
  const before = Object.entries(match.playersBefore ?? {}).flatMap(([one, player]) => (one === seat ? [] : [player]))
  const hasBots = (match.hadPeople ?? []).every((one) => one === seat)
  return !hasBots || [...others, ...before].some(({ kind }) => kind === 'human') ? 'people' : null
}
