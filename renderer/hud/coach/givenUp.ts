import type { ToldAdvice } from './gameCoach.ts'

/** The reasons for and against a move, and its worth in the game's own measure. */
export interface Weighed extends Pick<ToldAdvice, 'gains' | 'risks'> {
  readonly worth: number | undefined
}

/** A game's words for the disadvantages of a move. */
export interface GivenUpWords {
  /** Returns a sentence that the best move has this advantage. */
  instead(gain: string): string
  /** Returns a sentence that the move is behind by this amount. */
  less(behind: number): string
  /**
   * Returns whether the other move also has an advantage of the best move; by default it has if the lines are equal.
   */
  isShared?(line: string, gains: readonly string[]): boolean
}

/**
 * Returns the reasons against a move; if there are none, its disadvantage: an advantage of the best one, or the amount
 * it is behind. Empty if neither has words, or there is no better move.
 */
export function risksSentence(one: Weighed, best: Weighed | null, words: GivenUpWords): readonly string[] {
  if (!best || one.risks.length > 0) return one.risks
  const { isShared = (line, gains) => gains.includes(line) } = words
  const gain = best.gains.find((line) => !isShared(line, one.gains))
  if (gain !== undefined) return [words.instead(gain)]
  return one.worth === undefined || best.worth === undefined ? [] : [words.less(best.worth - one.worth)]
}
