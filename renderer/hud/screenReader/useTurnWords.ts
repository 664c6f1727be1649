import { useSession } from '../../host/session.ts'
import { thinkerOf } from '../../host/thinker.ts'
import { opening } from '../../i18n/t.ts'
import { useShownNow } from '../../playback/useShownTable.ts'
import { useWords } from '../useWords.ts'

/**
 * Returns the announcement of the turn. Silent while something plays, so that the same question is announced again
 * afterwards.
 *
 * @param asked the question at this screen; null if there is none
 */
export function useTurnWords(asked: string | null): string {
  const { t, nameOf } = useWords()
  const busy = useShownNow((state) => state.busy)
  const standing = useSession((state) => state.standing)
  if (busy || !standing) return ''
  if (standing.outcome) return t('hud.over')
  if (asked !== null) return asked
  const thinker = thinkerOf(standing)
  return thinker === null ? '' : opening(t('hud.thinking', { name: nameOf(thinker) }))
}
