import { useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from './ui/controls.tsx'
import './curtain.css'

/** How long the button must be held, in ms. */
const HOLD = 800

/** What may lie behind the curtain, as a text. */
export type CurtainReason = 'curtain.reason' | 'curtain.fleet' | 'curtain.captains'

interface CurtainProps {
  /** The player who alone may look. */
  readonly name: string
  /** What is hidden behind it. */
  readonly reason: CurtainReason
  /** False while the secret of the last player is still being put away: holding does nothing yet. */
  readonly ready: boolean
  readonly onReveal: () => void
  /** Back to the menu; the match stays saved. */
  readonly onLeave: () => void
}

/** Hides the table until the named player holds the button: pointer, Space or Enter. */
export function Curtain({ name, reason, ready, onReveal, onLeave }: CurtainProps) {
  const t = useText()
  const [holding, setHolding] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  useEffect(() => {
    if (!holding || !ready) return
    const timer = setTimeout(onReveal, HOLD)
    return () => clearTimeout(timer)
  }, [holding, ready, onReveal])
  const isHoldKey = (code: string) => code === 'Space' || code === 'Enter' || code === 'NumpadEnter'
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title" data-testid="curtain">
      <div className="curtain-board wood screwed">
        <h1 id="curtain-title" className="title">
          {t('curtain.title', { name })}
        </h1>
        <p>
          {t(reason)} {t('curtain.team')}
        </p>
        <button
          ref={button}
          type="button"
          className={`button is-main is-big curtain-hold ${holding && ready ? 'is-holding' : ''}`}
          data-testid="curtain-hold"
          onPointerDown={() => setHolding(true)}
          onPointerUp={() => setHolding(false)}
          onPointerLeave={() => setHolding(false)}
          onPointerCancel={() => setHolding(false)}
          onBlur={() => setHolding(false)}
          onKeyDown={(event) => {
            event.stopPropagation()
            if (isHoldKey(event.code)) event.preventDefault()
            if (isHoldKey(event.code) && !event.repeat) setHolding(true)
          }}
          onKeyUp={(event) => {
            if (isHoldKey(event.code)) setHolding(false)
          }}
        >
          <span className="curtain-fill" />
          <span className="curtain-label">{t('curtain.hold')}</span>
        </button>
        <p className="curtain-keys">{t('curtain.keys')}</p>
        <Button small onClick={onLeave} testId="curtain-menu">
          {t('curtain.leave')}
        </Button>
      </div>
    </div>
  )
}
