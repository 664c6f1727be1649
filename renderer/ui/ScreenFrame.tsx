import { type ReactNode, useEffect } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from './controls.tsx'
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
  return (
    <div className="screen">
      <main className="screen-sheet parchment" data-testid={testId}>
        <header className="screen-head rule-line">
          <h1 className="title">{title}</h1>
          <div className="screen-actions">
            {actions}
            <Button onClick={onBack} testId="back">
              {t('common.back')}
            </Button>
          </div>
        </header>
        <div className="screen-body">{children}</div>
      </main>
    </div>
  )
}
