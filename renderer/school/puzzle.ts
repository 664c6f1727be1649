import type { GameId, Json, MatchSetup } from '../../electron/contract/ipc.ts'
import type { PlainTextKey, Translate } from '../i18n/t.ts'

/** A match from a position of its own with a goal to be reached in so many moves. No luck and no rival has a say in it. */
export interface Puzzle<View> {
  /** Stands in saves and titles: `lesson.<id>` is its name. */
  readonly id: `puzzle-${string}`
  readonly title: PlainTextKey
  readonly goal: PlainTextKey
  /** The first says where to look, the second what to do. */
  readonly hints: readonly [PlainTextKey, PlainTextKey]
  /** How many moves are enough; fewer are not. */
  readonly moves: number
  /** Where it begins, in the game's public form. */
  readonly position: Json
  isSolved(view: View): boolean
}

/** A puzzle as the list and the guide show it, whatever the game. */
export interface PuzzleCard extends Pick<Puzzle<never>, 'id' | 'title' | 'goal' | 'hints' | 'moves'> {
  /** The puzzle to try after this one; null after the last. */
  readonly next: PuzzleCard | null
  setup(t: Translate): MatchSetup
  isSolved(shown: unknown): boolean
}

/** Stars of a puzzle that was solved without a hint; each hint costs one, the last is never lost. */
export const MOST_STARS = 3

/** The stars of a puzzle that was solved after so many hints. */
export const starsAfter = (hints: number): number => Math.max(1, MOST_STARS - hints)

interface PuzzlesOf<View> {
  readonly game: GameId
  /** The seat of the solver: the only one. */
  readonly seat: string
  /** From easy to hard. */
  readonly puzzles: readonly Puzzle<View>[]
  isView(shown: unknown): shown is View
}

/** The puzzles of a game, ready to be played. */
export function puzzlesOf<View>({ game, seat, puzzles, isView }: PuzzlesOf<View>): readonly PuzzleCard[] {
  const cards: readonly PuzzleCard[] = puzzles.map(({ id, title, goal, hints, moves, position, isSolved }, index) => ({
    id,
    title,
    goal,
    hints,
    moves,
    get next() {
      return cards[index + 1] ?? null
    },
    setup: (t) => ({
      game,
      options: {},
      position,
      lesson: id,
      title: t(title),
      seats: { [seat]: { name: t('lesson.pupil'), player: { kind: 'human' } } },
    }),
    isSolved: (shown) => isView(shown) && isSolved(shown),
  }))
  return cards
}
