import type { GameId, MatchSetup } from '../../electron/contract/ipc.ts'
import { teller } from '../hud/recap/told.ts'
import type { PlainTextKey, Translate } from '../i18n/t.ts'
import { deedsOf, doneAfter, type Lesson, type LessonDraft, type LessonHand, type LessonStep } from './lesson.ts'
import type { PuzzleCard } from './puzzle.ts'

/** What a game brings to its lessons. */
interface CourseOf<View extends object, Event, L extends Lesson<View, Event>> {
  readonly game: GameId
  /** In the order in which they are best taken. */
  readonly lessons: readonly L[]
  /** The seat of the pupil, and those that bots have in a lesson. */
  seats(lesson: L): { readonly pupil: string; readonly others: readonly string[] }
  isView(shown: unknown): shown is View
  readEvents(events: readonly unknown[]): readonly Event[]
  evolve(view: View, event: Event): View
  readonly onward: Onward
  /** Left out where a finger points at cells alone. */
  readonly hand?: LessonHand
}

/** Where the lessons of a game lead on to. */
export interface Onward {
  readonly puzzles: readonly PuzzleCard[]
  /** A match as a beginner begins it: against the weakest bots. */
  firstMatch(t: Translate): MatchSetup
}

/** A lesson as the list of lessons shows it. */
export interface LessonCard {
  readonly id: string
  readonly title: PlainTextKey
  readonly about: PlainTextKey
  setup(t: Translate): MatchSetup
}

/** A lesson as the guide shows it, whatever the game. */
export interface GuidedLesson extends LessonCard {
  readonly learnt: PlainTextKey
  readonly advice?: PlainTextKey
  readonly steps: readonly Pick<LessonStep<unknown, unknown>, 'title' | 'text' | 'tableText'>[]
  /** The lesson to take after this one; null after the last. */
  readonly next: LessonCard | null
  readonly onward: Onward
  /** Whoever has passed it knows enough for a first match. */
  readonly isEnough: boolean
  /** Left out where every step is done by moves. */
  readonly draft?: LessonDraft
  /** Left out where a finger points at cells alone. */
  readonly hand?: LessonHand
  /** After how many moves each step was done, for all that are. */
  doneAfter(start: unknown, steps: readonly PlayedStep[]): readonly number[]
  /** The cells where the next thing to do is, while `done` steps are done. */
  pointsAt(shown: unknown, done: number): readonly number[]
  /** The cell of whoever is to do it, while `done` steps are done; null where anybody may. */
  actorAt(shown: unknown, done: number): readonly number[] | null
  /** Why the next step cannot be done any more, while `done` steps are; null as long as it can. */
  missed(shown: unknown, done: number): PlainTextKey | null
  /** What to tell of the pupil's moves from a step of the match on, while `done` steps are done; null of those that help. */
  astray(start: unknown, steps: readonly PlayedStep[], from: number, done: number): PlainTextKey | null
}

/** A move of the match and what came of it. */
interface PlayedStep {
  readonly by: string
  readonly events: readonly unknown[]
}

/** The lessons of a game, ready to be taken. */
export function courseOf<View extends object, Event, L extends Lesson<View, Event>>(
  course: CourseOf<View, Event, L>,
): readonly GuidedLesson[] {
  const tell = teller<View, Event>(course.evolve)
  const read = (steps: readonly PlayedStep[]) =>
    steps.map(({ by, events }) => ({ by, events: course.readEvents(events) }))
  const guided: readonly GuidedLesson[] = course.lessons.map((lesson, index) => ({
    ...told(lesson),
    ...(course.hand && { hand: course.hand }),
    setup: (t) => setupOf(course, lesson, t),
    onward: course.onward,
    isEnough: index + 1 >= ENOUGH[course.game],
    get next() {
      return guided[index + 1] ?? null
    },
    doneAfter(start, steps) {
      if (!course.isView(start)) return []
      return doneAfter(lesson, deedsOf(tell(start, read(steps), 0), course.evolve))
    },
    astray(start, steps, from, done) {
      const { astray, short } = lesson.steps[done] ?? {}
      const { pupil } = course.seats(lesson)
      const own = steps.slice(from).some(({ by }) => by === pupil)
      if (!own || !course.isView(start)) return null
      if (!astray) return short ? 'lesson.astray' : null
      const told = tell(start, read(steps), from).filter(({ by }) => by === pupil)
      const found = deedsOf(told, course.evolve).map((deed) => astray(deed))
      return found.find((key) => key !== null) ?? null
    },
    pointsAt: (shown, done) => (course.isView(shown) ? (lesson.steps[done]?.next?.(shown) ?? []) : []),
    actorAt: (shown, done) => (course.isView(shown) ? (lesson.steps[done]?.by?.(shown) ?? null) : null),
    missed: (shown, done) => (course.isView(shown) ? (lesson.steps[done]?.missed?.(shown) ?? null) : null),
  }))
  return guided
}

/** What the list and the guide say of a lesson, which never asks for its position. */
function told({
  id,
  title,
  about,
  learnt,
  advice,
  steps,
  draft,
}: Pick<Lesson<never, never>, Told>): Pick<GuidedLesson, Told> {
  return { id, title, about, learnt, steps, ...(advice && { advice }), ...(draft && { draft }) }
}

type Told = 'id' | 'title' | 'about' | 'learnt' | 'advice' | 'steps' | 'draft'

/** So many lessons of a game are enough for a first match; the others can wait. */
const ENOUGH: Readonly<Record<GameId, number>> = { jackal: 1, admiral: 2, 'sea-battle': 2 }

/** The seed of every lesson: whoever plays it alike meets the same luck. */
const LUCK = 1

/** The match that a lesson is: the pupil's seat, and bots on the others. */
function setupOf<View extends object, Event, L extends Lesson<View, Event>>(
  { game, seats }: CourseOf<View, Event, L>,
  lesson: L,
  t: Translate,
): MatchSetup {
  const { pupil, others } = seats(lesson)
  const bot = { name: t('lesson.other'), player: { kind: 'bot', level: 'easy' } } as const
  return {
    game,
    options: {},
    position: lesson.position,
    seed: LUCK,
    lesson: lesson.id,
    title: t(lesson.title),
    seats: {
      [pupil]: { name: t('lesson.pupil'), player: { kind: 'human' } },
      ...Object.fromEntries(others.map((seat) => [seat, bot])),
    },
  }
}
