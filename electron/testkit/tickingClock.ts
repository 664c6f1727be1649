/** Returns a clock that advances by `step` per call, both in milliseconds; `start` is since 1970. */
export function tickingClock(start = Date.UTC(2026, 0, 1), step = 1000): () => number {
  let now = start
  return () => (now += step)
}
