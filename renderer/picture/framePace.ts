/** The parts of a window that frames need. */
export interface FrameSource {
  requestAnimationFrame(act: FrameRequestCallback): number
  cancelAnimationFrame(id: number): void
}

/** The time without a frame of the browser after which a timer takes over, milliseconds. */
const LATE = 100
/** The part of the time between two frames by which one may be early: browsers do not keep to the millisecond. */
const EARLY = 0.2

/** The frames of a page: at most a given number a second, by a timer while the browser asks for none. */
class PacedFrames {
  private readonly askBrowser: (act: FrameRequestCallback) => unknown
  /** The time between two frames, milliseconds. */
  private readonly between: number
  private readonly asked = new Map<number, FrameRequestCallback>()
  private ids = 0
  private last = Number.NEGATIVE_INFINITY
  private isAsking = false
  private isWaiting = false
  private isHidden = false

  constructor(askBrowser: (act: FrameRequestCallback) => unknown, rate: number) {
    this.askBrowser = askBrowser
    this.between = 1000 / rate
  }

  request(act: FrameRequestCallback): number {
    this.ids++
    this.asked.set(this.ids, act)
    this.ask()
    this.wait()
    return this.ids
  }

  cancel(id: number): void {
    this.asked.delete(id)
  }

  /** Draws with the browser's next frame for which it is time. */
  private ask(): void {
    if (this.isAsking) return
    this.isAsking = true
    this.askBrowser((now) => {
      this.isAsking = false
      this.isHidden = false
      this.drawAfter(this.between * (1 - EARLY), now)
      if (this.asked.size > 0) this.ask()
    })
  }

  /** Draws by a timer if the browser is late. */
  private wait(): void {
    if (this.isWaiting) return
    this.isWaiting = true
    const act = () => {
      this.isWaiting = false
      if (this.drawAfter(this.isHidden ? this.between * (1 - EARLY) : LATE, performance.now())) this.isHidden = true
      if (this.asked.size > 0) this.wait()
    }
    setTimeout(act, this.isHidden ? this.between : LATE)
  }

  /** Draws what was asked for, unless the last frame was drawn less than a time ago; returns whether it drew. */
  private drawAfter(ms: number, now: number): boolean {
    if (this.asked.size === 0 || now - this.last < ms) return false
    this.last = now
    const due = [...this.asked.values()]
    this.asked.clear()
    for (const act of due) {
      try {
        act(now)
      } catch (error) {
        reportError(error)
      }
    }
    return true
  }
}

/**
 * Lets a page draw at most a given number of frames a second, and draws them by a timer while the browser asks for none: for a
 * picture that is captured from a hidden or covered page.
 * @param rate frames in a second
 */
export function paceFrames(source: FrameSource, rate: number): void {
  const frames = new PacedFrames(source.requestAnimationFrame.bind(source), rate)
  source.requestAnimationFrame = (act) => frames.request(act)
  source.cancelAnimationFrame = (id) => frames.cancel(id)
}
