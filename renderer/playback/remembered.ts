import type { Poses } from './motion/poses.ts'
import { playback, useStage } from './stage.ts'

interface Known<T> {
  readonly version: number
  readonly value: T
}

/**
 * Something computed from what is shown, and computed anew only when that or a pose has changed. It is kept no longer
 * than the view itself: whatever a player alone may see must be gone from memory when other eyes look.
 */
export function remembered<S extends object, T>(compute: (state: S, poses: Poses) => T, nothing: T): () => T {
  const known = new WeakMap<object, Known<T>>()
  return () => {
    const { poses } = playback
    const shown = useStage.getState().shown as S | null // a table shows its own game's views only
    if (!shown) return nothing
    const last = known.get(shown)
    if (last?.version === poses.version) return last.value
    const value = compute(shown, poses)
    known.set(shown, { version: poses.version, value })
    return value
  }
}
