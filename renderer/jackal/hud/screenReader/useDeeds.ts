import { useMemo } from 'react'
import { useSession } from '../../../host/session.ts'
import type { Deed } from '../../../hud/screenReader/ScreenReaderRegions.tsx'
import { useToldStart, useToldSteps, useWords } from '../../../hud/useWords.ts'
import { paragraph, writeLog } from '../../log/logbook.ts'
import { isJackalView, readEvents } from '../../view.ts'

/** Returns the deeds of all crews, in words, oldest first. */
export function useDeeds(): readonly Deed[] {
  const words = useWords()
  const start = useToldStart()
  const steps = useToldSteps()
  const viewer = useSession((state) => state.viewer)
  return useMemo(() => {
    if (!isJackalView(start)) return []
    const entries = writeLog(
      start,
      steps.map(({ by, events }) => ({ by, events: readEvents(events) })),
    )
    return entries.flatMap((entry) => {
      const told = paragraph(entry, start, words)
      if (told === '') return []
      return [{ move: entry.move, text: `${words.t(`team.${entry.team}`)}: ${told}`, own: entry.team === viewer }]
    })
  }, [start, steps, words, viewer])
}
