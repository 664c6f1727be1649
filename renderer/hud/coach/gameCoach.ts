import type { AdvisedMove } from '../../../electron/contract/ipc.ts'
import type { Seat } from '../../../engine/kernel/game.ts'
import type { Words } from '../../i18n/words.ts'

/** A move that the coach tells of, in words. */
export interface ToldAdvice {
  readonly title: string
  /** What it leads to, neither good nor bad. */
  readonly plain: readonly string[]
  readonly gains: readonly string[]
  readonly risks: readonly string[]
}

/** What a game brings to the coach. */
export interface GameCoach {
  /** A move of what is asked now in words; null while the table shows something else. */
  tell(advice: AdvisedMove, words: Words): ToldAdvice | null
  /** A move by its name alone, at any moment of a match; null where the view is another game's. */
  name(view: unknown, advice: AdvisedMove, words: Words): string | null
  /**
   * Lays a move out on the table as if the player had chosen it; sends nothing.
   *
   * @param isPressed whether the player asked for just this one: only then may it replace what he has laid out himself
   */
  layOut(advice: AdvisedMove, isPressed: boolean): void
  /** The seats that win together; missing in games where each plays alone. */
  sides?(view: unknown): readonly (readonly Seat[])[]
  /** So far apart, in expected result, two moves are still as good as each other. */
  readonly even: number
}

/** How a move stands against the others that are told. */
export type Verdict = 'lead.clear' | 'lead.some' | 'lead.even' | 'behind.even' | 'behind.some' | 'behind.clear'

/** So many times as far apart as what is even, one is clearly better. */
const CLEARLY = 4

/** How the one at a place stands: the first against the second, the others against the first; null where it is alone. */
export function verdictOf(advice: readonly AdvisedMove[], place: number, even: number): Verdict | null {
  const [first, second] = advice
  const one = advice[place]
  if (!first || !second || !one) return null
  const side = place === 0 ? 'lead' : 'behind'
  const apart = place === 0 ? first.value - second.value : first.value - one.value
  return `${side}.${apart < even ? 'even' : apart < CLEARLY * even ? 'some' : 'clear'}`
}
