import { foldAt, move, pause, sound } from '../../playback/cue.ts'
import { easeInOutSine } from '../../playback/motion/easing.ts'
import { glide, type Motion, parabola } from '../../playback/motion/motion.ts'
import { poseAt } from '../../playback/motion/poses.ts'
import { fortFlagTarget, sailsTarget, shipTarget, treasureTarget } from '../table/anchors.ts'
import { homeIn } from '../table/layout.ts'
import { tally } from './damage.ts'
import { goldComes, goldGoes } from './loot.ts'
import {
  type AdmiralCue,
  type AdmiralScene,
  above,
  blown,
  effect,
  ends,
  type Of,
  OVERHEAD,
  TEAM_TINT,
  unitPose,
} from './staging.ts'

const WORK = 1200

/** Plays the carpenter's mallet, bends on new sails, and shows one sign for each repaired point. */
export function shipRepaired({ ship, hull, sails }: Of<'shipRepaired'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const pose = unitPose(scene.before, ship)
  const canvas = sailsTarget(ship)
  const [from, to] = ends(scene, canvas)
  const knocked: Motion = (t, p) => {
    p.y -= 0.012 * Math.abs(Math.sin(Math.PI * 3 * t)) * (1 - t)
    p.tiltZ += 0.012 * Math.sin(Math.PI * 6 * t) * (1 - t)
  }
  return [
    move(shipTarget(ship), 0, 900, knocked),
    ...(sails > 0 ? [move(canvas, 100, 900, glide(from, to, easeInOutSine)), sound('flap', 700, pose, 0.8)] : []),
    effect('mallet', 0, poseAt(pose.x, pose.y + 0.7, pose.z)),
    ...[80, 360, 640].map((at, i) =>
      effect('dust', at, poseAt(pose.x + (i - 1) * 0.2, pose.y + 0.2, pose.z), { size: 0.5 }),
    ),
    ...tally('hullMended', hull, hull > 0 && sails > 0 ? { ...pose, x: pose.x - 0.5 } : pose, 620),
    ...tally('sailMended', sails, hull > 0 && sails > 0 ? { ...pose, x: pose.x + 0.5 } : pose, 620),
    sound('hammer', 60, pose),
    sound('hammer', 620, pose, 0.8),
    pause(0, WORK),
  ]
}

/** Flight of a chest, in milliseconds. */
const HEAVE = 560

/** Heaves the chest aboard. */
export function treasureLoaded({ ship, at, gold }: Of<'treasureLoaded'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const from = homeIn(scene.before, treasureTarget(at))
  const to = homeIn(scene.after, shipTarget(ship))
  const hold = poseAt(to.x, to.y + 0.3, to.z, { yaw: from.yaw, scale: 0.5 })
  return [
    move(treasureTarget(at), 0, HEAVE, parabola(from, hold, 0.7)),
    foldAt(HEAVE),
    ...goldComes(scene, ship, HEAVE),
    effect('sparkles', 0, above(from, 0.1)),
    effect('coins', HEAVE - 60, above(hold, 0.1), {
      to: above(hold, 0.05),
      size: Math.min(1.3, 0.8 + 0.1 * gold),
      lasts: 600,
    }),
    sound('rope', 0, from),
    sound('coinLand', HEAVE, to),
    pause(0, HEAVE + 260),
  ]
}

/** Throws coins ashore in an arc; the port rejoices. */
export function goldLanded({ ship, team, fort, gold }: Of<'goldLanded'>, scene: AdmiralScene): readonly AdmiralCue[] {
  const [hull, walls] = [unitPose(scene.before, ship), unitPose(scene.before, fort)]
  const lands = poseAt(walls.x, walls.y + 0.3, walls.z + 0.25)
  const flights = Math.min(3, gold)
  const lasts = 620 + 180 * flights
  return [
    ...Array.from({ length: flights }, (_, i) => effect('coins', 180 * i, above(hull, 0.4), { to: lands, lasts: 760 })),
    ...goldGoes(scene, ship, lasts),
    foldAt(lasts),
    move(fortFlagTarget(fort), lasts, 380, flutter),
    effect('fountain', lasts - 120, lands, { size: 0.5, lasts: 1500 }),
    effect('pennant', lasts, poseAt(walls.x, walls.y + OVERHEAD, walls.z), { tint: TEAM_TINT[team] }),
    effect('sparkles', lasts, blown(lands, scene.before.wind, 0)),
    sound('coin', 0, hull),
    sound('coinLand', lasts - 200, lands),
    sound('chime', lasts, lands),
    pause(0, lasts + 420),
  ]
}

/** Lets the cloth beat twice. */
export const flutter: Motion = (t, pose) => {
  pose.scale *= 1 + 0.25 * Math.sin(Math.PI * 4 * t) * (1 - t)
  pose.yaw += 0.22 * Math.sin(Math.PI * 4 * t) * (1 - t)
}
