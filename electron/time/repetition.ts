import type { TimeSource } from './timeSource.ts'

/** An action that runs again after each pause, for as long as it returns true. */
export class Repetition {
  private readonly timeSource: TimeSource
  private readonly pause: number
  private readonly act: () => boolean
  private callOff = () => {}

  /** @param pause the time between two runs, in milliseconds */
  constructor(timeSource: TimeSource, pause: number, act: () => boolean) {
    this.timeSource = timeSource
    this.pause = pause
    this.act = act
  }

  /** Acts now, in place of the next run; the pause begins again. */
  run(): void {
    this.stop()
    if (this.act()) this.callOff = this.timeSource.after(this.pause, () => this.run())
  }

  /** Cancels the next run. */
  stop(): void {
    this.callOff()
  }
}
