/** The latest time that a date can tell, in milliseconds since 1970. */
export const LATEST = 8.64e15

/**
 * A clock that tells whole milliseconds from 0 on, whatever the one on the wall says: a computer whose battery is empty
 * may find itself before 1970, and saves have no word for that.
 */
export function saneClock(now: () => number): () => number {
  return () => {
    const time = Math.trunc(now())
    return time > 0 ? Math.min(time, LATEST) : 0
  }
}
