import { useEffect, useState } from 'react'
import { useSightTime } from '../../ui/moreTime.ts'
import type { LogLine } from '../LogPages.tsx'
import { useLinesWithUndo } from '../takenBack.ts'
import { useWords } from '../useWords.ts'
import './recentLog.css'

/** The number of shown events. */
const MOST = 3
/** The time that they stay after the last one, ms. */
const STAY = 8000

interface RecentLogProps {
  /** Newest first. */
  readonly lines: readonly LogLine[]
}

/** The last events, one line each; they go away eight seconds after the last one. */
export function RecentLog({ lines: played }: RecentLogProps) {
  const { t } = useWords()
  const lines = useLinesWithUndo(played)
  const newest = lines[0]
  const isFresh = useIsFresh(newest && `${newest.move}/${newest.part ?? 0}`)
  if (!isFresh) return null
  return (
    <ol className="recent-log wood" aria-label={t('hud.log')} data-testid="recent-log">
      {lines
        .slice(0, MOST)
        .reverse()
        .map(({ move, part = 0, flag, text, gain }) => (
          <li key={`${move}/${part}`}>
            {flag}
            <span className="recent-text">{text}</span>
            {gain}
          </li>
        ))}
    </ol>
  )
}

/** Returns whether an event is at most eight seconds old. */
function useIsFresh(event: string | undefined): boolean {
  const [shown, show] = useState<string | undefined>(undefined)
  const stay = useSightTime(STAY)
  useEffect(() => {
    if (event === undefined) return
    show(event)
    const timer = setTimeout(() => show(undefined), stay)
    return () => clearTimeout(timer)
  }, [event, stay])
  return shown !== undefined
}
