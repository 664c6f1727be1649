import { useEffect } from 'react'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/controls.tsx'
import { startMatch } from '../ui/newMatch/startMatch.ts'
import { useSettings } from '../ui/settings.ts'
import type { FollowUp, GuidedLesson } from './course.ts'
import { begin, close, closeForList, keepPassed } from './taking.ts'

interface LessonPassedProps {
  readonly match: MatchInfo
  readonly lesson: GuidedLesson
}

/** The last page of a lesson: what the pupil has learnt and where to go next. Saves that the lesson was passed. */
export function LessonPassed({ match, lesson }: LessonPassedProps) {
  const t = useText()
  const { next, followUp } = lesson
  const isFirst = useSettings(({ settings }) => settings.lessonsPassed.every((id) => id === lesson.id))
  const leadsToMatch = lesson.isEnough && (isFirst || !next)
  useEffect(() => keepPassed(lesson.id), [lesson.id])
  return (
    <div className="lesson-passed">
      <p aria-live="polite">{t(lesson.learnt)}</p>
      {leadsToMatch && <FirstMatchButton match={match} followUp={followUp} kind="main" />}
      {next && (
        <Button kind={leadsToMatch ? 'plain' : 'main'} onClick={() => begin(match, next)} testId="lesson-next">
          {t('lesson.next', { title: t(next.title) })}
        </Button>
      )}
      {lesson.isEnough && !leadsToMatch && <FirstMatchButton match={match} followUp={followUp} kind="plain" />}
      {!next && <PuzzlesButton match={match} followUp={followUp} />}
      <Button onClick={() => begin(match, lesson)} testId="lesson-again">
        {t('lesson.again')}
      </Button>
      <Button onClick={() => closeForList(match)} testId="lesson-leave">
        {t('lesson.leave')}
      </Button>
    </div>
  )
}

interface FollowUpProps {
  readonly match: MatchInfo
  readonly followUp: FollowUp
}

/** Leaves for a first match. */
function FirstMatchButton({ match, followUp, kind }: FollowUpProps & { readonly kind: 'main' | 'plain' }) {
  const t = useText()
  return (
    <Button
      kind={kind}
      onClick={() => void close(match).then(() => startMatch(followUp.firstMatch(t)))}
      testId="lesson-first-match"
    >
      {t('firstMatch.title')}
    </Button>
  )
}

/** Leaves for the puzzles, at the first unsolved one. */
function PuzzlesButton({ match, followUp }: FollowUpProps) {
  const t = useText()
  const stars = useSettings(({ settings }) => settings.stars)
  const puzzle = followUp.puzzles.find(({ id }) => stars[id] === undefined) ?? followUp.puzzles[0]
  return (
    <Button onClick={() => closeForList(match, puzzle?.id)} testId="lesson-puzzles">
      {t('puzzle.leave')}
    </Button>
  )
}
