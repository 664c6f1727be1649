import type { MatchInfo } from '../../../electron/contract/ipc.ts'
import { leaveMatch, useSession } from '../../host/session.ts'
import type { ResultActions } from '../../hud/ResultFrame.tsx'
import { useText } from '../../i18n/useText.ts'
import { useGameParts } from '../../shell/games.ts'
import { startMatch } from '../../ui/newMatch/startMatch.ts'
import { goTo } from '../../ui/screens.ts'
import { useSettings } from '../../ui/settings.ts'
import { nextStepOf } from './nextStep.ts'

/**
 * Returns the button of the result that leads a beginner to the next step; null during the match and without a next
 * step.
 */
export function useNextStep(match: MatchInfo | null): NonNullable<ResultActions['nextStep']> | null {
  const t = useText()
  const { lessons } = useGameParts()
  const passed = useSettings(({ settings }) => settings.lessonsPassed)
  const outcome = useSession(({ standing }) => standing?.outcome ?? null)
  const next = match && outcome && nextStepOf(match, outcome, lessons ?? [], passed)
  if (!match || !next) return null
  const { game } = match
  if (next.kind === 'match') {
    return { label: t('result.onward.match'), go: () => void leaveMatch().then(() => goTo({ name: 'new', game })) }
  }
  const { lesson } = next
  return {
    label: t('result.onward.lesson', { title: t(lesson.title) }),
    go: () => void leaveMatch().then(() => startMatch(lesson.setup(t))),
  }
}
