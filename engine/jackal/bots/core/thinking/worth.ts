import type { JackalState } from '../../../types.ts'

/** The worth of things, in tenths of a coin brought home. */
export const WORTH = {
  coin: 10,
  /** A load with a piece beside it to carry it; less, the farther from home. */
  held: 7,
  /** An errand: gold to fetch or a tile to turn. */
  errand: 4,
  /** The fighting pieces, by their number: the first is worth more than the third. */
  crew: [0, 14, 22, 28, 31],
  friday: 4,
  preacher: 2,
  trapped: -3,
  trappedWithBottle: -1,
  drunk: -2,
  swimming: -3,
  /** A swimmer close to its own ship. */
  rescue: 4.5,
  bottle: 1.5,
  /** The maximum number of bottles that count. */
  bottles: 3,
  won: 40,
  /** The penalty of a move that changed nothing when it was looked at. */
  waste: -3,
} as const

/** The number of rounds without an event after which gold ashore is worth half. */
const STALE = 2

/**
 * Returns the remaining share of the worth of gold ashore after turns without an event. Gold is not worth guarding for
 * ever, and worth nothing once a match has ended because nothing happened (J-END).
 */
export function freshness({ idleTurns, teams }: Pick<JackalState, 'idleTurns' | 'teams'>): number {
  return STALE / (STALE + idleTurns / teams.length)
}

/**
 * Returns the same for gold with a piece beside it: for two rounds the full worth, because the piece may be about to
 * bring it home.
 */
export function freshnessAtHand(fresh: number): number {
  return Math.min(1, 2 * fresh)
}

/**
 * Returns the remaining share of the worth of something that takes this number of turns; parts of turns count in
 * proportion.
 */
export function patience(turns: number): number {
  const whole = Math.floor(turns)
  const now = LEFT[whole] ?? 0
  return now + (turns - whole) * ((LEFT[whole + 1] ?? 0) - now)
}

const LEFT: readonly number[] = fading(0.91, 60)

function fading(factor: number, turns: number): readonly number[] {
  const left = [1]
  while (left.length < turns) left.push((left.at(-1) ?? 0) * factor)
  return left
}
