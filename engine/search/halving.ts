/** Returns the number of halvings that leave one of `count` candidates. */
export function halvings(count: number): number {
  return count <= 1 ? 0 : 1 + halvings(Math.ceil(count / 2))
}

/** The operations that sequential halving needs from a search. */
export interface Halving<T> {
  /** The number of stages; the worse half drops out after each. */
  readonly stages: number
  /** Spends `1 / stages` of the remaining budget on the candidates. */
  spend(candidates: readonly T[], stages: number): void
  /** Sorts candidates by their results so far, best first. */
  rank(candidates: readonly T[]): readonly T[]
}

/**
 * Runs sequential halving. Returns all candidates, best first; those that stayed longer come before those that dropped
 * out.
 */
export function halve<T>(shortlist: readonly T[], { stages, spend, rank }: Halving<T>): readonly T[] {
  const dropped: T[] = []
  let left = shortlist
  for (let still = stages; still > 0; still--) {
    spend(left, still)
    const ranked = rank(left)
    left = ranked.slice(0, Math.ceil(left.length / 2))
    dropped.unshift(...ranked.slice(left.length))
  }
  return [...left, ...dropped]
}
