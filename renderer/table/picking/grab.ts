import { isDrag, type ScreenPoint } from '../camera/press.ts'
import type { Spot } from '../spot.ts'
import type { Pick } from './picking.ts'
import type { PageAt, PointerAt } from './pointerPicker.ts'

/** Callbacks of a grab. */
export interface GrabListener {
  /** Whether a thing is held. */
  readonly isHolding: () => boolean
  /** A press on the table; returns whether it grabbed something. */
  readonly onGrab: (pick: Pick) => boolean
  /** The pointer moved with the held thing; null above the horizon. */
  readonly onCarry: (ground: Spot | null) => void
  /** Let go where it was dragged to, or, when it was in hand already, by another click. */
  readonly onRelease: (how: 'dragged' | 'clicked') => void
  /** The right button was pressed while holding. */
  readonly onDismiss: () => void
  /** The wheel was turned while holding: 1 away from the player, −1 towards. */
  readonly onWheel: (notch: 1 | -1) => void
}

interface Press {
  readonly pointer: number
  readonly start: ScreenPoint
  /** This press grabbed the thing: releasing it without a movement keeps holding. */
  readonly grabbed: boolean
  moved: boolean
}

/**
 * Dragging things, or picking them up with one click and dropping them with the next. Every method returns whether it
 * handled the event, so that other listeners must not.
 */
export class Grab {
  private readonly pickAt: (at: PageAt) => Pick
  private readonly listener: () => GrabListener
  private press: Press | null = null

  /** @param listener called at each event, so that the listener may change between events */
  constructor(pickAt: (at: PageAt) => Pick, listener: () => GrabListener) {
    this.pickAt = pickAt
    this.listener = listener
  }

  down(at: PointerAt): boolean {
    const { isHolding, onGrab, onCarry, onDismiss } = this.listener()
    const holding = isHolding()
    if (at.button !== 0) {
      if (holding) onDismiss()
      return holding
    }
    if (this.press) return true
    if (holding) onCarry(this.pickAt(at).ground) // a finger comes down without having hovered there
    const grabbed = !holding && onGrab(this.pickAt(at))
    if (!holding && !grabbed) return false
    this.press = { pointer: at.pointerId, start: { x: at.clientX, y: at.clientY }, grabbed, moved: false }
    return true
  }

  move(at: PointerAt): boolean {
    const { isHolding, onCarry } = this.listener()
    const press = this.press
    if (press && isDrag(press.start, { x: at.clientX, y: at.clientY })) press.moved = true
    if (!isHolding()) return false
    onCarry(this.pickAt(at).ground)
    return true
  }

  up(at: PointerAt): boolean {
    const press = this.press
    if (press?.pointer !== at.pointerId) return false
    this.press = null
    const { isHolding, onCarry, onRelease } = this.listener()
    if (isHolding() && press.moved) onCarry(this.pickAt(at).ground)
    if (isHolding() && (press.moved || !press.grabbed)) onRelease(press.grabbed ? 'dragged' : 'clicked')
    return true
  }

  /** Handles `pointercancel`. */
  cancel(): void {
    this.press = null
  }

  wheel(delta: number): boolean {
    const { isHolding, onWheel } = this.listener()
    if (!isHolding() || delta === 0) return false
    onWheel(delta < 0 ? 1 : -1)
    return true
  }
}
