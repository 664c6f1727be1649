import { isDrag, LONG_PRESS, type ScreenPoint } from '../../input/press.ts'
import { isSamePick, type Pick } from './picking.ts'

/** The manner of a click. */
export interface ClickManner {
  /** Its number among quick clicks at one point: the second of a double click is 2. */
  readonly nth: number
  readonly byTouch: boolean
}

export interface PickListener {
  /** Called when the pointer enters another cell or piece; with null when it leaves the canvas. */
  readonly onHover?: ((pick: Pick | null) => void) | undefined
  readonly onClick?: ((pick: Pick, manner: ClickManner) => void) | undefined
  /** Called after the two clicks of a double click. */
  readonly onDoubleClick?: ((pick: Pick) => void) | undefined
  /** Called after a press held in place for half a second, which asks for details on a touch screen. */
  readonly onLongPress?: ((pick: Pick) => void) | undefined
}

/** A place of the page, as in mouse events. */
export interface PageAt {
  readonly clientX: number
  readonly clientY: number
}

/** The part of a pointer event that picking reads. */
export interface PointerAt extends PageAt {
  readonly pointerId: number
  readonly button: number
  readonly pointerType: string
}

interface Press {
  readonly pointer: number
  readonly start: ScreenPoint
  /** The target of the press: the thing under it when it started. */
  readonly pick: Pick
  timer: ReturnType<typeof setTimeout> | null
  nth: number
  /** True for a drag of the camera or a long press, whose release is no click. */
  consumed: boolean
}

/** The time in milliseconds and the distance in pixels within which a second tap makes a double tap. */
const DOUBLE_TAP = { time: 350, distance: 30 } as const

interface Tap {
  readonly nth: number
  readonly at: ScreenPoint
  readonly when: number
}

/** Turns pointer events into picks. A press that moves belongs to the camera; its release is no click. */
export class PointerPicker {
  private readonly pickAt: (at: PageAt) => Pick
  private readonly listener: () => PickListener
  private press: Press | null = null
  private hovered: Pick | null = null
  private lastMove: ScreenPoint | null = null
  private lastTap: Tap | null = null
  /** The target of the last click; null once something else is pressed. */
  private clicked: Pick | null = null

  /**
   * @param pickAt returns the thing under a point of the screen
   * @param listener called at each event, so that the listener may change between events
   */
  constructor(pickAt: (at: PageAt) => Pick, listener: () => PickListener) {
    this.pickAt = pickAt
    this.listener = listener
  }

  down(at: PointerAt): void {
    if (at.pointerType === 'touch') this.hover(null)
    if (this.press) consume(this.press)
    if (at.button !== 0 || this.press) return
    const start = { x: at.clientX, y: at.clientY }
    const nth = at.pointerType === 'touch' ? this.nthTap(start) : 1
    const press: Press = { pointer: at.pointerId, start, pick: this.pickAt(at), timer: null, nth, consumed: false }
    const { onLongPress } = this.listener()
    if (onLongPress) press.timer = setTimeout(() => this.hold(press, onLongPress), LONG_PRESS)
    this.press = press
    this.clicked = null
  }

  /** Handles `mousedown`, which follows `pointerdown` and is the only event with the system's count of clicks. */
  counted(nth: number): void {
    if (this.press) this.press.nth = nth
  }

  /**
   * Handles movements. The browser repeats the last one if something changes under a pointer at rest, also while the
   * camera shakes.
   */
  move(at: PointerAt): void {
    const press = this.press
    const isRepeated = this.lastMove?.x === at.clientX && this.lastMove.y === at.clientY
    if (isRepeated && this.hovered !== null) return
    this.lastMove = { x: at.clientX, y: at.clientY }
    if (press && isDrag(press.start, { x: at.clientX, y: at.clientY })) consume(press)
    if (!press?.consumed && at.pointerType !== 'touch') this.hover(this.pickAt(at))
  }

  up(at: PointerAt): void {
    const press = this.press
    if (press?.pointer !== at.pointerId) return
    this.press = null
    const byTouch = at.pointerType === 'touch'
    if (byTouch) this.lastTap = press.consumed ? null : { nth: press.nth, at: press.start, when: performance.now() }
    if (press.consumed)
      this.lastMove = null // the camera has turned: another thing is there now
    else this.click(press, byTouch)
    consume(press)
  }

  doubleClick(at: PageAt): void {
    this.listener().onDoubleClick?.(this.clicked ?? this.pickAt(at))
  }

  /** Handles `pointercancel` and the end of listening. */
  cancel(): void {
    if (this.press) consume(this.press)
    this.press = null
  }

  /**
   * Handles leaving. A finger leaves whenever it is lifted: the details that its long press opened stay until the next
   * touch.
   */
  leave({ pointerType }: { readonly pointerType: string }): void {
    if (pointerType !== 'touch') this.hover(null)
  }

  /** Returns the number of a tap; a finger has no `mousedown` before its click. */
  private nthTap(at: ScreenPoint): number {
    const last = this.lastTap
    if (!last || performance.now() - last.when > DOUBLE_TAP.time) return 1
    const isNear = Math.hypot(at.x - last.at.x, at.y - last.at.y) <= DOUBLE_TAP.distance
    return isNear ? last.nth + 1 : 1
  }

  private click({ pick, nth }: Press, byTouch: boolean): void {
    this.clicked = pick
    this.listener().onClick?.(pick, { nth, byTouch })
  }

  private hold(press: Press, notify: (pick: Pick) => void): void {
    consume(press)
    this.hovered = press.pick
    notify(press.pick)
  }

  private hover(pick: Pick | null): void {
    if (isSamePick(pick, this.hovered)) return
    this.hovered = pick
    this.listener().onHover?.(pick)
  }
}

function consume(press: Press): void {
  if (press.timer !== null) clearTimeout(press.timer)
  press.timer = null
  press.consumed = true
}
