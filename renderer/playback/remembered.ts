import type { Poses } from './poses.ts'
import { playback, useStage } from './stage.ts'

/** Something computed from what is shown, and computed anew only when that or a pose has changed. */
export function remembered<S, T>(compute: (state: S, poses: Poses) => T, nothing: T): () => T {
  let shown: unknown = null
  let version = -1
  let value = nothing
  return () => {
    const stage = useStage.getState()
    const { poses } = playback
    if (stage.shown === shown && poses.version === version) return value
    shown = stage.shown
    version = poses.version
    value = stage.shown ? compute(stage.shown as S, poses) : nothing // a table shows its own game's views only
    return value
  }
}
