/**
 * Returns shares of their sum in whole percent, which add up to 100: each is rounded down, and the rest goes to the
 * largest remainders. A nonzero share has at least 1 %. Takes at most 100 counts; if their sum is 0, all shares are 0.
 */
export function percentsOf(counts: readonly number[]): readonly number[] {
  const all = counts.reduce((sum, count) => sum + count, 0)
  if (all === 0) return counts.map(() => 0)
  const shares = counts.map((count) => (100 * count) / all)
  const percents = shares.map((share) => (share === 0 ? 0 : Math.max(1, Math.floor(share))))
  for (let left = 100 - percents.reduce((sum, one) => sum + one, 0); left !== 0; left -= Math.sign(left)) {
    const step = Math.sign(left)
    const missing = shares.map((share, index) => step * (share - (percents[index] ?? 0)))
    const mayGive = (index: number) => step > 0 || (percents[index] ?? 0) > 1
    const candidates = [...missing.keys()].filter(mayGive)
    const most = candidates.reduce((best, index) => ((missing[index] ?? 0) > (missing[best] ?? 0) ? index : best))
    percents[most] = (percents[most] ?? 0) + step
  }
  return percents
}
