import { useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import './curtain.css'

/** How long the button must be held, in ms. */
const HOLD = 800

interface CurtainProps {
  /** The player who alone may look. */
  readonly name: string
  readonly onReveal: () => void
}

/** Hides the table until the named player holds the button: pointer, Space or Enter. */
export function Curtain({ name, onReveal }: CurtainProps) {
  const t = useText()
  const [holding, setHolding] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  useEffect(() => {
    if (!holding) return
    const timer = setTimeout(onReveal, HOLD)
    return () => clearTimeout(timer)
  }, [holding, onReveal])
  const isHoldKey = (code: string) => code === 'Space' || code === 'Enter' || code === 'NumpadEnter'
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title" data-testid="curtain">
      <div className="curtain-board wood screwed">
        <h1 id="curtain-title" className="title">
          {t('curtain.title', { name })}
        </h1>
        <p>
          {t('curtain.reason')} {t('curtain.team')}
        </p>
        <button
          ref={button}
          type="button"
          className={`button is-main is-big curtain-hold ${holding ? 'is-holding' : ''}`}
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
      </div>
    </div>
  )
}
