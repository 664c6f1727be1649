import { type JudgedMove, MISTAKE } from './analysis.ts'

/** Returns the loss by a decision: 0, or below. */
export const choiceOf = ({ best, played }: JudgedMove): number => played - best

/** Returns the gain by luck: below 0 for a loss. */
export const luckOf = ({ played, after }: JudgedMove): number => after - played

/** Returns the advantage of the best move over the second best, if the best one was played. */
export const foundIn = ({ best, played, other }: JudgedMove): number =>
  other !== null && played >= best ? Math.max(0, played - other) : 0

export type MomentKind = 'lost' | 'found' | 'lucky' | 'unlucky'

/** A moment that decided much. */
export interface DecidedMoment {
  readonly kind: MomentKind
  /** The change of the expected result, actual or possible. */
  readonly swing: number
  readonly judged: JudgedMove
}

/** The changes that a decision stands for, by kind of moment. */
export interface Swings {
  lost(one: JudgedMove): number
  found(one: JudgedMove): number
  luck(one: JudgedMove): number
}

export const SWINGS: Swings = { lost: choiceOf, found: foundIn, luck: luckOf }

/** The least changes that count as moments. */
export const LEAST = { lost: MISTAKE, found: 0.03, luck: 0.03 } as const
const MOST = { lost: 3, found: 2, luck: 3 } as const

/**
 * The number of equal parts of the match that each have their own moments: late in a match, when less is left to win, a
 * deed changes the expected result more.
 */
const PARTS = 3
/** The least distance between two moments of one kind, as a share of the match: closer ones count as one. */
const APART = 0.03

/**
 * Returns the few moments of the greatest loss or gain by choice, and of the greatest luck, in the order of the match:
 * for each kind, first the greatest in each part of the match. A decision has one moment; choice comes before luck.
 *
 * @param of the number of moves in the match
 * @param swings the changes; those that were judged unless others are given
 */
export function momentsOf(judged: readonly JudgedMove[], of: number, swings = SWINGS): readonly DecidedMoment[] {
  const lost = judged.map((one): DecidedMoment => ({ kind: 'lost', swing: swings.lost(one), judged: one }))
  const found = judged.map((one): DecidedMoment => ({ kind: 'found', swing: swings.found(one), judged: one }))
  const chosen = [...greatest(lost, LEAST.lost, MOST.lost, of), ...greatest(found, LEAST.found, MOST.found, of)]
  const left = judged.filter((one) => !chosen.some((moment) => moment.judged === one))
  const luck = left.map((one): DecidedMoment => {
    const swing = swings.luck(one)
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
