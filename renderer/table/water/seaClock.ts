import type { PictureClock } from '../../picture/pictureClock.ts'

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
  private lastInput: number
  private lastFrame: number
  private isOwnFrame = false
  private stopTicking: (() => void) | null = null
  private readonly request: () => void
  private readonly clock: PictureClock

  constructor(request: () => void, clock: PictureClock) {
    this.request = request
    this.clock = clock
    this.lastInput = clock.now()
    this.lastFrame = clock.now()
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
    this.lastInput = this.clock.now()
    this.start()
  }

  /** Notes a drawn frame, before anything moves in it. */
  pass(seconds: number): void {
    if (this.seas === 0) return
    if (!this.isOwnFrame) {
      this.lastFrame = this.clock.now()
      this.start()
    }
    this.isOwnFrame = false
    this.pace = Math.max(0, Math.min(1, this.pace + (this.isAwake() ? seconds : -seconds) / FADE))
  }

  stop(): void {
    this.stopTicking?.()
    this.stopTicking = null
  }

  private start(): void {
    if (this.seas > 0) this.stopTicking ??= this.clock.every(1000 / RATE, () => this.tick())
  }

  private tick(): void {
    const isAtRest = this.pace === 0 && !this.isAwake()
    if (isAtRest || document.visibilityState !== 'visible') return this.stop()
    this.isOwnFrame = true
    this.request()
  }

  private isAwake(): boolean {
    if (this.rest === 'never') return true
    const now = this.clock.now()
    const isApart = this.rest === 'without-input-or-focus' && !document.hasFocus()
    if (isApart) return now - this.lastFrame < MOVES_AFTER_FRAME
    return now - Math.max(this.lastInput, this.lastFrame) < MOVES_AFTER_INPUT
  }
}
