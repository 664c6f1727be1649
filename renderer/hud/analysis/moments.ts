import type { JudgedMove } from '../../../electron/contract/ipc.ts'
import { choiceOf, type DecidedMoment, luckOf, momentsOf } from '../../../electron/contract/moments.ts'
import { resultAtEnd } from '../../../engine/kernel/ending.ts'
import type { Outcome, Seat } from '../../../engine/kernel/game.ts'
import { percentsOf } from '../percents.ts'

/** The end of the match. */
export interface EndMoment {
  readonly kind: 'end'
  /** The number of moves in the match. */
  readonly of: number
  readonly outcome: Outcome
}

export type Moment = DecidedMoment | EndMoment

/** Returns the win chances of a moment: before and after its event, or with other moves and with the played one. */
export function chancesOf({ kind, judged: { best, played, other, after } }: DecidedMoment): {
  readonly from: number
  readonly to: number
} {
  if (kind === 'lost') return { from: best, to: played }
  if (kind === 'found') return { from: other ?? played, to: played }
  return { from: played, to: after }
}

/** Returns the recording's position at a moment: before its decision, or after the last move. */
export const placeOf = (moment: Moment): number => (moment.kind === 'end' ? moment.of : moment.judged.move)

/** Returns the number of a moment's move. */
export const moveNumberOf = (moment: Moment): number => (moment.kind === 'end' ? moment.of : moment.judged.move + 1)

/**
 * Returns the moments shown for a match: those that decided much, and its end. None before the analysis has any result.
 * A glance is not good enough for a moment.
 */
export function momentsToShow(judged: readonly JudgedMove[], of: number, outcome: Outcome | null): readonly Moment[] {
  if (judged.length === 0) return []
  const moments = momentsOf(
    judged.filter(({ rough }) => !rough),
    of,
  )
  return [...moments, ...(outcome ? [{ kind: 'end', of, outcome } as const] : [])]
}

/** The changes that lead a seat from its expected result at the start to its result, in whole percent that add up. */
export interface Balance {
  readonly seat: Seat
  readonly start: number
  readonly choice: number
  readonly luck: number
  /** The effect of the other seats, plus any remainder. */
  readonly others: number
  readonly end: number
}

/**
 * Returns the effects of choice, luck and the others on each seat. At the start and at the end the percents of all
 * sides add up to 100.
 *
 * @param curves by seat, in the order of `seats`
 * @param sides the seats that win together
 */
export function balancesOf(
  judged: readonly JudgedMove[],
  seats: readonly Seat[],
  curves: readonly (readonly Expected[])[],
  sides: readonly (readonly Seat[])[],
): readonly Balance[] {
  const starts = percentsOfSeats(seats, sides, (place) => curves[place]?.[0]?.result ?? 0)
  const ends = percentsOfSeats(seats, sides, (place) => curves[place]?.at(-1)?.result ?? 0)
  return seats.map((seat, place) => {
    const own = judged.filter((one) => one.seat === seat)
    const sum = (part: (one: JudgedMove) => number) => percentOf(own.reduce((total, one) => total + part(one), 0))
    const [start = 0, end = 0] = [starts[place], ends[place]]
    const [choice, luck] = [sum(choiceOf), sum(luckOf)]
    return { seat, start, choice, luck, others: end - start - choice - luck, end }
  })
}

/**
 * Returns win chances in whole percent, 100 for all sides together. The remainder of these seats' sides belongs to
 * sides not shown.
 */
function percentsOfSeats(
  seats: readonly Seat[],
  sides: readonly (readonly Seat[])[],
  chanceOf: (place: number) => number,
): readonly number[] {
  const first = sides.map((side) => seats.findIndex((seat) => side.includes(seat)))
  const chances = first.map((place) => (place < 0 ? 0 : chanceOf(place)))
  const rest = Math.max(0, 1 - chances.reduce((sum, chance) => sum + chance, 0))
  const percents = percentsOf([...chances, rest < LEAST_REST ? 0 : rest])
  return seats.map((seat) => percents[sides.findIndex((side) => side.includes(seat))] ?? 0)
}

/** Smaller remainders come from rounding. */
const LEAST_REST = 1e-6

/** Returns whole percent. Never −0, which would be written with its sign. */
const percentOf = (share: number): number => Math.round(100 * share) + 0

/** The expected result of a seat after a number of moves. */
export interface Expected {
  readonly move: number
  readonly result: number
}

/** Returns whether a match is over and fully analysed: before that, the last value of a seat is its standing so far. */
export function hasAllMoments(judged: readonly JudgedMove[], of: number, outcome: Outcome | null): boolean {
  const last = judged.at(-1)
  return outcome !== null && last !== undefined && last.move + last.count >= of
}

/** Returns the win chance of a seat before or after a decision: those of all sides add up to 1. */
export function chanceAt({ best, after, rivals, ...one }: JudgedMove, seat: Seat, when: 'before' | 'after'): number {
  const own = when === 'before' ? best : after
  const part = seat === one.seat ? undefined : rivals[when][seat]
  return part === undefined ? own : (1 - own) * part
}

/**
 * Returns the course of a seat's expected result: before each decision of the match, after it, and at the end.
 *
 * @param of the number of moves in the match
 * @param sides the seats that win together
 */
export function expectationOf(
  judged: readonly JudgedMove[],
  seat: Seat,
  of: number,
  outcome: Outcome | null,
  sides: readonly (readonly Seat[])[],
): readonly Expected[] {
  const known = judged.flatMap((one) => [
    { move: one.move, result: chanceAt(one, seat, 'before') },
    { move: one.move + one.count, result: chanceAt(one, seat, 'after') },
  ])
  if (!outcome || !hasAllMoments(judged, of, outcome)) return known
  return [...known, { move: of, result: resultAtEnd(outcome.winners, sides, seat) }]
}
