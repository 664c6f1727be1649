import { type Layout, type OverlayPart, USUAL_PARTS } from './address.ts'

/** The size of a box in rem; 1 rem is 28 pixels in a picture 1080 pixels high. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The pixels of 1 rem at scale 1, and the shorter and longer side of a picture in rem. */
export const REM = 28
export const SHORT_SIDE = 1080 / REM
export const LONG_SIDE = 1920 / REM

/** The largest share of a picture that all parts together may cover. */
export const MOST_COVERED = 0.18

/**
 * The places of all parts: corners, and the middle of the lower edge, which has one part at a time. In a tall picture the
 * corners of one edge flow into each other.
 */
export type Place = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right' | 'middle'

/** A box with a cell for each side: one or two in a row, more in two rows. */
const grid =
  (cell: Size, few: Size = cell) =>
  (sides: number): Size => {
    const { width, height } = sides > 2 ? cell : few
    const [columns, rows] = [Math.min(sides, 2), Math.ceil(sides / 2)]
    return { width: columns * width + FRAME, height: Math.max(1, rows) * height + FRAME }
  }

/** The frame of a box on both sides, rem. */
const FRAME = 0.75

/** The place of each part, and the size of its box for a number of sides. It never changes during a match. */
export const BOXES = {
  score: { place: 'top-left', size: grid({ width: 11.85, height: 3.25 }, { width: 14, height: 3.5 }) },
  clock: { place: 'top-left', size: grid({ width: 6.75, height: 2 }) },
  odds: { place: 'top-left', size: (sides) => ({ width: sides > 2 ? 15.5 : 12, height: 3.5 }) },
  turn: { place: 'top-right', size: () => ({ width: 14, height: 3.6 }) },
  wind: { place: 'top-right', size: () => ({ width: 12, height: 3.4 }) },
  captains: { place: 'top-right', size: grid({ width: 10.5, height: 2.7 }, { width: 15, height: 2.7 }) },
  'last-move': { place: 'bottom-left', size: () => ({ width: 15.5, height: 3.8 }) },
  'gold-race': { place: 'bottom-left', size: (sides) => ({ width: sides > 2 ? 15.5 : 12.5, height: 5.3 }) },
  log: { place: 'bottom-right', size: () => ({ width: 17, height: 10.8 }) },
  vote: { place: 'bottom-right', size: () => ({ width: 17, height: 10.6 }) },
  'next-match': { place: 'middle', size: () => ({ width: 24, height: 3.9 }) },
  'lower-third': { place: 'middle', size: () => ({ width: 24, height: 3.9 }) },
  ticker: { place: 'middle', size: () => ({ width: 24, height: 2.2 }) },
} as const satisfies Readonly<Record<OverlayPart, { readonly place: Place; readonly size: (sides: number) => Size }>>

/** The parts of the middle, the most urgent first. */
const IN_THE_MIDDLE: readonly OverlayPart[] = ['next-match', 'lower-third', 'ticker']

/** Returns the pixels that a source in OBS needs for a part, with room for its shadow, at scale 1. */
export function sourceSize(part: OverlayPart, sides = 4): Size {
  const few = BOXES[part].size(2)
  const many = BOXES[part].size(sides)
  const pixels = (rem: number) => Math.ceil(((rem + 2 * MARGIN) * REM) / 10) * 10
  return { width: pixels(Math.max(few.width, many.width)), height: pixels(Math.max(few.height, many.height)) }
}

/** The room around a part, rem. */
const MARGIN = 0.5

const areaOf = (part: OverlayPart, sides: number): number => {
  const { width, height } = BOXES[part].size(sides)
  return width * height
}

/**
 * Returns the parts that have room in one picture, in the order of importance: together they cover at most 18 % of it.
 * Those of the middle count once.
 */
export function partsThatFit(wanted: readonly OverlayPart[], sides: number, scale = 1): readonly OverlayPart[] {
  const taken: OverlayPart[] = []
  for (const part of wanted) {
    taken.push(part)
    if (coveredBy(taken, sides) * scale ** 2 > MOST_COVERED) taken.pop()
  }
  return taken
}

/**
 * Returns the parts of `all` that are wanted now: without a vote no room is kept for it, and among the usual parts it
 * comes first.
 */
export function partsNow(parts: readonly OverlayPart[], hasVote: boolean): readonly OverlayPart[] {
  if (hasVote) return parts === USUAL_PARTS ? ['vote', ...parts] : parts
  return parts.filter((part) => part !== 'vote')
}

/** The largest scale at which the parts of one edge stand side by side. */
export const MOST_SCALE = 1.15

/** Returns the share of a picture that parts cover at most. */
export function coveredBy(parts: readonly OverlayPart[], sides: number): number {
  const corners = parts.filter((part) => BOXES[part].place !== 'middle').map((part) => areaOf(part, sides))
  const middle = parts.filter((part) => BOXES[part].place === 'middle').map((part) => areaOf(part, sides))
  const sum = corners.reduce((total, area) => total + area, Math.max(0, ...middle))
  return sum / (SHORT_SIDE * LONG_SIDE)
}

/** Returns the layout that suits a window. */
export const layoutFor = (width: number, height: number): Layout => (width >= height ? 'wide' : 'tall')

/** Returns the parts of a place. Of the middle only the most urgent one that has something to show. */
export function partsAt(
  place: Place,
  parts: readonly OverlayPart[],
  has: (part: OverlayPart) => boolean,
): readonly OverlayPart[] {
  const here = parts.filter((part) => BOXES[part].place === place && has(part))
  return place === 'middle' ? IN_THE_MIDDLE.filter((part) => here.includes(part)).slice(0, 1) : here
}
