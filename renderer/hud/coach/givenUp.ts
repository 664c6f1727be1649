import type { ToldAdvice } from './gameCoach.ts'

/** What speaks for a move and against it, and its worth in the game's own measure. */
export interface Weighed extends Pick<ToldAdvice, 'gains' | 'risks'> {
  readonly worth: number | undefined
}

/** How a game says what is given up. */
export interface GivenUpWords {
  /** That the best move has this for it. */
  instead(gain: string): string
  /** That it comes out so much behind. */
  less(behind: number): string
  /** Whether a line that speaks for the best move speaks for the other one, too; equal lines do unless told otherwise. */
  isShared?(line: string, gains: readonly string[]): boolean
}

/**
 * What speaks against a move; where nothing does, what is given up by it: what the best one has for it, or else by how much it comes out
 * behind. Nothing where neither can be told, or there is no better one.
 */
export function risksTold(one: Weighed, best: Weighed | null, words: GivenUpWords): readonly string[] {
  if (!best || one.risks.length > 0) return one.risks
  const { isShared = (line, gains) => gains.includes(line) } = words
  const gain = best.gains.find((line) => !isShared(line, one.gains))
  if (gain !== undefined) return [words.instead(gain)]
  return one.worth === undefined || best.worth === undefined ? [] : [words.less(best.worth - one.worth)]
}
