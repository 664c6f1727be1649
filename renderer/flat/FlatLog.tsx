import type { ReactNode } from 'react'
import { create } from 'zustand'
import type { LogLine } from '../hud/LogPages.tsx'
import { useWords } from '../hud/useWords.ts'
import { Button } from '../ui/controls.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LogIcon } from '../ui/icons.tsx'
import './flatLog.css'

const useLogSheet = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }))

/** Opens or closes the whole log; without an argument the other of the two. */
export function toggleLogSheet(isOpen = !useLogSheet.getState().isOpen): void {
  useLogSheet.setState({ isOpen })
}

interface FlatLogProps {
  /** Newest first. */
  readonly lines: readonly LogLine[]
  /** How many stay in sight. */
  readonly shown?: number
  /** Buttons beside the one that opens the log. */
  readonly children?: ReactNode
}

/** The last lines of the log; a button opens all of them. */
export function FlatLog({ lines, shown = 3, children }: FlatLogProps) {
  const { t } = useWords()
  const isOpen = useLogSheet((state) => state.isOpen)
  return (
    <div className="flat-log" data-testid="flat-log">
      <Lines lines={lines.slice(0, shown)} />
      <div className="flat-log-actions">
        {lines.length > 0 && (
          <Button kind="quiet" label={t('hud.log')} onClick={() => toggleLogSheet(true)} testId="flat-log-all">
            <LogIcon size={1.5} /> {!children && t('hud.log')}
          </Button>
        )}
        {children}
      </div>
      {isOpen && (
        <Dialog
          title={t('hud.log')}
          surface="parchment"
          onClose={() => toggleLogSheet(false)}
          actions={<CloseButton />}
        >
          <Lines lines={lines} />
        </Dialog>
      )}
    </div>
  )
}

function CloseButton() {
  const { t } = useWords()
  return (
    <Button kind="main" autoFocus onClick={() => toggleLogSheet(false)}>
      {t('flat.close')}
    </Button>
  )
}

function Lines({ lines }: { readonly lines: readonly LogLine[] }) {
  const { t } = useWords()
  if (lines.length === 0) return <p className="flat-log-empty">{t('hud.log.empty')}</p>
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
