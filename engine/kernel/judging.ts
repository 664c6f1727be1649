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

/** What a glance at a decision shows, in the same measure; `other` may be above `played`. */
export type Glimpse = Pick<Judgement<unknown>, 'played' | 'other'>

/**
 * A glance at a decision takes few positions: it draws the curve of a match, and finds the decisions that deserve a
 * judgement.
 */
export interface Glance<G extends GameShape> {
  /** The number of positions for one expected result. */
  readonly positions: number
  /** The error of a glance's differences that hardly any exceeds: by so much a judgement may find more. */
  readonly slack: number
  /**
   * Compares the played moves with others in the same worlds, with the same luck, and reports the best other one however
   * small its lead is. Returns null for a move that is no decision of the game.
   * @param hasLuck true if luck followed: its effect is measured from the played moves, so they are tried more often
   */
  look(view: G['state'], seat: Seat, played: readonly G['move'][], rng: Rng, hasLuck: boolean): Glimpse | null
}

/**
 * The version of the numbers of all judges. Raise it if the same decision gets other numbers: analyses on disk are then
 * made again.
 */
export const JUDGING_VERSION = 1

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
  /** Missing if a judgement is as cheap. */
  readonly glance?: Glance<G>
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
 *
 * @param whole the number of positions for all of them together
 */
export function rivalParts<G extends GameShape>(
  judge: Judge<G>,
  view: G['state'],
  seat: Seat,
  rng: Rng,
  whole = judge.positions,
): RivalParts {
  const rivals = judge.sides(view).filter((side) => !side.includes(seat))
  const positions = Math.ceil(whole / Math.max(1, rivals.length))
  // A single rival gets the whole rest.
  const results = rivals.map(([first = seat]) => (rivals.length === 1 ? 1 : judge.assess(view, first, rng, positions)))
  const sum = results.reduce((total, result) => total + result, 0)
  const parts = results.map((result) => (sum > 0 ? result / sum : 1 / rivals.length))
  return Object.fromEntries(rivals.flatMap((side, place) => side.map((one) => [one, parts[place] ?? 0])))
}
