import type { ComponentType } from 'react'
import type { GameId, Json, MatchSetup } from '../../electron/contract/ipc.ts'
import type { PlainTextKey, Translate } from '../i18n/t.ts'

/** A match from its own position, with a goal and a limited number of moves. Neither luck nor a rival affects it. */
export interface Puzzle<View> {
  /** Used in saves and titles: `lesson.<id>` is its name. */
  readonly id: `puzzle-${string}`
  readonly title: PlainTextKey
  readonly goal: PlainTextKey
  /** The first one says where to look, the second one what to do. */
  readonly hints: readonly [PlainTextKey, PlainTextKey]
  /** The fewest moves that are enough, in the game's unit. */
  readonly moves: number
  /** The start, in the game's public form. */
  readonly position: Json
  isSolved(view: View): boolean
  /** Returns whether the goal is already out of reach with `left` moves left. */
  isLost?(view: View, left: number): boolean
  /**
   * Returns whether the goal was reached only by luck; the views are those from the beginning to the end, one after
   * each move.
   */
  isLucky?(views: readonly View[]): boolean
}

/** The unit that is counted: moves, whole turns of a squadron, shots. */
export type PuzzleUnit = 'move' | 'turn' | 'shot'

/** A component with the dice and winds that a game announces beforehand in a puzzle, by its id. */
export type Forecast = ComponentType<{ readonly id: string }>

/** The state of a puzzle that is being solved. */
export interface PuzzleStanding {
  readonly left: number
  readonly verdict: 'open' | 'solved' | 'lucky' | 'lost' | 'out'
  /** The number of moves of the match up to the solver's last one; null before it. */
  readonly lastMove: number | null
}

/** A puzzle as shown in the list and the guide, for any game. */
export interface PuzzleCard extends Pick<Puzzle<never>, 'id' | 'title' | 'goal' | 'hints' | 'moves'> {
  readonly unit: PuzzleUnit
  /** Shown below the goal: what the game announces beforehand. */
  readonly Forecast?: Forecast
  /** The puzzle to try after this one; null after the last. */
  readonly next: PuzzleCard | null
  setup(t: Translate): MatchSetup
  /** Returns its standing after the moves played from its beginning. */
  standing(start: unknown, steps: readonly PlayedStep[]): PuzzleStanding
}

/** The stars for solving a puzzle without a hint. Each hint costs one star, but the last star is never lost. */
export const MOST_STARS = 3

/** Returns the stars of a puzzle that was solved after a number of hints. */
export const starsAfter = (hints: number): number => Math.max(1, MOST_STARS - hints)

/** A move of the match with its events. */
interface PlayedStep {
  readonly by: string
  readonly events: readonly unknown[]
}

/** The parts of a game's puzzles. */
interface PuzzlesOf<View, Event> {
  readonly game: GameId
  /** The seat of the solver. */
  readonly seat: string
  /** Seats that have no decisions, but must be taken: by bots. */
  readonly others?: readonly string[]
  readonly unit: PuzzleUnit
  /** Left out if nothing is announced beforehand. */
  readonly Forecast?: Forecast
  /** From easy to hard. */
  readonly puzzles: readonly Puzzle<View>[]
  /** Returns the number of moves used, in the game's unit; left out if the solver's moves count. */
  used?(view: View): number
  isView(shown: unknown): shown is View
  readEvents(events: readonly unknown[]): readonly Event[]
  evolve(view: View, event: Event): View
}

/** Returns the puzzles of a game, ready to be played. */
export function puzzlesOf<View, Event>(game: PuzzlesOf<View, Event>): readonly PuzzleCard[] {
  const cards: readonly PuzzleCard[] = game.puzzles.map((puzzle, index) => ({
    ...told(puzzle),
    unit: game.unit,
    ...(game.Forecast && { Forecast: game.Forecast }),
    get next() {
      return cards[index + 1] ?? null
    },
    setup: (t) => setupOf(game, puzzle, t),
    standing: (start, steps) =>
      game.isView(start)
        ? standingOf(game, puzzle, start, steps)
        : { left: puzzle.moves, verdict: 'open', lastMove: null },
  }))
  return cards
}

function told({ id, title, goal, hints, moves }: Pick<Puzzle<never>, PuzzleField>): Pick<PuzzleCard, PuzzleField> {
  return { id, title, goal, hints, moves }
}

type PuzzleField = 'id' | 'title' | 'goal' | 'hints' | 'moves'

function setupOf<View, Event>(
  { game, seat, others = [] }: PuzzlesOf<View, Event>,
  { position, id, title }: Puzzle<View>,
  t: Translate,
): MatchSetup {
  const bot = { name: t('lesson.other'), player: { kind: 'bot', level: 'easy' } } as const
  return {
    game,
    options: {},
    position,
    lesson: id,
    title: t(title),
    seats: {
      [seat]: { name: t('lesson.pupil'), player: { kind: 'human' } },
      ...Object.fromEntries(others.map((other) => [other, bot])),
    },
  }
}

/** Checks the views after each move: moves after the goal was reached, or with no moves left, do not count. */
function standingOf<View, Event>(
  { seat, used, readEvents, evolve }: PuzzlesOf<View, Event>,
  { moves, isSolved, isLost, isLucky }: Puzzle<View>,
  start: View,
  steps: readonly PlayedStep[],
): PuzzleStanding {
  const lastOwn = steps.findLastIndex(({ by }) => by === seat)
  const lastMove = lastOwn < 0 ? null : lastOwn + 1
  const views = [start]
  let [view, own, left] = [start, 0, moves]
  for (const { by, events } of steps) {
    if (left <= 0) break
    view = readEvents(events).reduce(evolve, view)
    views.push(view)
    if (by === seat) own++
    left = moves - (used ? used(view) : own)
    if (left >= 0 && isSolved(view)) return { left, verdict: isLucky?.(views) ? 'lucky' : 'solved', lastMove }
  }
  const verdict = left <= 0 ? 'out' : isLost?.(view, left) ? 'lost' : 'open'
  return { left: Math.max(0, left), verdict, lastMove }
}
