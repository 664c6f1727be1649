/** How a move did; its lead over the most promising one is taken in the same worlds with the same luck. */
export interface Score {
  readonly sum: number
  readonly trials: number
  readonly lead: number
  readonly squares: number
}

const UNTRIED: Score = { sum: 0, trials: 0, lead: 0, squares: 0 }

/** What several have found out about a move. */
export function total(scores: readonly Score[]): Score {
  return scores.reduce(
    (all, one) => ({
      sum: all.sum + one.sum,
      trials: all.trials + one.trials,
      lead: all.lead + one.lead,
      squares: all.squares + one.squares,
    }),
    UNTRIED,
  )
}

/** The same finding, counted as so many trials at most. */
export function weighed(score: Score, weight: number): Score {
  const part = score.trials > weight ? weight / score.trials : 1
  return {
    sum: score.sum * part,
    trials: score.trials * part,
    lead: score.lead * part,
    squares: score.squares * part,
  }
}

/** Mean worth; 0 without a trial. */
export function meanOf({ sum, trials }: Score): number {
  return trials === 0 ? 0 : sum / trials
}

/** Mean lead over the most promising move; 0 without a trial. */
export function leadOf({ lead, trials }: Score): number {
  return trials === 0 ? 0 : lead / trials
}

/**
 * Whether a lead cannot well be luck. Without a trial there is none.
 *
 * @param liking how much more the move is liked than the one that it leads over
 * @param caution standard errors above nothing; @param doubt variance that is assumed beside what was seen
 */
export function isClear(score: Score, liking: number, { caution, doubt }: { caution: number; doubt: number }): boolean {
  const { squares, trials } = score
  if (trials === 0) return false
  const mean = leadOf(score)
  const variance = Math.max(0, squares / trials - mean * mean) + doubt
  return mean + liking > caution * Math.sqrt(variance / trials)
}

/** How each of some moves did. */
export class Scores<Move> {
  private readonly scores = new Map<Move, Score>()

  of(move: Move): Score {
    return this.scores.get(move) ?? UNTRIED
  }

  /** One trial of each move, all in the same world with the same luck; the first is what the others are measured by. */
  note(moves: readonly Move[], values: readonly number[]): void {
    const [par = 0] = values
    for (const [i, move] of moves.entries()) {
      const value = values[i] ?? 0
      const lead = value - par
      this.scores.set(move, total([this.of(move), { sum: value, trials: 1, lead, squares: lead * lead }]))
    }
  }
}
