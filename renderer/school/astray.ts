import { useEffect, useRef } from 'react'
import { useSession } from '../host/session.ts'
import { currentText } from '../i18n/useText.ts'
import { showNotice } from '../ui/toasts/toasts.ts'
import type { GuidedLesson } from './course.ts'

/** Tells the pupil of a move that was allowed, but did not do what the step asks, where one move does it. */
export function useAstray({ steps }: Pick<GuidedLesson, 'steps'>, done: number): void {
  const played = useSession((state) => state.steps.filter(({ by }) => by === state.viewer).length)
  const before = useRef({ played, done })
  useEffect(() => {
    const was = before.current
    before.current = { played, done }
    const isAstray = played > was.played && done === was.done && steps[done]?.short === true
    if (isAstray) showNotice(currentText()('lesson.astray'))
  }, [steps, played, done])
}
