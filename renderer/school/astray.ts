import { useEffect, useRef } from 'react'
import { useSession } from '../host/session.ts'
import { currentText } from '../i18n/useText.ts'
import { showNotice } from '../ui/toasts/toasts.ts'
import type { GuidedLesson } from './course.ts'

/** Reports an allowed move that did not do what the step asks. */
export function useOffCourse(lesson: Pick<GuidedLesson, 'astray'>, done: number): void {
  const start = useSession((state) => state.start)
  const steps = useSession((state) => state.steps)
  const before = useRef({ start, played: steps.length, done })
  useEffect(() => {
    const was = before.current
    before.current = { start, played: steps.length, done }
    const isGoingOn = was.start === start && done === was.done // moves from before the lesson was reopened do not count
    const astray = isGoingOn ? lesson.astray(start, steps, was.played, done) : null
    if (astray) showNotice(currentText()(astray))
  }, [lesson, start, steps, done])
}
