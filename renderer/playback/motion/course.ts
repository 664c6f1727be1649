/** A point of a course and the velocity there: milliseconds, cells, cells per millisecond. */
export interface Waypoint {
  readonly at: number
  readonly x: number
  readonly z: number
  readonly vx: number
  readonly vz: number
}

/** A position on the table's plane. */
export interface Passage {
  x: number
  z: number
}

/** Writes the position at a time in milliseconds from the start. */
export type Course = (ms: number, out: Passage) => void

/** Returns a smooth course that passes each waypoint at its time with its velocity. Times must rise. */
export function courseThrough(first: Waypoint, ...rest: readonly Waypoint[]): Course {
  const points = [first, ...rest]
  return (ms, out) => {
    const next = Math.max(
      1,
      points.findIndex((point) => point.at >= ms),
    )
    const last = points.length - 1
    const index = ms >= (points[last]?.at ?? 0) ? last : next
    between(points[index - 1] ?? first, points[index] ?? first, ms, out)
  }
}

/** Interpolates by a cubic Hermite curve: matches position and velocity at both ends. */
function between(from: Waypoint, to: Waypoint, ms: number, out: Passage): void {
  const lasts = to.at - from.at
  const t = lasts > 0 ? Math.max(0, Math.min(1, (ms - from.at) / lasts)) : 1
  const [begin, leave] = [(1 + 2 * t) * (1 - t) ** 2, t * (1 - t) ** 2 * lasts]
  const [end, arrive] = [t * t * (3 - 2 * t), t * t * (t - 1) * lasts]
  out.x = begin * from.x + leave * from.vx + end * to.x + arrive * to.vx
  out.z = begin * from.z + leave * from.vz + end * to.z + arrive * to.vz
}
