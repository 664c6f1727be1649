import type { JackalState } from '../../../engine/jackal/types.ts'
import type { Poses } from '../../playback/poses.ts'
import { playback, useStage } from '../../playback/stage.ts'

/** Something computed from what is shown, and computed anew only when that or a pose has changed. */
export function remembered<T>(compute: (state: JackalState, poses: Poses) => T, nothing: T): () => T {
  let shown: unknown = null
  let version = -1
  let value = nothing
  return () => {
    const stage = useStage.getState()
    const { poses } = playback
    if (stage.shown === shown && poses.version === version) return value
    shown = stage.shown
    version = poses.version
    value = stage.shown ? compute(stage.shown as JackalState, poses) : nothing // this table shows Jackal's views only
    return value
  }
}
