import { useEffect } from 'react'
import type { MatchInfo } from '../../electron/contract/ipc.ts'
import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/controls.tsx'
import { startMatch } from '../ui/newMatch/startMatch.ts'
import { useSettings } from '../ui/settings.ts'
import type { GuidedLesson, Onward } from './course.ts'
import { begin, close, closeForList, keepPassed } from './taking.ts'

interface LessonPassedProps {
  readonly match: MatchInfo
  readonly lesson: GuidedLesson
}

/** The last page of a lesson: what the pupil has learnt and where to go next. Saves that the lesson was passed. */
export function LessonPassed({ match, lesson }: LessonPassedProps) {
  const t = useText()
  const { next, onward } = lesson
  const isFirst = useSettings(({ settings }) => settings.lessonsPassed.every((id) => id === lesson.id))
  const leadsToMatch = lesson.isEnough && (isFirst || !next)
  useEffect(() => keepPassed(lesson.id), [lesson.id])
  return (
    <div className="lesson-passed">
      <p aria-live="polite">{t(lesson.learnt)}</p>
      {leadsToMatch && <FirstMatchButton match={match} onward={onward} kind="main" />}
      {next && (
        <Button kind={leadsToMatch ? 'plain' : 'main'} onClick={() => begin(match, next)} testId="lesson-next">
          {t('lesson.next', { title: t(next.title) })}
        </Button>
      )}
      {lesson.isEnough && !leadsToMatch && <FirstMatchButton match={match} onward={onward} kind="plain" />}
      {!next && <PuzzlesButton match={match} onward={onward} />}
      <Button onClick={() => begin(match, lesson)} testId="lesson-again">
        {t('lesson.again')}
      </Button>
      <Button onClick={() => closeForList(match)} testId="lesson-leave">
        {t('lesson.leave')}
      </Button>
    </div>
  )
}

interface OnwardProps {
  readonly match: MatchInfo
  readonly onward: Onward
}

/** Leaves for a first match. */
function FirstMatchButton({ match, onward, kind }: OnwardProps & { readonly kind: 'main' | 'plain' }) {
  const t = useText()
  return (
    <Button
      kind={kind}
      onClick={() => void close(match).then(() => startMatch(onward.firstMatch(t)))}
      testId="lesson-first-match"
    >
      {t('firstMatch.title')}
    </Button>
  )
}

/** Leaves for the puzzles, at the first unsolved one. */
function PuzzlesButton({ match, onward }: OnwardProps) {
  const t = useText()
  const stars = useSettings(({ settings }) => settings.stars)
  const puzzle = onward.puzzles.find(({ id }) => stars[id] === undefined) ?? onward.puzzles[0]
  return (
    <Button onClick={() => closeForList(match, puzzle?.id)} testId="lesson-puzzles">
      {t('puzzle.leave')}
    </Button>
  )
}
