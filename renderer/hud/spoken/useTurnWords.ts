import { useSession } from '../../host/session.ts'
import { thinkerOf } from '../../host/thinker.ts'
import { useShownStore } from '../../playback/shownStore.ts'
import { useWords } from '../useWords.ts'

/**
 * What is said of whose turn it is. Silent while something plays, so that the same question is said again afterwards.
 *
 * @param asked what is asked at this screen; null when nothing is
 */
export function useTurnWords(asked: string | null): string {
  const { t, nameOf } = useWords()
  const busy = useShownStore((state) => state.busy)
  const standing = useSession((state) => state.standing)
  if (busy || !standing) return ''
  if (standing.outcome) return t('hud.over')
  if (asked !== null) return asked
  const thinker = thinkerOf(standing)
  return thinker === null ? '' : t('hud.thinking', { name: nameOf(thinker) })
}
