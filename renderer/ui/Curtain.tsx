import { type ButtonHTMLAttributes, useEffect, useRef, useState } from 'react'
import { useText } from '../i18n/useText.ts'
import { Button } from './controls.tsx'
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
  return (
    <div className="curtain" role="dialog" aria-modal="true" aria-labelledby="curtain-title" data-testid="curtain">
      <div className="curtain-board wood screwed">
        <h1 id="curtain-title" className="title">
          {t('curtain.title', { name })}
        </h1>
        <p>
          {t(reason)} {t('curtain.team')}
        </p>
        <HoldButton ready={ready} onHeld={onReveal} />
        <p className="curtain-keys">{t('curtain.keys')}</p>
        <Button small onClick={onLeave} testId="curtain-menu">
          {t('curtain.leave')}
        </Button>
      </div>
    </div>
  )
}

interface HoldButtonProps {
  readonly ready: boolean
  /** It has been held long enough. */
  readonly onHeld: () => void
}

/** A button that does nothing until it has been held for a while. */
function HoldButton({ ready, onHeld }: HoldButtonProps) {
  const t = useText()
  const [holding, setHolding] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  useEffect(() => {
    if (!holding || !ready) return
    const timer = setTimeout(onHeld, HOLD)
    return () => clearTimeout(timer)
  }, [holding, ready, onHeld])
  return (
    <button
      ref={button}
      type="button"
      className={`button is-main is-big curtain-hold ${holding && ready ? 'is-holding' : ''}`}
      data-testid="curtain-hold"
      {...holdHandlers(setHolding)}
    >
      <span className="curtain-fill" />
      <span className="curtain-label">{t('curtain.hold')}</span>
    </button>
  )
}

const isHoldKey = (code: string): boolean => code === 'Space' || code === 'Enter' || code === 'NumpadEnter'

/** What tells that a button is held down, and that it is let go in any way. */
function holdHandlers(setHolding: (holding: boolean) => void): ButtonHTMLAttributes<HTMLButtonElement> {
  const letGo = () => setHolding(false)
  return {
    onPointerDown: () => setHolding(true),
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    onBlur: letGo,
    onKeyDown: (event) => {
      event.stopPropagation()
      if (isHoldKey(event.code)) event.preventDefault()
      if (isHoldKey(event.code) && !event.repeat) setHolding(true)
    },
    onKeyUp: (event) => {
      if (isHoldKey(event.code)) letGo()
    },
  }
}
