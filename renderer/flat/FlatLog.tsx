import { type ReactNode, useState } from 'react'
import type { LogLine } from '../hud/LogPages.tsx'
import { useWords } from '../hud/useWords.ts'
import { Button } from '../ui/controls.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { LogIcon } from '../ui/icons.tsx'
import './flatLog.css'

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
  const [open, setOpen] = useState(false)
  return (
    <div className="flat-log" data-testid="flat-log">
      <Lines lines={lines.slice(0, shown)} />
      <div className="flat-log-actions">
        {lines.length > shown && (
          <Button kind="quiet" label={t('hud.log')} onClick={() => setOpen(true)} testId="flat-log-all">
            <LogIcon size={1.5} />
          </Button>
        )}
        {children}
      </div>
      {open && (
        <Dialog title={t('hud.log')} surface="parchment" className="flat-log-sheet" onClose={() => setOpen(false)}>
          <Lines lines={lines} />
          <div className="dialog-actions">
            <Button kind="main" autoFocus onClick={() => setOpen(false)}>
              {t('flat.close')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
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
