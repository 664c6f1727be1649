import { shipNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import { move, pause, sound } from '../../playback/cue.ts'
import { easeInQuad } from '../../playback/motion/easing.ts'
import { glide, heel, shake } from '../../playback/motion/motion.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import type { EffectName } from '../effects/names.ts'
import { fortFlagTarget, fortTarget, sailsTarget, shipTarget } from '../table/anchors.ts'
import { ROLL, TAKE, thrown } from './dice.ts'
import {
  type AdmiralCue,
  type AdmiralScene,
  above,
  blown,
  effect,
  ends,
  fortIn,
  type Of,
  OVERHEAD,
  TEAM_TINT,
  unitPose,
} from './staging.ts'

/** Signs of a loss or a gain side by side over a unit, one for each point. */
export function tally(sign: EffectName, count: number, over: Readonly<Pose>, at: number): readonly AdmiralCue[] {
  const shown = Math.min(count, 7)
  return Array.from({ length: shown }, (_, i) =>
    effect(sign, at + 70 * i, poseAt(over.x + (i - (shown - 1) / 2) * 0.58, over.y + OVERHEAD, over.z)),
  )
}

/** Fire and smoke out of the hull or the walls, and one broken plank for every point lost. */
export function hullDamaged(event: Of<'hullDamaged'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const { unit, damage, cause } = event
  const pose = unitPose(scene.before, unit)
  const fort = fortIn(scene.before, unit)
  const size = Math.min(1.3, 0.55 + 0.18 * damage)
  const hurt = fort ? [move(fortTarget(unit), 0, 420, shake(0.025, 5))] : [move(shipTarget(unit), 0, 620, reel(pose))]
  return [
    ...hurt,
    ...(fort ? strikeFlag(unit, scene) : []),
    effect(cause === 'storm' ? 'splinters' : 'blaze', 0, above(pose, 0.25), { size }),
    ...(cause === 'critical' ? [effect('splinters', 60, above(pose, 0.3), { size: 1.4 })] : []),
    ...tally('hullLost', damage, pose, 40),
    sound(cause === 'storm' ? 'splinter' : 'hit', 0, pose),
    pause(0, 640),
  ]
}

const reel = (pose: Readonly<Pose>) => heel(Math.cos(pose.yaw), -Math.sin(pose.yaw), 0.11)

/** The flag of a fort that now falls silent comes down. */
function strikeFlag(id: UnitId, scene: AdmiralScene): readonly AdmiralCue[] {
  const [from, to] = ends(scene, fortFlagTarget(id))
  return from.y === to.y ? [] : [move(fortFlagTarget(id), 160, 700, glide(from, to, easeInQuad))]
}

/** Canvas tears: scraps go off with the wind, and one torn sail is shown for every point lost. */
export function sailsDamaged({ ship: id, damage }: Of<'sailsDamaged'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const target = sailsTarget(id)
  const [from, to] = ends(scene, target)
  const pose = unitPose(scene.before, id)
  const { wind } = scene.before
  const ship = shipNamed(scene.before, id)
  const tint = ship ? TEAM_TINT[ship.team] : 0xffffff
  const mast = above(pose, 0.7)
  return [
    move(target, 0, 520, glide(from, to)),
    move(shipTarget(id), 0, 420, reel(pose)),
    effect('scraps', 0, mast, { to: blown(mast, wind, 1600), size: 1.2, tint }),
    effect('scraps', 120, above(pose, 0.5), { to: blown(above(pose, 0.5), wind, 1600), tint }),
    ...tally('sailLost', damage, pose, 40),
    sound('flap', 0, pose, 0.9),
    pause(0, 620),
  ]
}

/** Another die for the last shot: a skull if it decides, else a shrug. */
export function criticalRolled(event: Of<'criticalRolled'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const pose = unitPose(scene.before, event.target)
  const until = ROLL + (event.critical ? 900 : 480)
  const over = above(pose, OVERHEAD)
  return [
    ...thrown(scene.before, { index: 1, face: event.die, about: event.target }, 0, until),
    effect('halo', 0, above(pose, 0.05), { size: 1.1, tint: 0xff5a3c, lasts: ROLL }),
    ...(event.critical
      ? [
          effect('doom', ROLL, over),
          effect('blaze', ROLL + 120, above(pose, 0.3), { size: 1.3 }),
          sound('rumble', ROLL, pose),
        ]
      : [effect('nay', ROLL, over), sound('wood', ROLL, pose, 0.5)]),
    pause(0, until + TAKE),
  ]
}

/** Smoke rolls out of the walls, and the garrison's drum is heard once more. */
export function fortSilenced({ fort }: Of<'fortSilenced'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const pose = unitPose(scene.before, fort)
  const smoke = [0, 180, 360].map((at, i) => {
    const from = poseAt(pose.x + (i - 1) * 0.22, pose.y + 0.35, pose.z)
    return effect('gunsmoke', at, from, { to: blown(above(from, 0.4), scene.before.wind, 2600), size: 1.3 })
  })
  return [
    ...smoke,
    move(fortTarget(fort), 0, 600, shake(0.03, 6)),
    move(fortFlagTarget(fort), 0, 900, sag),
    effect('dust', 0, above(pose, 0.15), { size: 1.6 }),
    sound('rumble', 0, pose, 0.6),
    sound('drum', 380, pose),
    pause(0, 1100),
  ]
}

/** The cloth hangs for a moment. */
const sag = (t: number, pose: Pose): void => {
  pose.scale *= 1 - 0.7 * Math.sin(Math.PI * t)
}

/** Whether a unit is still there to be shown. */
export function isThere(state: AdmiralState, id: UnitId): boolean {
  return fortIn(state, id) !== null || shipNamed(state, id)?.at != null
}
