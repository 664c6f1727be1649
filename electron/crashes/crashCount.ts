/** Crashes count together when they are within this time, in milliseconds. */
const CRASH_WINDOW = 60_000

/** Counts the crashes of a process within a minute. */
export class CrashCount {
  private crashes: readonly number[] = []

  /** Counts a crash now; returns how many there were within the last minute, this one included. */
  add(): number {
    this.crashes = [...this.recentOnes(), Date.now()]
    return this.crashes.length
  }

  /** The number of crashes within the last minute. */
  get recent(): number {
    return this.recentOnes().length
  }

  private recentOnes(): readonly number[] {
    const now = Date.now()
    return this.crashes.filter((at) => Math.abs(now - at) < CRASH_WINDOW) // the system clock may go back
  }
}
