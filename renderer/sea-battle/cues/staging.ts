import type { SeaBattleState, SeaSeat } from '../../../engine/sea-battle/types.ts'
import type { Cue, Scene } from '../../playback/cue.ts'
import { above, COMMON_LIVES, effectsWith } from '../../playback/effects/effectCue.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import type { EffectName } from '../effects/names.ts'
import { cellSpot, trayOf, WATER } from '../table/anchors.ts'
import { homeIn } from '../table/layout.ts'

export type SeaBattleCue = Cue<EffectName>
export type SeaBattleScene = Scene<SeaBattleState>

/** The seat whose sea is near, on the left; cues are made for it. */
export interface Viewpoint {
  readonly near: SeaSeat
}

/** The lifetime of each effect, in milliseconds. */
const LIVES: Readonly<Record<EffectName, number>> = {
  ...COMMON_LIVES,
  smoke: 1700,
  column: 1250,
  trace: 900,
  blaze: 1500,
  splinters: 900,
  barrels: 3200,
  pirates: 1900,
  royal: 1900,
}

export const effect = effectsWith(LIVES)
export { above }

/** Returns the rest poses of a target before and after the event. */
export function ends(
  { before, after }: SeaBattleScene,
  { near }: Viewpoint,
  target: string,
): readonly [Readonly<Pose>, Readonly<Pose>] {
  return [homeIn(before, near, target), homeIn(after, near, target)]
}

/** Returns the surface of the sea in the middle of a cell of a seat's own field. */
export function onWater({ near }: Viewpoint, owner: SeaSeat, cell: number): Pose {
  const { x, z } = cellSpot(trayOf(owner, near), cell)
  return poseAt(x, WATER, z)
}
