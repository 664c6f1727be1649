import { useMemo } from 'react'
import type { LogLine } from '../../hud/LogPages.tsx'
import { useWords } from '../../hud/useWords.ts'
import { type LogEntry, paragraph, throwsOf } from '../logbook.ts'
import { DiceRow } from './DiceRow.tsx'
import { Flag } from './insignia.tsx'
import { useMatchEntries } from './useLog.ts'

/** Entries as the log shows them; what goes without saying is left out. */
export function useLogLines(entries: readonly LogEntry[]): readonly LogLine[] {
  const words = useWords()
  return useMemo(() => {
    const lines = entries.map((entry): LogLine => {
      const throws = throwsOf(entry)
      return {
        move: entry.move,
        last: entry.last,
        flag: <Flag team={entry.team} width={1.375} />,
        text: paragraph(entry, words),
        below: throws.length > 0 && <DiceRow throws={throws} />,
      }
    })
    return lines.filter(({ text }) => text !== '')
  }, [entries, words])
}

/** The log of the match that is played, newest first. */
export function useMatchLines(): readonly LogLine[] {
  const lines = useLogLines(useMatchEntries())
  return useMemo(() => lines.toReversed(), [lines])
}
