import type { GameId, MatchSetup } from '../../electron/contract/ipc.ts'
import { teller } from '../hud/recap/eventsBefore.ts'
import type { PlainTextKey, Translate } from '../i18n/t.ts'
import { deedsOf, doneAfter, type Lesson, type LessonDraft, type LessonHand, type LessonStep } from './lesson.ts'
import type { PuzzleCard } from './puzzle.ts'

/** The parts of a game's lessons. */
interface CourseOf<View extends object, Event, L extends Lesson<View, Event>> {
  readonly game: GameId
  /** In the recommended order. */
  readonly lessons: readonly L[]
  /** The number of lessons that are enough for a first match; the others can wait. */
  readonly enough: number
  /** The seat of the pupil, and those of the bots in a lesson. */
  seats(lesson: L): { readonly pupil: string; readonly others: readonly string[] }
  isView(shown: unknown): shown is View
  readEvents(events: readonly unknown[]): readonly Event[]
  evolve(view: View, event: Event): View
  readonly followUp: FollowUp
  /** Left out if a finger points only at cells. */
  readonly hand?: LessonHand
}

/** The suggestions after a game's lessons. */
export interface FollowUp {
  readonly puzzles: readonly PuzzleCard[]
  /** A first match for a beginner: against the weakest bots. */
  firstMatch(t: Translate): MatchSetup
}

/** A lesson as shown in the list of lessons. */
export interface LessonCard {
  readonly id: string
  readonly title: PlainTextKey
  readonly about: PlainTextKey
  setup(t: Translate): MatchSetup
}

/** A lesson as shown in the guide, for any game. */
export interface GuidedLesson extends LessonCard {
  readonly learnt: PlainTextKey
  readonly advice?: PlainTextKey
  readonly steps: readonly Pick<LessonStep<unknown, unknown>, 'title' | 'text' | 'tableText'>[]
  /** The lesson to take after this one; null after the last. */
  readonly next: LessonCard | null
  readonly followUp: FollowUp
  /** True once a pupil who passes it knows enough for a first match. */
  readonly isEnough: boolean
  /** Left out if every step is done by moves. */
  readonly draft?: LessonDraft
  /** Left out if a finger points only at cells. */
  readonly hand?: LessonHand
  /** Returns the move counts after which the done steps were done. */
  doneAfter(start: unknown, steps: readonly PlayedStep[]): readonly number[]
  /** Returns the cells of the next thing to do, while `done` steps are done. */
  pointsAt(shown: unknown, done: number): readonly number[]
  /** Returns the cell of the piece that must do it, while `done` steps are done; null if any piece may. */
  actorAt(shown: unknown, done: number): readonly number[] | null
  /** Returns why the next step has become impossible, while `done` steps are done; null while it is possible. */
  missed(shown: unknown, done: number): PlainTextKey | null
  /**
   * Returns the remark about the pupil's moves since step `from` of the match, while `done` steps are done; null for
   * moves that help.
   */
  astray(start: unknown, steps: readonly PlayedStep[], from: number, done: number): PlainTextKey | null
}

/** A move of the match with its events. */
interface PlayedStep {
  readonly by: string
  readonly events: readonly unknown[]
}

/** Returns the lessons of a game, ready to be taken. */
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
    followUp: course.followUp,
    isEnough: index + 1 >= course.enough,
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

/** Returns what the list and the guide say of a lesson; none of these texts depends on its position. */
function told({
  id,
  title,
  about,
  learnt,
  advice,
  steps,
  draft,
}: Pick<Lesson<never, never>, LessonField>): Pick<GuidedLesson, LessonField> {
  return { id, title, about, learnt, steps, ...(advice && { advice }), ...(draft && { draft }) }
}

type LessonField = 'id' | 'title' | 'about' | 'learnt' | 'advice' | 'steps' | 'draft'

/** The seed of every lesson: the same moves get the same luck. */
const LUCK = 1

/** Returns the match of a lesson: the pupil's seat, and bots on the others. */
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
