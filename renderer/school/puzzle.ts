import type { ComponentType } from 'react'
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
  /** How many moves are enough, in the game's unit; fewer are not. */
  readonly moves: number
  /** Where it begins, in the game's public form. */
  readonly position: Json
  isSolved(view: View): boolean
  /** Whether the goal is out of reach already, while so many moves are left. */
  isLost?(view: View, left: number): boolean
  /** Whether the goal was reached by luck only; the views are those from the beginning to the end, one after each move. */
  isLucky?(views: readonly View[]): boolean
}

/** What is counted: moves, whole turns of a squadron, shots. */
export type PuzzleUnit = 'move' | 'turn' | 'shot'

/** What a game tells beforehand in a puzzle, by its id. */
export type Forecast = ComponentType<{ readonly id: string }>

/** How a puzzle stands. */
export interface PuzzleStanding {
  readonly left: number
  readonly verdict: 'open' | 'solved' | 'lucky' | 'lost' | 'out'
  /** After how many moves of the match the solver's last one was made; null before it. */
  readonly lastMove: number | null
}

/** A puzzle as the list and the guide show it, whatever the game. */
export interface PuzzleCard extends Pick<Puzzle<never>, 'id' | 'title' | 'goal' | 'hints' | 'moves'> {
  readonly unit: PuzzleUnit
  /** Stands below the goal: what is told of what is to come. */
  readonly Forecast?: Forecast
  /** The puzzle to try after this one; null after the last. */
  readonly next: PuzzleCard | null
  setup(t: Translate): MatchSetup
  /** How it stands after what was played from its beginning. */
  standing(start: unknown, steps: readonly PlayedStep[]): PuzzleStanding
}

/** Stars of a puzzle that was solved without a hint; each hint costs one, the last is never lost. */
export const MOST_STARS = 3

/** The stars of a puzzle that was solved after so many hints. */
export const starsAfter = (hints: number): number => Math.max(1, MOST_STARS - hints)

/** A move of the match and what came of it. */
interface PlayedStep {
  readonly by: string
  readonly events: readonly unknown[]
}

/** What a game brings to its puzzles. */
interface PuzzlesOf<View, Event> {
  readonly game: GameId
  /** The seat of the solver. */
  readonly seat: string
  /** Seats that have nothing to say, but must be taken: by bots. */
  readonly others?: readonly string[]
  readonly unit: PuzzleUnit
  /** Left out where nothing is told beforehand. */
  readonly Forecast?: Forecast
  /** From easy to hard. */
  readonly puzzles: readonly Puzzle<View>[]
  /** How many moves are used up, in the game's unit; left out where those of the solver count. */
  used?(view: View): number
  isView(shown: unknown): shown is View
  readEvents(events: readonly unknown[]): readonly Event[]
  evolve(view: View, event: Event): View
}

/** The puzzles of a game, ready to be played. */
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

function told({ id, title, goal, hints, moves }: Pick<Puzzle<never>, Told>): Pick<PuzzleCard, Told> {
  return { id, title, goal, hints, moves }
}

type Told = 'id' | 'title' | 'goal' | 'hints' | 'moves'

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

/** Looks at the views after each move: what is played after the goal was reached, or with no moves left, does not count. */
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
