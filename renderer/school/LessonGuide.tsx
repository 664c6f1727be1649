import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import { useSession } from '../host/session.ts'
import type { PlainTextKey } from '../i18n/t.ts'
import { useText } from '../i18n/useText.ts'
import { useShownNow } from '../playback/useShownTable.ts'
import { Button } from '../ui/controls.tsx'
import { useOffCourse } from './astray.ts'
import type { GuidedLesson } from './course.ts'
import { LessonPassed } from './LessonPassed.tsx'
import { type LessonDraft, stepBack } from './lesson.ts'
import { pointOut, usePointedCells } from './pointedOut.ts'
import { begin, rewind } from './taking.ts'
import { useGuideFocus } from './useGuideFocus.ts'
import './lessonGuide.css'

interface LessonGuideProps {
  readonly course: readonly GuidedLesson[]
  /** Set on a flat table. */
  readonly isFlat?: boolean
}

interface GuideProps {
  readonly match: MatchInfo
  readonly lesson: GuidedLesson
}

/** The guide beside a match that is a lesson: the next step and the done ones. Draws nothing in any other match. */
export function LessonGuide({ course, isFlat = false }: LessonGuideProps) {
  const match = useSession((state) => state.match)
  const lesson = course.find(({ id }) => id === match?.lesson)
  if (!match || !lesson) return null
  return <Guide match={match} lesson={lesson} isFlat={isFlat} />
}

function Guide({ match, lesson, isFlat }: GuideProps & { readonly isFlat: boolean }) {
  const t = useText()
  const doneAfter = useDoneAfter(lesson)
  const drafted = useDrafted(lesson)
  const done = Math.max(doneAfter.length, drafted)
  const step = lesson.steps[done]
  const trouble = useTrouble(lesson, done)
  const isDoing = useIsDoing(lesson, done)
  const guide = useRef<HTMLElement>(null)
  useGuideFocus(guide, !step || trouble !== null)
  usePointing(lesson, done)
  const [pointed, framed] = [usePointedCells(), usePointedCells('later')]
  useOffCourse(lesson, done)
  return (
    <section
      ref={guide}
      className={`lesson-guide parchment${step ? ' is-on' : ''}${step && isDoing ? ' is-doing' : ''}`}
      aria-label={t(lesson.title)}
      data-testid="lesson-guide"
      data-done={done}
      data-answering={framed.length > 0 && pointed.length === 0 ? '' : undefined}
    >
      <h2 className="title">{step ? t(trouble?.title ?? step.title) : t('lesson.passed')}</h2>
      {step ? (
        <p aria-live="polite">
          {t(trouble?.text ?? step.text)}
          {!trouble && !isFlat && step.tableText && ` ${t(step.tableText)}`}
        </p>
      ) : (
        <LessonPassed match={match} lesson={lesson} />
      )}
      <div className="lesson-foot">
        <ol className="lesson-steps" aria-label={t('lesson.step', { done, all: lesson.steps.length })}>
          {lesson.steps.map(({ title }, index) => (
            <li key={title} className={markOf(index, done, isDoing)} title={t(title)} />
          ))}
        </ol>
        {step && (
          <RewindButtons match={match} lesson={lesson} done={doneAfter} drafted={drafted} isStuck={trouble !== null} />
        )}
      </div>
    </section>
  )
}

/** Returns the mark of a step, which is done as soon as its deed is done, even while the table still shows the deed. */
function markOf(step: number, done: number, isDoing: boolean): string {
  if (step < done || (step === done && isDoing)) return 'is-done'
  return step === done ? 'is-next' : ''
}

/** Returns whether the table still shows the deed that completes the step. */
function useIsDoing(lesson: GuidedLesson, done: number): boolean {
  const start = useSession((state) => state.start)
  const steps = useSession((state) => state.steps)
  const coming = useSession((state) => state.coming)
  return useMemo(
    () => coming.length > 0 && lesson.doneAfter(start, [...steps, ...coming]).length > done,
    [lesson, start, steps, coming, done],
  )
}

/** Returns the move counts after which the done steps were done. */
function useDoneAfter(lesson: GuidedLesson): readonly number[] {
  const start = useSession((state) => state.start)
  const steps = useSession((state) => state.steps)
  return useMemo(() => lesson.doneAfter(start, steps), [lesson, start, steps])
}

const NO_DRAFT: LessonDraft = { follow: () => () => {}, done: () => 0, clear() {} }

/** Returns the number of steps that the layout of an unplayed move completes. */
function useDrafted({ draft = NO_DRAFT }: GuidedLesson): number {
  return useSyncExternalStore(draft.follow, draft.done)
}

/** Returns why the pupil must go back; null as long as the lesson goes on. */
function useTrouble(
  lesson: GuidedLesson,
  done: number,
): { readonly title: PlainTextKey; readonly text: PlainTextKey } | null {
  const isOver = useSession(({ standing }) => standing?.outcome != null)
  const shown = useShownNow((state) => state.shown)
  const busy = useShownNow((state) => state.busy)
  if (isOver) return { title: 'lesson.lost', text: lesson.advice ?? 'lesson.lost.text' }
  // in the middle of a move a coin is on no tile and a bottle belongs to no team
  const missed = busy ? null : lesson.missed(shown, done)
  return missed && { title: 'lesson.missed', text: missed }
}

/** Points out the place of the next thing to do on the table; if a piece must be chosen first, that piece. */
function usePointing(lesson: GuidedLesson, done: number): void {
  const shown = useShownNow((state) => state.shown)
  useEffect(() => {
    const { hand } = lesson
    const [cells, by] = [lesson.pointsAt(shown, done), lesson.actorAt(shown, done)]
    const point = () => {
      const first = hand?.first(cells, by) ?? cells
      pointOut(first, first === cells ? [] : cells)
    }
    point()
    return hand?.follow(point)
  }, [lesson, shown, done])
  useEffect(() => () => pointOut([]), [])
}

interface RewindProps extends GuideProps {
  readonly done: readonly number[]
  readonly drafted: number
  /** True if the lesson goes on only after a step back. */
  readonly isStuck: boolean
}

/** The buttons that take the lesson back a step, or to its beginning. */
function RewindButtons({ match, lesson, done, drafted, isStuck }: RewindProps) {
  const t = useText()
  const back = stepBack(done, match.moves)
  const isBegun = back !== null || drafted > 0
  const goBack = () => (back === null ? lesson.draft?.clear() : void rewind(match, back))
  return (
    <div className="lesson-rewind">
      <Button kind={isStuck ? 'main' : 'quiet'} disabled={!isBegun} onClick={goBack} testId="lesson-back">
        {t('lesson.back')}
      </Button>
      <Button kind="quiet" disabled={!isBegun} onClick={() => begin(match, lesson)} testId="lesson-restart">
        {t('lesson.restart')}
      </Button>
    </div>
  )
}
