import { useMemo } from 'react'
import { useToldStart, useToldSteps } from '../../hud/useWords.ts'
import { isAdmiralView, readEvents } from '../view.ts'
import { type LogEntry, writeLog } from './logbook.ts'

/** Returns the entries of a log, oldest first; none until its beginning is known. */
export function useEntries(
  start: unknown,
  steps: readonly { readonly events: readonly unknown[] }[],
): readonly LogEntry[] {
  return useMemo(() => {
    if (!isAdmiralView(start)) return []
    return writeLog(
      start,
      steps.map(({ events }) => ({ events: readEvents(events) })),
    )
  }, [start, steps])
}

/** Returns the log of the match or recording on the table. */
export function useMatchEntries(): readonly LogEntry[] {
  const start = useToldStart()
  const steps = useToldSteps()
  return useEntries(start, steps)
}
