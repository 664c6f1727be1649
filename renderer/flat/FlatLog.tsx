import type { ReactNode } from 'react'
import { create } from 'zustand'
import type { LogLine } from '../hud/LogPages.tsx'
import { useLinesWithUndo } from '../hud/takenBack.ts'
import { useWords } from '../hud/useWords.ts'
import './flatLog.css'

export const useLogSheet = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

/** Opens or closes the whole log; without an argument toggles it. */
export function toggleLogSheet(isOpen = !useLogSheet.getState().isOpen): void {
  useLogSheet.setState({ isOpen })
}

interface FlatLogProps {
  /** Newest first. */
  readonly lines: readonly LogLine[]
  /** The number of visible lines. */
  readonly shown?: number
  /** Buttons below the lines. */
  readonly children?: ReactNode
}

/** Shows the last lines of the log. Its button in the corner opens all of them. */
export function FlatLog({ lines, shown = 3, children }: FlatLogProps) {
  const all = useLinesWithUndo(lines)
  return (
    <div className="flat-log" data-testid="flat-log">
      {all.length > 0 && <Lines lines={all.slice(0, shown)} />}
      <div className="flat-log-actions">{children}</div>
    </div>
  )
}

/** Shows lines of the log, one below the other. */
export function Lines({ lines }: { readonly lines: readonly LogLine[] }) {
  const { t } = useWords()
  if (lines.length === 0) return <p>{t('hud.log.empty')}</p>
  return (
    <ol className="flat-log-lines" reversed>
      {lines.map(({ move, part = 0, flag, text, gain }) => (
        <li key={`${move}/${part}`}>
          {flag}
          <span>{text}</span>
          {gain}
        </li>
      ))}
    </ol>
  )
}
