import type { Advice } from './bots.ts'
import type { GameShape, Seat } from './game.ts'
import type { Rng } from './rng.ts'

/**
 * The worth of a decision, judged from the view of its seat before it. All numbers are expected results, 0 (lost) to 1
 * (won).
 */
export interface Judgement<Move> {
  /** The result of the best move found; never less than `played`. */
  readonly best: number
  /** The result of the played move. */
  readonly played: number
  /** The result of the best other move; null if there was no other. */
  readonly other: number | null
  /** A better move; missing if no other move is better beyond luck. */
  readonly better?: Advice<Move>
}

/**
 * Analyses a match afterwards: the worth of its decisions, and the standing of a seat after them. It uses a fixed
 * number of positions, so that the same view, luck and positions give the same numbers on every machine.
 */
export interface Judge<G extends GameShape> {
  /** The number of positions for one decision. */
  readonly positions: number
  /** Returns whether a move continues the seat's last move: both are then one decision. */
  continues(last: G['move'], next: G['move']): boolean
  /** Returns null for a move that is no decision of the game, such as an offer to end it. */
  judge(
    view: G['state'],
    seat: Seat,
    played: readonly G['move'][],
    rng: Rng,
    positions: number,
  ): Judgement<G['move']> | null
  /** Returns the expected result of a seat by a view, which may be that of another seat; any seat may decide next. */
  assess(view: G['state'], seat: Seat, rng: Rng, positions: number): number
  /** Returns the seats that win together, one list for each side of the match. */
  sides(view: G['state']): readonly (readonly Seat[])[]
}

/**
 * For each seat of every other side: its side's part of the win chances that one side leaves. The parts of these sides
 * add up to 1.
 */
export type RivalParts = Readonly<Record<Seat, number>>

/**
 * Returns how the sides other than that of `seat` share the rest of its win chance: each in proportion to its expected
 * result by the same view. So the win chances of all sides add up to 1. Empty if there is no other side.
 */
export function rivalParts<G extends GameShape>(judge: Judge<G>, view: G['state'], seat: Seat, rng: Rng): RivalParts {
  const rivals = judge.sides(view).filter((side) => !side.includes(seat))
  const positions = Math.ceil(judge.positions / Math.max(1, rivals.length))
  // A single rival gets the whole rest.
  const results = rivals.map(([first = seat]) => (rivals.length === 1 ? 1 : judge.assess(view, first, rng, positions)))
  const whole = results.reduce((sum, result) => sum + result, 0)
  const parts = results.map((result) => (whole > 0 ? result / whole : 1 / rivals.length))
  return Object.fromEntries(rivals.flatMap((side, place) => side.map((one) => [one, parts[place] ?? 0])))
}
