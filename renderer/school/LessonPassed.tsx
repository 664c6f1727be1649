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

/** What was learnt, and where to go from here; keeps that the lesson was passed. */
export function LessonPassed({ match, lesson }: LessonPassedProps) {
  const t = useText()
  const { next, onward } = lesson
  useEffect(() => keepPassed(lesson.id), [lesson.id])
  return (
    <div className="lesson-passed">
      <p aria-live="polite">{t(lesson.learnt)}</p>
      {next ? (
        <Button kind="main" onClick={() => begin(match, next)} testId="lesson-next">
          {t('lesson.next', { title: t(next.title) })}
        </Button>
      ) : (
        <OnwardButtons match={match} onward={onward} />
      )}
      <Button onClick={() => begin(match, lesson)} testId="lesson-again">
        {t('lesson.again')}
      </Button>
      <Button onClick={() => closeForList(match)} testId="lesson-leave">
        {t('lesson.leave')}
      </Button>
    </div>
  )
}

/** After the last lesson of a game: a first match, and the puzzles from the first that is not solved yet. */
function OnwardButtons({ match, onward }: { readonly match: MatchInfo; readonly onward: Onward }) {
  const t = useText()
  const stars = useSettings(({ settings }) => settings.stars)
  const puzzle = onward.puzzles.find(({ id }) => stars[id] === undefined) ?? onward.puzzles[0]
  return (
    <>
      <Button
        kind="main"
        onClick={() => void close(match).then(() => startMatch(onward.firstMatch(t)))}
        testId="lesson-first-match"
      >
        {t('lesson.firstMatch')}
      </Button>
      <Button onClick={() => closeForList(match, puzzle?.id)} testId="lesson-puzzles">
        {t('puzzle.leave')}
      </Button>
    </>
  )
}
