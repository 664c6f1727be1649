import { HOLD, useHolding } from './holding.ts'
import './holdRing.css'

/** The radius of the ring's line in its picture. */
const RADIUS = 20

/** A ring that closes while a button is held to confirm. It lies over dialogs, too. */
export function HoldRing() {
  const held = useHolding((state) => state.held)
  if (!held) return null
  return (
    <div
      ref={(ring) => ring?.showPopover?.()}
      popover="manual"
      className="hold-ring"
      style={{ left: held.x, top: held.y }}
      aria-hidden="true"
      data-testid="hold-ring"
    >
      <svg viewBox="-24 -24 48 48" aria-hidden="true">
        <circle r={RADIUS} className="hold-ring-way" />
        <circle r={RADIUS} className="hold-ring-done" pathLength={1} style={{ animationDuration: `${HOLD}ms` }} />
      </svg>
    </div>
  )
}
