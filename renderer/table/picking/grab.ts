import { isDrag, type ScreenPoint } from '../../input/press.ts'
import type { Spot } from '../spot.ts'
import type { Pick } from './picking.ts'
import type { PageAt, PointerAt } from './pointerPicker.ts'

/** Callbacks of a grab. */
export interface GrabListener {
  /** Returns whether a thing is held. */
  readonly isHolding: () => boolean
  /** Called at a press on the table; returns whether it grabbed something. */
  readonly onGrab: (pick: Pick) => boolean
  /** Called when the pointer moved with the held thing; null above the horizon. */
  readonly onCarry: (ground: Spot | null) => void
  /** Called when the thing is dropped: after a drag, or by another click if it was held before. */
  readonly onRelease: (how: 'dragged' | 'clicked') => void
  /** Called when the right button was pressed while holding. */
  readonly onDismiss: () => void
  /** Called when the wheel was turned while holding: 1 away from the player, −1 towards. */
  readonly onWheel: (notch: 1 | -1) => void
}

interface Press {
  readonly pointer: number
  readonly start: ScreenPoint
  /** True if this press grabbed the thing: releasing it without a movement keeps holding. */
  readonly grabbed: boolean
  moved: boolean
}

/**
 * Drags things, or picks them up with one click and drops them with the next. Every method returns whether it handled
 * the event; other listeners must then ignore it.
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
    if (holding) onCarry(this.pickAt(at).ground) // a finger has no hover before its press
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
