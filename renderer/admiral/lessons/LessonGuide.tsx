import { useMemo, useRef } from 'react'
import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { call } from '../../host/client.ts'
import { leaveMatch, useSession } from '../../host/session.ts'
import { useSteadyPanel } from '../../hud/panels/panels.ts'
import { currentText, useText } from '../../i18n/useText.ts'
import { Button } from '../../ui/controls.tsx'
import { startMatch } from '../../ui/newMatch/startMatch.ts'
import { goTo } from '../../ui/screens.ts'
import { isAdmiralView, readEvents } from '../view.ts'
import { deedsOf, type Lesson, lessonSetup, stepsDone } from './lesson.ts'
import { lessonAfter, lessonNamed } from './lessons.ts'
import './lessonGuide.css'

/** Beside a match that is a lesson: what to do next, and what is done. */
export function LessonGuide() {
  const match = useSession((state) => state.match)
  const lesson = lessonNamed(match?.lesson)
  if (!match || !lesson) return null
  return <Guide match={match} lesson={lesson} />
}

interface GuideProps {
  readonly match: MatchInfo
  readonly lesson: Lesson
}

function Guide({ match, lesson }: GuideProps) {
  const t = useText()
  const ref = useRef<HTMLElement>(null)
  useSteadyPanel(ref)
  const done = useStepsDone(lesson)
  const step = lesson.steps[done]
  return (
    <section
      ref={ref}
      className="lesson-guide parchment"
      aria-label={t(lesson.title)}
      data-testid="lesson-guide"
      data-done={done}
    >
      <h2 className="title">{step ? t(step.title) : t('lesson.passed')}</h2>
      <ol className="lesson-steps" aria-label={t('lesson.step', { done, all: lesson.steps.length })}>
        {lesson.steps.map(({ title }, index) => (
          <li key={title} className={index < done ? 'is-done' : index === done ? 'is-next' : ''} title={t(title)} />
        ))}
      </ol>
      {step ? <p aria-live="polite">{t(step.text)}</p> : <Passed match={match} lesson={lesson} />}
    </section>
  )
}

/** How many steps the pupil has done. */
function useStepsDone(lesson: Lesson): number {
  const start = useSession((state) => state.start)
  const steps = useSession((state) => state.steps)
  return useMemo(() => {
    if (!isAdmiralView(start)) return 0
    const played = steps.map(({ by, events }) => ({ by, events: readEvents(events) }))
    return stepsDone(lesson, deedsOf(start, played))
  }, [lesson, start, steps])
}

/** A lesson that is over leaves no save. */
async function close(match: MatchInfo): Promise<void> {
  await leaveMatch()
  await call('saves:remove', { id: match.id })
}

function Passed({ match, lesson }: { readonly match: MatchInfo; readonly lesson: Lesson }) {
  const t = useText()
  const next = lessonAfter(lesson)
  const begin = (other: Lesson) => void close(match).then(() => startMatch(lessonSetup(other, currentText())))
  return (
    <div className="lesson-passed">
      <p aria-live="polite">{t(lesson.learnt)}</p>
      {next && (
        <Button kind="main" onClick={() => begin(next)} testId="lesson-next">
          {t('lesson.next', { title: t(next.title) })}
        </Button>
      )}
      <Button onClick={() => begin(lesson)} testId="lesson-again">
        {t('lesson.again')}
      </Button>
      <Button onClick={() => void close(match).then(() => goTo({ name: 'lessons' }))} testId="lesson-leave">
        {t('lesson.leave')}
      </Button>
    </div>
  )
}
