import type { AdvisedMove, PlannedMove } from '../../../electron/contract/ipc.ts'
import type { Seat, Viewer } from '../../../engine/kernel/game.ts'
import type { Words } from '../../i18n/words.ts'
import type { Point } from '../../table/spot.ts'

/** An advised move in words. */
export interface ToldAdvice {
  readonly title: string
  /** Its neutral consequences. */
  readonly plain: readonly string[]
  readonly gains: readonly string[]
  readonly risks: readonly string[]
}

/** The route of a move on the table: one place, or two ends. */
export interface MoveWay {
  readonly kind: 'way' | 'shot'
  /** In the numbers of the game's anchors. */
  readonly cells: readonly number[]
  /** The points of the same cells. */
  readonly points: readonly Point[]
}

/**
 * Returns the name of a move, by what a viewer knows; null if the view is another game's.
 *
 * @param among the moves of the same list, from which its name must differ
 */
export type NameMove = (
  view: unknown,
  planned: PlannedMove,
  words: Words,
  among?: readonly PlannedMove[],
) => string | null

/** The parts that a game provides for the coach. */
export interface GameCoach {
  /**
   * Returns the words for a move of the current question; null while the table shows something else.
   *
   * @param best the first advised move, if this one is worse: its advantages may be reasons against this one
   */
  tell(advice: AdvisedMove, words: Words, best?: AdvisedMove): ToldAdvice | null
  /** Names a move at any moment of a match. */
  readonly name: NameMove
  /**
   * Returns the route of a move, at any moment of a match; null if it has no place.
   *
   * @param near the viewer from whose side the table is seen
   */
  wayOf(view: unknown, planned: PlannedMove, near: Viewer): MoveWay | null
  /**
   * Lays a move out on the table as if the player had chosen it; sends nothing.
   *
   * @param isPressed true if the player pressed this move: only then may it replace the player's own layout
   */
  layOut(advice: AdvisedMove, isPressed: boolean): void
  /** Returns whether the move is laid out unchanged, so that the key that confirms plays exactly it. */
  isLaid(advice: AdvisedMove): boolean
  /** Calls back whenever that may have changed. Returns a function that stops this. */
  onLaid(listener: () => void): () => void
  /** Returns the seats that win together; missing in games in which each seat plays alone. */
  sides?(view: unknown): readonly (readonly Seat[])[]
  /** Takes back the laid out move, once the coach is closed. */
  takeBack?(): void
  /**
   * Returns the button for a move that is invisible on the table, and so cannot be played in any other way; null for
   * others.
   */
  doing?(advice: AdvisedMove, words: Words): Doing | null
  /**
   * The difference up to which two moves are equally good: in the game's own measure if advice has a worth, otherwise
   * in expected result.
   */
  readonly even: number
}

/** A button that plays a move. */
export interface Doing {
  readonly label: string
  readonly press: () => void
}

/**
 * Returns whether the move at a place of the advice is worse than the first move, and an alternative to it.
 *
 * @param even the difference up to which two moves are equally good
 */
export function isWorse([first, ...others]: readonly AdvisedMove[], place: number, even: number): boolean {
  const one = others[place - 1]
  return first !== undefined && one !== undefined && !one.beside && worthOf(first) - worthOf(one) >= even
}

const worthOf = ({ worth, value }: AdvisedMove): number => worth ?? value

/**
 * Returns the only reason in the line of a move: against it if it is worse, otherwise in its favour and never a danger.
 * Null if there is none, as with equal moves.
 *
 * @param behind the advantages of the best move that a worse one gives up; null for others
 */
export function reasonOf({ plain, gains, risks }: ToldAdvice, behind: readonly string[] | null): string | null {
  const [reason] = behind ? [...risks, ...gains, ...plain, ...behind] : [...gains, ...plain]
  return reason ?? null
}
