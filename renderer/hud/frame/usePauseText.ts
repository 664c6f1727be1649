import { useSession } from '../../host/session.ts'
import { useWords } from '../useWords.ts'

/** Returns the sentence that says who has paused the match for everyone; null while it goes on. */
export function usePauseText(): string | null {
  const { t, nameOf } = useWords()
  const match = useSession((state) => state.match)
  if (!match?.paused) return null
  return match.pausedBy ? t('hint.pausedBy', { name: nameOf(match.pausedBy) }) : t('hint.paused')
}
