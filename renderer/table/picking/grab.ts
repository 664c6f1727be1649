import type { Spot } from '../spot.ts'
import type { Pick } from './picking.ts'
import type { PointerAt } from './pointerPicker.ts'
import { isDrag, type ScreenPoint } from './press.ts'

/** What takes things in hand. */
export interface GrabListener {
  /** Whether something is in hand. */
  readonly isHolding: () => boolean
  /** A press on the table: true when it took something in hand. */
  readonly onGrab: (pick: Pick) => boolean
  /** What is in hand follows the pointer; null above the horizon. */
  readonly onCarry: (ground: Spot | null) => void
  readonly onRelease: () => void
  /** The right button while something is in hand. */
  readonly onDismiss: () => void
  /** The wheel while something is in hand: 1 away from the player, −1 towards. */
  readonly onWheel: (notch: 1 | -1) => void
}

interface Press {
  readonly pointer: number
  readonly start: ScreenPoint
  /** This press took the thing in hand; letting go at once then leaves it there. */
  readonly grabbed: boolean
  moved: boolean
}

/**
 * Things that are dragged, or picked up with one click and laid down with the next. Every method answers whether the
 * event was meant for what is in hand, so that nobody else should hear of it.
 */
export class Grab {
  readonly #pickAt: (at: PointerAt) => Pick
  readonly #listener: () => GrabListener
  #press: Press | null = null

  /** @param listener asked at each event, so that it may change between events */
  constructor(pickAt: (at: PointerAt) => Pick, listener: () => GrabListener) {
    this.#pickAt = pickAt
    this.#listener = listener
  }

  down(at: PointerAt): boolean {
    const { isHolding, onGrab, onDismiss } = this.#listener()
    const holding = isHolding()
    if (at.button !== 0) {
      if (holding) onDismiss()
      return holding
    }
    if (this.#press) return true
    const grabbed = !holding && onGrab(this.#pickAt(at))
    if (!holding && !grabbed) return false
    this.#press = { pointer: at.pointerId, start: { x: at.clientX, y: at.clientY }, grabbed, moved: false }
    return true
  }

  move(at: PointerAt): boolean {
    const { isHolding, onCarry } = this.#listener()
    const press = this.#press
    if (press && isDrag(press.start, { x: at.clientX, y: at.clientY })) press.moved = true
    if (!isHolding()) return false
    onCarry(this.#pickAt(at).ground)
    return true
  }

  up(at: PointerAt): boolean {
    const press = this.#press
    if (press?.pointer !== at.pointerId) return false
    this.#press = null
    const { isHolding, onRelease } = this.#listener()
    if (isHolding() && (press.moved || !press.grabbed)) onRelease()
    return true
  }

  /** The system took the pointer away. */
  cancel(): void {
    this.#press = null
  }

  wheel(delta: number): boolean {
    const { isHolding, onWheel } = this.#listener()
    if (!isHolding() || delta === 0) return false
    onWheel(delta < 0 ? 1 : -1)
    return true
  }
}
