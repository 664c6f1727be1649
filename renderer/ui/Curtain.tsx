import { type ButtonHTMLAttributes, useEffect, useMemo, useRef, useState } from 'react'
import { sounds } from '../audio/sounds.ts'
import { useText } from '../i18n/useText.ts'
import { type HandledTable, handle } from '../input/contexts.ts'
import { CURTAIN } from '../input/navigation.ts'
import { brandOf } from '../input/pad/brand.ts'
import { usePadBrand } from '../input/pad/lastDevice.ts'
import { useSeatedPads } from '../input/pad/seatedPads.ts'
import { padsOf } from '../input/pad/seats.ts'
import { useNavigation } from '../input/useNavigation.ts'
import { CurtainCloth } from './CurtainCloth.tsx'
import { Button } from './controls.tsx'
import { PadGlyph } from './pads/PadGlyph.tsx'
import { SeatPads } from './pads/SeatPads.tsx'
import { SureButton } from './SureButton.tsx'
import { useSettings } from './settings.ts'
import './curtain.css'

/** The test id of the button that lifts it. */
export const CURTAIN_BUTTON = 'curtain-hold'

/** The time that the button must be held, milliseconds. */
const HOLD = 800

/** Text key for the secret that the curtain hides. */
export type CurtainReason = 'curtain.reason' | 'curtain.fleet' | 'curtain.captains'

interface CurtainProps {
  /** The player who may lift it. */
  readonly name: string
  readonly reason: CurtainReason
  /** False while the previous player's secret is being cleared: holding has no effect yet. */
  readonly ready: boolean
  readonly onReveal: () => void
  /** Leaves to the menu; the match stays saved. */
  readonly onLeave: () => void
}

/**
 * Hides the table until the named player holds the button by pointer, Space or Enter, or the button of their pad; where
 * a press toggles, until they press it twice.
 */
export function Curtain({ name, reason, ready, onReveal, onLeave }: CurtainProps) {
  const t = useText()
  const curtain = useRef<HTMLDivElement>(null)
  useNavigation({ kind: 'dialog', root: curtain, tables: useLifting(ready, onReveal) })
  const { speed, holdsToggle } = useSettings(({ settings }) => settings)
  const isStill = speed === 0
  useEffect(() => sounds.play('curtain', { bus: 'interface' }), [])
  return (
    <div
      ref={curtain}
      className={`curtain ${isStill ? 'is-still' : ''}`}
      role="dialog"
      aria-modal="true"
      aria-labelledby="curtain-title"
      data-testid="curtain"
    >
      <CurtainCloth />
      <div className="curtain-board wood screwed">
        <h1 id="curtain-title" className="title">
          {t('curtain.title', { name })}
        </h1>
        <p>
          {t(reason)} {t('curtain.team')}
        </p>
        {holdsToggle ? (
          <SureButton
            label={t('curtain.reveal')}
            question={t('curtain.reveal.sure')}
            onSure={() => ready && onReveal()}
            autoFocus
            testId={CURTAIN_BUTTON}
          />
        ) : (
          <>
            <HoldButton ready={ready} onHeld={onReveal} />
            <CurtainHint />
          </>
        )}
        <Button small onClick={onLeave} testId="curtain-menu">
          {t('curtain.leave')}
        </Button>
      </div>
    </div>
  )
}

/** Returns the command that lifts the curtain by the pad of its player; other buttons are pressed as everywhere. */
function useLifting(ready: boolean, onReveal: () => void): readonly HandledTable[] {
  return useMemo(() => {
    const isOnOther = () => document.activeElement?.matches('.curtain button:not([data-testid=curtain-hold])') ?? false
    const lift = () => {
      if (ready) onReveal()
    }
    return [handle(CURTAIN, { lift }, () => !isOnOther())]
  }, [ready, onReveal])
}

/** Names what lifts it: the button of the player's gamepad, or of the one in use; else pointer and keys. */
function CurtainHint() {
  const t = useText()
  const used = usePadBrand()
  const { seated, called } = useSeatedPads()
  const [own] = padsOf(seated, called)
  const brand = own ? brandOf(own.id) : used
  if (brand === null) return <p className="curtain-keys">{t('curtain.keys')}</p>
  return (
    <p className="curtain-keys" data-testid="curtain-pad">
      {t('pad.curtain')} <PadGlyph button="south" brand={brand} /> <SeatPads seat={called} />
    </p>
  )
}

interface HoldButtonProps {
  readonly ready: boolean
  /** Called when the button has been held long enough. */
  readonly onHeld: () => void
}

/** A button that acts only after it has been held for `HOLD`. */
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
      data-testid={CURTAIN_BUTTON}
      {...holdHandlers(setHolding)}
    >
      <span className="curtain-fill" />
      <span className="curtain-label">{t('curtain.hold')}</span>
    </button>
  )
}

const isHoldKey = (code: string): boolean => code === 'Space' || code === 'Enter' || code === 'NumpadEnter'

/** Handlers for the start and for every way to end holding a button. */
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
