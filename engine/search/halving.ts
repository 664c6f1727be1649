import type { Budget } from '../kernel/budget.ts'

/** How often so many candidates can be halved until one is left. */
export function halvings(count: number): number {
  return count <= 1 ? 0 : 1 + halvings(Math.ceil(count / 2))
}

/** What sequential halving asks of the search that uses it. */
export interface Halving<T> {
  readonly budget: Budget
  /** Equal parts of the budget; the worse half drops out after each. */
  readonly stages: number
  /** Tries each of the candidates once. */
  tryEach(candidates: readonly T[]): void
  /** Candidates by what is known of them, best first. */
  rank(candidates: readonly T[]): readonly T[]
}

/**
 * Sequential halving: spends the budget in equal parts on ever fewer candidates, each part on one round of trials at least.
 * Returns all, best first: whoever stayed longer stands before who dropped out.
 */
export function halve<T>(shortlist: readonly T[], { budget, stages, tryEach, rank }: Halving<T>): readonly T[] {
  const dropped: T[] = []
  let left = shortlist
  for (let still = stages; still > 0; still--) {
    const until = budget.left - budget.left / still
    do tryEach(left)
    while (budget.left > until && !budget.isOverdue())
    const ranked = rank(left)
    left = ranked.slice(0, Math.ceil(left.length / 2))
    dropped.unshift(...ranked.slice(left.length))
  }
  return [...left, ...dropped]
}
