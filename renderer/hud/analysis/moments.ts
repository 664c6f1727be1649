import { type JudgedMove, MISTAKE } from '../../../electron/contract/ipc.ts'
import { resultAtEnd } from '../../../engine/kernel/ending.ts'
import type { Outcome, Seat } from '../../../engine/kernel/game.ts'
import { percentsOf } from '../percents.ts'

/** What a decision gave away: 0, or below. */
export const choiceOf = ({ best, played }: JudgedMove): number => played - best

/** What luck brought: below 0 where it took. */
export const luckOf = ({ played, after }: JudgedMove): number => after - played

/** What was best and is far better than all else, as far as it was played. */
const foundIn = ({ best, played, other }: JudgedMove): number =>
  other !== null && played >= best ? Math.max(0, played - other) : 0

export type MomentKind = 'lost' | 'found' | 'lucky' | 'unlucky'

/** A moment that decided much. */
export interface DecidedMoment {
  readonly kind: MomentKind
  /** By how much the expected result changed, or would have. */
  readonly swing: number
  readonly judged: JudgedMove
}

/** How the match ended. */
export interface EndMoment {
  readonly kind: 'end'
  /** Moves of the match. */
  readonly of: number
  readonly outcome: Outcome
}

export type Moment = DecidedMoment | EndMoment

/** The chances to win that a moment is about: before and after what changed them, or with other moves and with the one played. */
export function chancesOf({ kind, judged: { best, played, other, after } }: DecidedMoment): {
  readonly from: number
  readonly to: number
} {
  if (kind === 'lost') return { from: best, to: played }
  if (kind === 'found') return { from: other ?? played, to: played }
  return { from: played, to: after }
}

/** Where the recording shows a moment: before what is decided in it, or after the last move. */
export const placeOf = (moment: Moment): number => (moment.kind === 'end' ? moment.of : moment.judged.move)

/** The number of the move that a moment is about. */
export const moveNumberOf = (moment: Moment): number => (moment.kind === 'end' ? moment.of : moment.judged.move + 1)

/** The moments that are told of a match: those that decided much, and its end. None before anything is known of it. */
export function toldMoments(judged: readonly JudgedMove[], of: number, outcome: Outcome | null): readonly Moment[] {
  if (judged.length === 0) return []
  return [...momentsOf(judged, of), ...(outcome ? [{ kind: 'end', of, outcome } as const] : [])]
}

/** Smaller changes than these are no moments. */
const LEAST = { choice: MISTAKE, found: 0.03, luck: 0.03 } as const
const MOST = { lost: 3, found: 2, luck: 3 } as const

/** A match is told in so many parts of as many moves: the same deed changes more, the less is left to be won after it. */
const PARTS = 3
/** Two moments of one kind are at least such a share of the match apart: else one of them tells of both. */
const APART = 0.03

/**
 * The few moments in which most was lost or won by choice, and those of the greatest luck, in the order of the match: of
 * each kind the greatest of each part of it first. Of one decision there is one moment; what was chosen comes before luck.
 *
 * @param of moves of the match
 */
export function momentsOf(judged: readonly JudgedMove[], of: number): readonly DecidedMoment[] {
  const lost = judged.map((one): DecidedMoment => ({ kind: 'lost', swing: choiceOf(one), judged: one }))
  const found = judged.map((one): DecidedMoment => ({ kind: 'found', swing: foundIn(one), judged: one }))
  const chosen = [...greatest(lost, LEAST.choice, MOST.lost, of), ...greatest(found, LEAST.found, MOST.found, of)]
  const left = judged.filter((one) => !chosen.some((moment) => moment.judged === one))
  const luck = left.map((one): DecidedMoment => {
    const swing = luckOf(one)
    return { kind: swing > 0 ? 'lucky' : 'unlucky', swing, judged: one }
  })
  return [...chosen, ...greatest(luck, LEAST.luck, MOST.luck, of)].toSorted((a, b) => a.judged.move - b.judged.move)
}

function greatest(
  moments: readonly DecidedMoment[],
  least: number,
  most: number,
  of: number,
): readonly DecidedMoment[] {
  const ranked = moments
    .filter(({ swing }) => Math.abs(swing) >= least)
    .toSorted((a, b) => Math.abs(b.swing) - Math.abs(a.swing))
  const told: DecidedMoment[] = []
  const isNew = ({ judged }: DecidedMoment) =>
    told.every((one) => Math.abs(one.judged.move - judged.move) >= APART * of)
  const ofParts = Array.from({ length: PARTS }, (_, part) => ranked.find((one) => partOf(one, of) === part))
  const firsts = ranked.filter((one) => ofParts.includes(one))
  for (const one of [...firsts, ...ranked]) if (told.length < most && !told.includes(one) && isNew(one)) told.push(one)
  return told
}

const partOf = ({ judged: { move } }: DecidedMoment, of: number): number => Math.floor((PARTS * move) / Math.max(1, of))

/** How a seat came from what it could expect at the start to how it ended, in whole percent that add up. */
export interface Balance {
  readonly seat: Seat
  readonly start: number
  readonly choice: number
  readonly luck: number
  /** What the others did, and all that is left. */
  readonly others: number
  readonly end: number
}

/**
 * What choice, luck and the others did to each seat. At the start and at the end the percents of all sides are 100 together.
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

/** Win chances in whole percent, 100 for all sides together. What the sides of these seats leave belongs to sides not shown. */
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

/** Less than this is left by rounding alone. */
const LEAST_REST = 1e-6

/** Never −0, which would be written with its sign. */
const percentOf = (share: number): number => Math.round(100 * share) + 0

/** What a seat could expect after so many moves. */
export interface Expected {
  readonly move: number
  readonly result: number
}

/** Whether a match is over and has been looked at to its end: before that, the last that is known of a seat is how it stands so far. */
export function isToldToEnd(judged: readonly JudgedMove[], of: number, outcome: Outcome | null): boolean {
  const last = judged.at(-1)
  return outcome !== null && last !== undefined && last.move + last.count >= of
}

/** The win chance of a seat before a decision, or after it: those of all sides add up to 1. */
export function chanceAt({ best, after, rivals, ...one }: JudgedMove, seat: Seat, when: 'before' | 'after'): number {
  const own = when === 'before' ? best : after
  const part = seat === one.seat ? undefined : rivals[when][seat]
  return part === undefined ? own : (1 - own) * part
}

/**
 * Returns the course of a seat's expected result: before each decision of the match, after it, and as the match ended.
 *
 * @param of moves of the match
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
  if (!outcome || !isToldToEnd(judged, of, outcome)) return known
  return [...known, { move: of, result: resultAtEnd(outcome.winners, sides, seat) }]
}
