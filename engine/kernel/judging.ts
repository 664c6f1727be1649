import type { Advice } from './bots.ts'
import type { GameShape, Seat } from './game.ts'
import type { Rng } from './rng.ts'

/** What a decision was worth, seen from the view of its seat before it. All numbers are expected results, 0 (lost) to 1 (won). */
export interface Judgement<Move> {
  /** Of the best that was found: never less than `played`. */
  readonly best: number
  /** Of what was played. */
  readonly played: number
  /** Of the best beside what was played; null where there was nothing else. */
  readonly other: number | null
  /** What would have been better; missing where nothing was, as far as that can be told from luck. */
  readonly better?: Advice<Move>
}

/**
 * Looks back on a match: what its decisions were worth, and how a seat stood after them. It thinks with a fixed number of
 * positions, so that the same view, luck and positions give the same numbers on every machine.
 */
export interface Judge<G extends GameShape> {
  /** Positions for one decision. */
  readonly positions: number
  /** Whether a move carries on what its seat's last one began: both are one decision then. */
  continues(last: G['move'], next: G['move']): boolean
  /** Null for what is no decision of the game, as an offer to end it. */
  judge(
    view: G['state'],
    seat: Seat,
    played: readonly G['move'][],
    rng: Rng,
    positions: number,
  ): Judgement<G['move']> | null
  /** Returns the expected result of a seat by a view, which may be that of another seat; any seat may decide next. */
  assess(view: G['state'], seat: Seat, rng: Rng, positions: number): number
  /** The seats that win together, one list for each side of the match. */
  sides(view: G['state']): readonly (readonly Seat[])[]
}

/** By seat of every other side: its side's part of the win chances that one side leaves. The parts of these sides add up to 1. */
export type RivalParts = Readonly<Record<Seat, number>>

/**
 * Returns how the sides other than that of `seat` share what its win chance leaves: each in proportion to its expected result
 * by the same view. So the win chances of all sides add up to 1. Empty where there is no other side.
 */
export function rivalParts<G extends GameShape>(judge: Judge<G>, view: G['state'], seat: Seat, rng: Rng): RivalParts {
  const rivals = judge.sides(view).filter((side) => !side.includes(seat))
  const positions = Math.ceil(judge.positions / Math.max(1, rivals.length))
  // The only rival has all that is left.
  const results = rivals.map(([first = seat]) => (rivals.length === 1 ? 1 : judge.assess(view, first, rng, positions)))
  const whole = results.reduce((sum, result) => sum + result, 0)
  const parts = results.map((result) => (whole > 0 ? result / whole : 1 / rivals.length))
  return Object.fromEntries(rivals.flatMap((side, place) => side.map((one) => [one, parts[place] ?? 0])))
}
