/** The time by which everything in the picture moves, milliseconds. */
export interface PictureClock {
  /** Returns the time since any moment; it never goes back. */
  now(): number
  /** Calls `act` once after a time. Returns a function that calls it off. */
  after(ms: number, act: () => void): () => void
  /** Calls `act` again and again, after each time. Returns a function that stops it. */
  every(ms: number, act: () => void): () => void
}

/** The clock of the page, for pictures that people look at while they play. */
export const pageClock: PictureClock = {
  now: () => performance.now(),
  after(ms, act) {
    const timer = setTimeout(act, ms)
    return () => clearTimeout(timer)
  },
  every(ms, act) {
    const timer = setInterval(act, ms)
    return () => clearInterval(timer)
  },
}
