import type { MatchResult } from '../../contract/results.ts'

/** Returns results in the order of their ends; those of one moment in the order of their keys. */
export function inOrder(results: readonly MatchResult[]): readonly MatchResult[] {
  return results.toSorted((a, b) => a.ended - b.ended || (a.key < b.key ? -1 : 1))
}
