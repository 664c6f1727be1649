import { type ReactNode, use, useEffect, useId, useRef } from 'react'
import type { MatchSetup } from '../../../electron/contract/ipc.ts'
import { useText } from '../../i18n/useText.ts'
import { Button } from '../controls.tsx'
import { ScreenFoot } from '../ScreenFrame.tsx'
import './newMatch.css'
import { NewMatchPlan } from './planning.ts'

interface NewMatchFrameProps {
  readonly players: ReactNode
  readonly options: ReactNode
  /** A `ClockChoice`. */
  readonly clock: ReactNode
  /** What is wrong with the draft, in words; null if nothing is. */
  readonly fault: string | null
  /** The match that the draft describes; asked for only without a fault. */
  readonly setup: () => MatchSetup
  readonly onStart: () => void
}

/** The form of a new match: players and their clock on the left, options on the right, the start below and always in sight. */
export function NewMatchFrame({ players, options, clock, fault, setup, onStart }: NewMatchFrameProps) {
  const t = useText()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const tell = use(NewMatchPlan)
  useEffect(() => {
    if (fault === null) tell?.(setup())
  })
  return (
    <form
      id={id}
      ref={form}
      className="new-match"
      onSubmit={(event) => {
        event.preventDefault()
        if (fault === null) onStart()
        else form.current?.querySelector<HTMLElement>(WRONG_FIELD)?.focus()
      }}
    >
      <div className="new-players">
        {players}
        {clock}
      </div>
      <div className="new-options">
        <h2 className="label">{t('new.options')}</h2>
        {options}
      </div>
      <ScreenFoot>
        <div className="new-start">
          <p className="new-fault field-error" data-testid="new-fault">
            {fault}
          </p>
          <Button kind="main" className="is-big" submits form={id} blocked={fault} testId="start-match">
            {t('new.start')}
          </Button>
        </div>
      </ScreenFoot>
    </form>
  )
}

/** Fields with an error, and the buttons of those that are no text. */
const WRONG_FIELD = '[aria-invalid="true"], [data-wrong="true"] button'
