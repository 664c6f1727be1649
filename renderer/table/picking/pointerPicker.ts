import { isDrag, LONG_PRESS, type ScreenPoint } from '../camera/press.ts'
import { isSamePick, type Pick } from './picking.ts'

/** How a click was made. */
export interface ClickManner {
  /** Its place among clicks that follow each other at once at one point: the second of a double click is 2. */
  readonly nth: number
  readonly byTouch: boolean
}

export interface PickListener {
  /** Called when the pointer enters another cell or piece; with null when it leaves the canvas. */
  readonly onHover?: ((pick: Pick | null) => void) | undefined
  readonly onClick?: ((pick: Pick, manner: ClickManner) => void) | undefined
  /** Follows the two clicks that it consists of. */
  readonly onDoubleClick?: ((pick: Pick) => void) | undefined
  /** A press held in place for half a second: the touch screen's way to ask for details. */
  readonly onLongPress?: ((pick: Pick) => void) | undefined
}

/** A place of the page, as mouse events give it. */
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
  /** What it means: what was under it when it was put down. */
  readonly pick: Pick
  timer: ReturnType<typeof setTimeout> | null
  nth: number
  /** Already a drag of the camera or a long press, so that its release is no click. */
  consumed: boolean
}

/** A second tap within this time after the first, in milliseconds, and this near to it, in pixels, makes a double tap. */
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
  /** What the last click meant; null once something else is pressed. */
  private clicked: Pick | null = null

  /**
   * @param pickAt what is under a point of the screen
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

  /** Handles `mousedown`, which follows `pointerdown` and alone tells how many clicks the system counts as one. */
  counted(nth: number): void {
    if (this.press) this.press.nth = nth
  }

  /** The browser repeats the last move where something changes under a pointer at rest, also while the camera shakes. */
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
      this.lastMove = null // the camera was turned: something else is there now
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

  /** A finger leaves whenever it is lifted: what its long press asked for stays until the next touch. */
  leave({ pointerType }: { readonly pointerType: string }): void {
    if (pointerType !== 'touch') this.hover(null)
  }

  /** Of a finger there is no `mousedown` before its click. */
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
