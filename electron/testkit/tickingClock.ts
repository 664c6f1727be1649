/** Returns a clock that advances one second per call. `start` is in milliseconds since 1970. */
export function tickingClock(start = Date.UTC(2026, 0, 1)): () => number {
  let now = start
  return () => (now += 1000)
}
