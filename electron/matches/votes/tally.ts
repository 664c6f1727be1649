import { openStream, type Seed } from '../../../engine/kernel/rng.ts'

/**
 * Returns the place of the option with the most votes; null without votes. A tie is decided by the luck of the match, by
 * the stream `vote/<moves>` of its seed: the seal of the seed was published before the first move, and everyone can check
 * the draw once the deal is open.
 * @param moves the number of moves before the decision
 */
export function winnerOf(votes: readonly number[], seed: Seed, moves: number): number | null {
  const most = Math.max(0, ...votes)
  if (most === 0) return null
  const tied = votes.flatMap((count, place) => (count === most ? [place] : []))
  const drawn = tied.length > 1 ? openStream(seed, `vote/${moves}`).int(tied.length) : 0
  return tied[drawn] ?? null
}
