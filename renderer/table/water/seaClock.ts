/** The reasons for which a moving sea comes to rest. Input and frames that something else requests wake it. */
export type SeaRest = 'never' | 'without-input' | 'without-input-or-focus'

/** Frames per second that a moving sea requests. */
const RATE = 20
/** The milliseconds for which the sea moves after input, or after a frame that something else requested. */
const MOVES_AFTER_INPUT = 30_000
/** The same for such a frame in a window without focus that rests without it: longer than between two frames. */
const MOVES_AFTER_FRAME = 250
/** The seconds in which the sea comes to rest, and in which it moves fully again. */
const FADE = 1

/** Requests the frames of a moving sea, and brings it to rest. */
export class SeaClock {
  /** The speed of the sea's time: 1 usually, 0 at rest. */
  pace = 1
  rest: SeaRest = 'never'
  private seas = 0
  private lastInput = performance.now()
  private lastFrame = performance.now()
  private isOwnFrame = false
  private timer: ReturnType<typeof setInterval> | null = null
  private readonly request: () => void

  constructor(request: () => void) {
    this.request = request
  }

  /** Moves a sea until the returned function is called. */
  move(): () => void {
    this.seas++
    this.wake()
    return () => {
      this.seas--
      if (this.seas > 0) return
      this.stop()
      this.pace = 1
    }
  }

  /** Wakes the sea for input, and when the window is shown or gets the focus. */
  wake(): void {
    this.lastInput = performance.now()
    this.start()
  }

  /** Notes a drawn frame, before anything moves in it. */
  pass(seconds: number): void {
    if (this.seas === 0) return
    if (!this.isOwnFrame) {
      this.lastFrame = performance.now()
      this.start()
    }
    this.isOwnFrame = false
    this.pace = Math.max(0, Math.min(1, this.pace + (this.isAwake() ? seconds : -seconds) / FADE))
  }

  stop(): void {
    if (this.timer !== null) clearInterval(this.timer)
    this.timer = null
  }

  private start(): void {
    if (this.seas > 0) this.timer ??= setInterval(() => this.tick(), 1000 / RATE)
  }

  private tick(): void {
    const isAtRest = this.pace === 0 && !this.isAwake()
    if (isAtRest || document.visibilityState !== 'visible') return this.stop()
    this.isOwnFrame = true
    this.request()
  }

  private isAwake(): boolean {
    if (this.rest === 'never') return true
    const now = performance.now()
    const isApart = this.rest === 'without-input-or-focus' && !document.hasFocus()
    if (isApart) return now - this.lastFrame < MOVES_AFTER_FRAME
    return now - Math.max(this.lastInput, this.lastFrame) < MOVES_AFTER_INPUT
  }
}
