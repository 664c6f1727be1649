import type { AdmiralEvent, AdmiralState, Fort, TeamId, UnitId, Wind } from '../../../engine/admiral/types.ts'
import type { Cue, Scene } from '../../playback/cue.ts'
import { above, COMMON_LIVES, effectsWith } from '../../playback/effects/effectCue.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import type { Spot } from '../../table/spot.ts'
import type { EffectName } from '../effects/names.ts'
import { alongYaw, fortTarget, headingYaw, shipTarget, WATER } from '../table/anchors.ts'
import { homeIn } from '../table/layout.ts'

export type AdmiralCue = Cue<EffectName>
export type AdmiralScene = Scene<AdmiralState>
export type Of<K extends AdmiralEvent['kind']> = Extract<AdmiralEvent, { kind: K }>

/** The lifetime of each effect, in milliseconds. */
const LIVES: Readonly<Record<EffectName, number>> = {
  ...COMMON_LIVES,
  column: 1250,
  trace: 900,
  blaze: 1300,
  splinters: 900,
  gunsmoke: 2600,
  wake: 1900,
  scraps: 1600,
  rope: 1500,
  churn: 2200,
  halo: 620,
  coins: 900,
  squall: 1500,
  stillness: 2200,
  rain: 2600,
  thunderhead: 3000,
  lightning: 700,
  pennant: 1200,
  crosshair: 800,
  query: 1100,
  aye: 700,
  nay: 700,
  doom: 1300,
  sabres: 1200,
  mallet: 950,
  hullLost: 1200,
  sailLost: 1200,
  hullMended: 1200,
  sailMended: 1200,
  face1: 2000,
  face2: 2000,
  face3: 2000,
  face4: 2000,
  face5: 2000,
  face6: 2000,
  struck: 1000,
}

export const effect = effectsWith(LIVES)
export { above }

/** The tint of a team's sprites. */
export const TEAM_TINT: Readonly<Record<TeamId, number>> = {
  red: 0xd8473c,
  blue: 0x5b84d8,
  green: 0x67b852,
  gold: 0xf2c049,
}

/** Returns where a target rests before and after the event. */
export function ends({ before, after }: AdmiralScene, target: string): readonly [Readonly<Pose>, Readonly<Pose>] {
  return [homeIn(before, target), homeIn(after, target)]
}

/** Returns the surface of the sea below a thing. */
export function below(pose: Pick<Pose, 'x' | 'z'>): Pose {
  return poseAt(pose.x, WATER, pose.z)
}

/** Returns a fort of a state by its id; null for anything else. */
export function fortIn({ forts }: AdmiralState, id: UnitId): Fort | null {
  return forts.find((fort) => fort.id === id) ?? null
}

/** Returns the target of a unit's hull or walls. */
function unitTarget(state: AdmiralState, id: UnitId): string {
  return fortIn(state, id) ? fortTarget(id) : shipTarget(id)
}

/** Returns the pose of a unit's hull or walls in a state. */
export function unitPose(state: AdmiralState, id: UnitId): Readonly<Pose> {
  return homeIn(state, unitTarget(state, id))
}

/** The height of signs over a unit, in cells. */
export const OVERHEAD = 1.35

/** Returns how far the wind carries a floating thing in a number of milliseconds, in cells. */
function driftOf({ toward, strength }: Wind, ms: number): Spot {
  const { x, z } = alongYaw(headingYaw(toward))
  const cells = (ms / 1000) * { calm: 0.06, fresh: 0.45, storm: 0.9 }[strength]
  return { x: x * cells, z: z * cells }
}

/** Returns a point moved along by the wind. */
export function blown<P extends Pick<Pose, 'x' | 'y' | 'z'>>(point: P, wind: Wind, ms: number): Pose {
  const { x, z } = driftOf(wind, ms)
  return poseAt(point.x + x, point.y, point.z + z)
}
