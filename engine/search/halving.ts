/** How often so many candidates can be halved until one is left. */
export function halvings(count: number): number {
  return count <= 1 ? 0 : 1 + halvings(Math.ceil(count / 2))
}

/** What sequential halving asks of the search that uses it. */
export interface Halving<T> {
  /** The worse half drops out after each of them. */
  readonly stages: number
  /** Spends one of so many equal parts of what is left of the budget on the candidates. */
  spend(candidates: readonly T[], stages: number): void
  /** Candidates by what is known of them, best first. */
  rank(candidates: readonly T[]): readonly T[]
}

/** Sequential halving: all candidates, best first; whoever stayed longer stands before who dropped out. */
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
