import { numbersOf, shipNamed } from '../../../engine/admiral/fleet.ts'
import type { AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import { move, pause, sound } from '../../playback/cue.ts'
import { easeInQuad } from '../../playback/motion/easing.ts'
import { glide, heel, shake } from '../../playback/motion/motion.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import type { EffectName } from '../effects/names.ts'
import { fortFlagTarget, fortTarget, sailsTarget, shipTarget } from '../table/anchors.ts'
import { ROLL, TAKE, thrown } from './dice.ts'
import { type Escalation, escalationOf } from './escalation.ts'
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

/** The distance from one sign to the next, in cells. */
const SIGN_STEP = 0.42

/** Shows signs of a loss or a gain in a level row over a unit, one for each point. */
export function tally(sign: EffectName, count: number, over: Readonly<Pose>, at: number): readonly AdmiralCue[] {
  const shown = Math.min(count, 7)
  const middle = above(over, OVERHEAD)
  return Array.from({ length: shown }, (_, i) =>
    effect(sign, at, { ...middle, x: middle.x + (i - (shown - 1) / 2) * SIGN_STEP }, { to: middle }),
  )
}

/** Shows fire and smoke from the hull or the walls, and one broken plank for each lost point. */
export function hullDamaged(event: Of<'hullDamaged'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const { unit, damage, cause } = event
  const pose = unitPose(scene.before, unit)
  const fort = fortIn(scene.before, unit)
  const more = escalationOf(event)
  const size = Math.min(1, 0.4 + 0.15 * damage) * more.size
  const hurt = fort
    ? [move(fortTarget(unit), 0, 420, shake(0.025 * more.shake, 5))]
    : [move(shipTarget(unit), 0, 620, reel(pose, more.shake))]
  return [
    ...hurt,
    ...(fort ? strikeFlag(unit, scene) : []),
    effect(cause === 'storm' ? 'splinters' : 'blaze', 0, above(pose, 0.25), { size }),
    ...(cause === 'critical' ? [effect('splinters', 60, above(pose, 0.3), { size: more.size })] : []),
    ...tally('hullLost', damage, pose, 40),
    sound(cause === 'storm' ? 'splinter' : 'hit', 0, pose),
    ...thunder(more, 0, pose),
    pause(0, 640 + more.hold),
  ]
}

const reel = (pose: Readonly<Pose>, times: number) => heel(Math.cos(pose.yaw), -Math.sin(pose.yaw), 0.11 * times)

/** Lowers the flag of a fort that falls silent. */
function strikeFlag(id: UnitId, scene: AdmiralScene): readonly AdmiralCue[] {
  const [from, to] = ends(scene, fortFlagTarget(id))
  return from.y === to.y ? [] : [move(fortFlagTarget(id), 160, 700, glide(from, to, easeInQuad))]
}

/** Tears the canvas: scraps fly off with the wind, and one torn sail is shown for each lost point. */
export function sailsDamaged(event: Of<'sailsDamaged'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const { ship: id, damage } = event
  const more = escalationOf(event)
  const target = sailsTarget(id)
  const [from, to] = ends(scene, target)
  const pose = unitPose(scene.before, id)
  const { wind } = scene.before
  const ship = shipNamed(scene.before, id)
  const tint = ship ? TEAM_TINT[ship.team] : 0xffffff
  const mast = above(pose, 0.7)
  return [
    move(target, 0, 520, glide(from, to)),
    move(shipTarget(id), 0, 420, reel(pose, more.shake)),
    effect('scraps', 0, mast, { to: blown(mast, wind, 1600), size: 1.2 * more.size, tint }),
    effect('scraps', 120, above(pose, 0.5), { to: blown(above(pose, 0.5), wind, 1600), tint }),
    ...tally('sailLost', damage, pose, 40),
    sound('flap', 0, pose, 0.9),
    pause(0, 620 + more.hold),
  ]
}

/**
 * Throws another die for the last shot, beside the faces that make it critical; then shows a skull if one of them comes
 * up, or else a cross.
 */
export function criticalRolled(event: Of<'criticalRolled'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const { before } = scene
  const { target, die, critical } = event
  const pose = unitPose(before, target)
  const more = escalationOf(event)
  const until = ROLL + 520 + more.hold
  const over = above(pose, OVERHEAD)
  const read = { hits: numbersOf(before).faces.critical, sign: 'doom' } as const
  return [
    ...thrown(before, { index: 0, face: die, about: target, read }, 0, until),
    effect('halo', 0, above(pose, 0.05), { size: 1.1 * more.size, tint: 0xff5a3c, lasts: ROLL }),
    ...(critical
      ? [
          effect('doom', ROLL + 180, over),
          effect('blaze', ROLL + 220, above(pose, 0.3), { size: 0.9 * more.size }),
          move(
            fortIn(before, target) ? fortTarget(target) : shipTarget(target),
            ROLL + 180,
            420,
            shake(0.02 * more.shake, 6),
          ),
          ...thunder(more, ROLL + 180, pose),
        ]
      : [effect('nay', ROLL, over), sound('wood', ROLL, pose, 0.5)]),
    pause(0, until + TAKE),
  ]
}

/** Lets smoke roll out of the walls, and the garrison's drum sound once more. */
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

/** Lets the cloth hang for a moment. */
const sag = (t: number, pose: Pose): void => {
  pose.scale *= 1 - 0.7 * Math.sin(Math.PI * t)
}

/** Plays the deep sound under any event greater than a single shot. */
export function thunder({ thunder: volume }: Escalation, at: number, where: Readonly<Pose>): readonly AdmiralCue[] {
  return volume === 0 ? [] : [sound('rumble', at, where, volume)]
}

/** Returns whether a unit is still there to be shown. */
export function isThere(state: AdmiralState, id: UnitId): boolean {
  return fortIn(state, id) !== null || shipNamed(state, id)?.at != null
}
