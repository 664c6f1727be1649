import { memoizePerObject } from './memoizePerObject.ts'
import type { Poses } from './motion/poses.ts'
import type { ShownTable } from './ShownTable.ts'

interface Known<T> {
  readonly version: number
  readonly value: T
}

/**
 * Memoizes a value computed from the shown state and the poses of a table until either changes. The value is freed with
 * the view: one player's secrets must not stay in memory when another viewer looks.
 */
export function memoizeShown<S extends object, T>(
  compute: (state: S, poses: Poses) => T,
  nothing: T,
): (table: ShownTable) => T {
  const knownOf = memoizePerObject((_: ShownTable) => new WeakMap<object, Known<T>>())
  return (table) => {
    const { poses } = table.playback
    const shown = table.shown.getState().shown as S | null // a table shows only views of its own game
    if (!shown) return nothing
    const known = knownOf(table)
    const last = known.get(shown)
    if (last?.version === poses.version) return last.value
    const value = compute(shown, poses)
    known.set(shown, { version: poses.version, value })
    return value
  }
}
