/** The results of a move. `lead` is its lead over the most promising move in the same worlds with the same luck. */
export interface Score {
  readonly sum: number
  readonly trials: number
  readonly lead: number
  readonly squares: number
}

const UNTRIED: Score = { sum: 0, trials: 0, lead: 0, squares: 0 }

/** Returns the sum of several scores of one move. */
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

/** Returns the score scaled to at most `weight` trials. */
export function weighed(score: Score, weight: number): Score {
  const part = score.trials > weight ? weight / score.trials : 1
  return {
    sum: score.sum * part,
    trials: score.trials * part,
    lead: score.lead * part,
    squares: score.squares * part,
  }
}

/** Returns the mean worth; 0 without a trial. */
export function meanOf({ sum, trials }: Score): number {
  return trials === 0 ? 0 : sum / trials
}

/** Returns the mean lead over the most promising move; 0 without a trial. */
export function leadOf({ lead, trials }: Score): number {
  return trials === 0 ? 0 : lead / trials
}

/**
 * Returns whether a lead is unlikely to be luck. False without a trial.
 *
 * @param liking the liking for the move minus the liking for the move that it leads over
 * @param caution the standard errors that the lead must exceed
 * @param doubt the variance assumed in addition to the measured one
 */
export function isClear(score: Score, liking: number, { caution, doubt }: { caution: number; doubt: number }): boolean {
  const { squares, trials } = score
  if (trials === 0) return false
  const mean = leadOf(score)
  const variance = Math.max(0, squares / trials - mean * mean) + doubt
  return mean + liking > caution * Math.sqrt(variance / trials)
}

/** The scores of several moves. */
export class Scores<Move> {
  private readonly scores = new Map<Move, Score>()

  of(move: Move): Score {
    return this.scores.get(move) ?? UNTRIED
  }

  /** Adds one trial of each move, all in the same world with the same luck. The others are measured by the first. */
  note(moves: readonly Move[], values: readonly number[]): void {
    const [par = 0] = values
    for (const [i, move] of moves.entries()) {
      const value = values[i] ?? 0
      const lead = value - par
      this.scores.set(move, total([this.of(move), { sum: value, trials: 1, lead, squares: lead * lead }]))
    }
  }
}
