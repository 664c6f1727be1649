import type { Beside } from '../../engine/kernel/bots.ts'
import type { Seat } from '../../engine/kernel/game.ts'
import type { Json } from './json.ts'
import { type MatchInfo, playsHere } from './match.ts'

/** What a seat does, or might do, at one go. */
export interface PlannedMove {
  readonly move: Json
  /** Moves of the same seat that carry on what it begins, in order. */
  readonly sequel?: readonly Json[]
}

/** A move that a coach tells of. */
export interface AdvisedMove extends PlannedMove {
  /** Expected result of the match for the seat, from 0 (lost) to 1 (won). */
  readonly value: number
  /** The same in the game's own measure, see `Advice`. */
  readonly worth?: number
  /** Why it is no choice beside the first; missing where it is. */
  readonly beside?: Beside
}

/** What the coach would do for a seat. The first may be a little behind others that lead in circles; these stand best first. */
export interface MatchAdvice {
  /** So many moves had been made when it was asked. */
  readonly moves: number
  readonly advice: readonly AdvisedMove[]
}

/** Why nobody is coached; the texts are `coach.why.<code>`. */
export type NoCoach = 'over' | 'lesson' | 'people' | 'not-here'

/**
 * Why a seat of a match gets no advice, as far as everybody knows it: lessons and puzzles have hints of their own, and in a
 * match against other people, at this screen or another, nobody is told what to do. Null where it may.
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
