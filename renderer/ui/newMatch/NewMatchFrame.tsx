import type { ReactNode } from 'react'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../controls.tsx'
import './newMatch.css'

interface NewMatchFrameProps {
  readonly players: ReactNode
  readonly options: ReactNode
  /** Whether the draft has no errors. */
  readonly ready: boolean
  readonly onStart: () => void
}

/** The form of a new match: players on the left, options and the start on the right. */
export function NewMatchFrame({ players, options, ready, onStart }: NewMatchFrameProps) {
  const t = useText()
  return (
    <form
      className="new-match"
      onSubmit={(event) => {
        event.preventDefault()
        if (ready) onStart()
      }}
    >
      <div className="new-players">{players}</div>
      <div className="new-options">
        <h2 className="label">{t('new.options')}</h2>
        {options}
        <div className="new-start">
          <Button kind="main" className="is-big" disabled={!ready} submits testId="start-match">
            {t('new.start')}
          </Button>
        </div>
      </div>
    </form>
  )
}
