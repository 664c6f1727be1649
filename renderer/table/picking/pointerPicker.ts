import { isSamePick, type Pick } from './picking.ts'
import { isDrag, LONG_PRESS, type ScreenPoint } from './press.ts'

export interface PickListener {
  /** Told when the pointer comes to another cell or piece; null when it leaves the picture. */
  readonly onHover?: ((pick: Pick | null) => void) | undefined
  readonly onClick?: ((pick: Pick) => void) | undefined
  /** A press held in place for half a second, as touch screens want for "tell me about this". */
  readonly onLongPress?: ((pick: Pick) => void) | undefined
}

/** The part of a pointer event that picking looks at. */
export interface PointerAt {
  readonly pointerId: number
  readonly button: number
  readonly clientX: number
  readonly clientY: number
}

interface Press {
  readonly pointer: number
  readonly start: ScreenPoint
  timer: ReturnType<typeof setTimeout> | null
  /** Already a drag of the camera or a long press, so its end is no click. */
  spent: boolean
}

/** Turns pointer events into picks. A press that wanders is the camera's; its end is no click. */
export class PointerPicker {
  readonly #pickAt: (at: PointerAt) => Pick
  readonly #listener: () => PickListener
  #press: Press | null = null
  #hovered: Pick | null = null

  /**
   * @param pickAt what lies under a place of the screen
   * @param listener asked at each event, so that it may change between events
   */
  constructor(pickAt: (at: PointerAt) => Pick, listener: () => PickListener) {
    this.#pickAt = pickAt
    this.#listener = listener
  }

  down(at: PointerAt): void {
    if (at.button !== 0 || this.#press) return
    const start = { x: at.clientX, y: at.clientY }
    const press: Press = { pointer: at.pointerId, start, timer: null, spent: false }
    const { onLongPress } = this.#listener()
    if (onLongPress) press.timer = setTimeout(() => this.#hold(press, at, onLongPress), LONG_PRESS)
    this.#press = press
  }

  move(at: PointerAt): void {
    const press = this.#press
    if (press && isDrag(press.start, { x: at.clientX, y: at.clientY })) spend(press)
    if (!press?.spent) this.#hover(this.#pickAt(at))
  }

  up(at: PointerAt): void {
    const press = this.#press
    if (press?.pointer !== at.pointerId) return
    this.#press = null
    if (!press.spent) this.#listener().onClick?.(this.#pickAt(at))
    spend(press)
  }

  /** The system took the pointer away, or nobody listens any more. */
  cancel(): void {
    if (this.#press) spend(this.#press)
    this.#press = null
  }

  leave(): void {
    this.#hover(null)
  }

  #hold(press: Press, at: PointerAt, tell: (pick: Pick) => void): void {
    spend(press)
    tell(this.#pickAt(at))
  }

  #hover(pick: Pick | null): void {
    if (isSamePick(pick, this.#hovered)) return
    this.#hovered = pick
    this.#listener().onHover?.(pick)
  }
}

function spend(press: Press): void {
  if (press.timer !== null) clearTimeout(press.timer)
  press.timer = null
  press.spent = true
}
