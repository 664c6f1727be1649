import type { AdvisedMove, PlannedMove } from '../../../electron/contract/ipc.ts'
import type { Seat, Viewer } from '../../../engine/kernel/game.ts'
import type { Words } from '../../i18n/words.ts'
import type { Point } from '../../table/spot.ts'

/** A move that the coach tells of, in words. */
export interface ToldAdvice {
  readonly title: string
  /** What it leads to, neither good nor bad. */
  readonly plain: readonly string[]
  readonly gains: readonly string[]
  readonly risks: readonly string[]
}

/** Where a move goes on the table: one place, or from where to where. */
export interface MoveWay {
  readonly kind: 'way' | 'shot'
  /** As the game's anchors number them. */
  readonly cells: readonly number[]
  /** Of the same cells. */
  readonly points: readonly Point[]
}

/** What a game brings to the coach. */
export interface GameCoach {
  /**
   * A move of what is asked now in words; null while the table shows something else.
   *
   * @param best the first that is told, where this one is worse: what is given up for it may speak against it
   */
  tell(advice: AdvisedMove, words: Words, best?: AdvisedMove): ToldAdvice | null
  /** A move by its name alone, at any moment of a match; null where the view is another game's. */
  name(view: unknown, planned: PlannedMove, words: Words): string | null
  /**
   * Where a move goes, at any moment of a match; null where it has no place.
   *
   * @param near from whose side the table is seen
   */
  wayOf(view: unknown, planned: PlannedMove, near: Viewer): MoveWay | null
  /**
   * Lays a move out on the table as if the player had chosen it; sends nothing.
   *
   * @param isPressed whether the player asked for just this one: only then may it replace what he has laid out himself
   */
  layOut(advice: AdvisedMove, isPressed: boolean): void
  /** Whether the move lies out untouched, so that the key that confirms plays just that. */
  isLaid(advice: AdvisedMove): boolean
  /** Calls back whenever that may have changed. Returns what ends it. */
  onLaid(listener: () => void): () => void
  /** The seats that win together; missing in games where each plays alone. */
  sides?(view: unknown): readonly (readonly Seat[])[]
  /** Takes back what was laid out, once it is no longer told. */
  takeBack?(): void
  /** Plays a move that shows nowhere on the table, and so can be pressed nowhere else; null for others. */
  doing?(advice: AdvisedMove, words: Words): Doing | null
  /** So far apart, in the game's own measure where advice has its worth, otherwise in expected result, two moves are as good as each other. */
  readonly even: number
}

/** A button that plays a move. */
export interface Doing {
  readonly label: string
  readonly press: () => void
}

/**
 * Returns whether a move is worse than the first, in whose place it is played.
 *
 * @param even so far apart two moves are as good as each other
 */
export function isWorse([first, ...others]: readonly AdvisedMove[], place: number, even: number): boolean {
  const one = others[place - 1]
  return first !== undefined && one !== undefined && !one.beside && worthOf(first) - worthOf(one) >= even
}

const worthOf = ({ worth, value }: AdvisedMove): number => worth ?? value

/**
 * Returns the one reason that a line gives: for a worse move what speaks against it, else what speaks for it, never a danger.
 * Null where nothing does, as with moves that are equal.
 *
 * @param behind what is given up by a worse move for the best one; null for others
 */
export function reasonOf({ plain, gains, risks }: ToldAdvice, behind: readonly string[] | null): string | null {
  const [reason] = behind ? [...risks, ...gains, ...plain, ...behind] : [...gains, ...plain]
  return reason ?? null
}
