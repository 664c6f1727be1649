import { useMemo } from 'react'
import { useSession } from '../../../host/session.ts'
import type { Deed } from '../../../hud/screenReader/ScreenReaderRegions.tsx'
import { useWords } from '../../../hud/useWords.ts'
import { sentencesOf } from '../../log/logbook.ts'
import { useMatchEntries } from '../../log/useLog.ts'

/** Returns the result of every move, in words. */
export function useDeeds(): readonly Deed[] {
  const words = useWords()
  const entries = useMatchEntries()
  const viewer = useSession((state) => state.viewer)
  return useMemo(
    () =>
      entries.flatMap((entry) => {
        const text = sentencesOf(entry, words)
          .map((sentence) => sentence.text)
          .join(' ')
        return text === '' ? [] : [{ move: entry.move, text, own: entry.team === viewer }]
      }),
    [entries, words, viewer],
  )
}
