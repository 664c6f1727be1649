/** The latest time a `Date` can hold, in milliseconds since 1970. */
export const LATEST = 8.64e15

/**
 * Returns a clock in whole milliseconds from 0 to `LATEST`: saves accept no other times, and a wrong system clock may
 * be before 1970.
 */
export function saneClock(now: () => number): () => number {
  return () => {
    const time = Math.trunc(now())
    return time > 0 ? Math.min(time, LATEST) : 0
  }
}
