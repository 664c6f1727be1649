/** Which values of a figure are better: more of a rate, less of a time or a weight. */
export type Better = 'more' | 'less'

/** The part by which a figure may be worse than the committed one. */
export const TOLERANCE = 0.1

/** Returns by what part a value is worse than an earlier one; negative if it is better. */
export function worseBy(better: Better, before: number, now: number): number {
  return better === 'less' ? now / before - 1 : before / now - 1
}

/** Returns whether a value is worse than the committed one by more than the tolerance; never for a new figure. */
export function isWorse(better: Better, committed: number | undefined, now: number): boolean {
  return committed !== undefined && worseBy(better, committed, now) > TOLERANCE
}
