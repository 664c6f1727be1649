import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from './controls.tsx'
import { offerToastSlot } from './toasts/slot.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import './screenFrame.css'

interface ScreenFrameProps {
  readonly title: string
  readonly testId: string
  readonly onBack: () => void
  /** Buttons to the right of the title. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A full screen: a sheet of parchment over the table, with a title and a back button. */
export function ScreenFrame({ title, testId, onBack, actions, children }: ScreenFrameProps) {
  const t = useText()
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.code === 'Escape' && !document.querySelector('dialog[open]')) onBack()
    }
    window.addEventListener('keydown', leave)
    return () => window.removeEventListener('keydown', leave)
  }, [onBack])
  const titleId = useId()
  const sheet = useRef<HTMLElement>(null)
  useKeptFocus(sheet)
  return (
    <div className="screen">
      <main ref={sheet} className="screen-sheet parchment" tabIndex={-1} aria-labelledby={titleId} data-testid={testId}>
        <header className="screen-head rule-line">
          <h1 id={titleId} className="title">
            {title}
          </h1>
          <div className="screen-actions">
            {actions}
            <Button onClick={onBack} testId="back">
              {t('common.back')}
            </Button>
          </div>
        </header>
        <div ref={offerToastSlot} />
        <div className="screen-body">{children}</div>
      </main>
    </div>
  )
}
