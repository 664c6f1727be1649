import { appear, move, pause, sound } from '../../playback/cue.ts'
import { easeInOutSine, easeInQuad, easeOutBack, within } from '../../playback/motion/easing.ts'
import { glide, leanTowards, type Motion } from '../../playback/motion/motion.ts'
import { mixPose, type Pose, poseAt } from '../../playback/motion/poses.ts'
import {
  alongYaw,
  BORROWED,
  barrelTarget,
  cardTarget,
  goldTarget,
  sailsTarget,
  shipTarget,
  WATER,
} from '../table/anchors.ts'
import { homeIn } from '../table/layout.ts'
import { type AdmiralCue, type AdmiralScene, above, below, blown, effect, type Of } from './staging.ts'

/** Times of a sinking, in milliseconds: the ship lists, goes under by the stern, and barrels come up. */
const LIST = 700
const UNDER = 1200
const BARRELS = 300
const SINK = LIST + UNDER + BARRELS
/** The time for which barrels float on, in milliseconds. */
const FLOAT = 700

/** How far a sinking ship lists, in radians: 25°. */
const LISTED = 0.436
/** The rise of the bow while the stern goes under, in radians, and the depth, in cells. */
const BOW_UP = 0.62
const DEPTH = 1.75

/** Lets a ship list, go down stern first in a ring of foam, and leave three barrels. */
export function shipSunk({ ship, cause }: Of<'shipSunk'>, { before }: AdmiralScene): readonly AdmiralCue[] {
  const afloat = homeIn(before, shipTarget(ship))
  const water = below(afloat)
  return [
    move(shipTarget(ship), 0, SINK, goingDown(afloat)),
    move(sailsTarget(ship), 0, SINK, collapsing(homeIn(before, sailsTarget(ship)))),
    ...[cardTarget(ship), goldTarget(ship)].flatMap((target) => drowned(homeIn(before, target), target)),
    ...barrels(afloat),
    effect('blaze', 0, above(afloat, 0.35), { size: cause === 'storm' ? 0.6 : 1.2 }),
    effect('gunsmoke', 150, above(afloat, 0.5), { to: blown(above(afloat, 1.2), before.wind, 2600), size: 1.6 }),
    effect('churn', LIST - 150, water, { size: 1.15, lasts: 2300 }),
    effect('bubbles', LIST + 250, water, { size: 1.4, lasts: 1700 }),
    effect('churn', LIST + UNDER - 500, water, { size: 0.8 }),
    effect('ripple', LIST + UNDER - 150, water, { size: 1.9 }),
    sound('ship', 0, afloat, 1, 'sinking'),
    sound('splinter', 220, afloat, 0.7),
    sound('glug', LIST + 300, afloat, 0.8),
    sound('splash', LIST + UNDER - 200, afloat),
    pause(0, SINK + FLOAT),
  ]
}

function goingDown(afloat: Readonly<Pose>): Motion {
  const ahead = alongYaw(afloat.yaw)
  const starboard = { x: Math.cos(afloat.yaw), z: -Math.sin(afloat.yaw) }
  return (t, pose) => {
    const ms = t * SINK
    mixPose(afloat, afloat, 0, pose)
    const list = easeInOutSine(within(ms, 0, LIST))
    const under = easeInQuad(within(ms, LIST, LIST + UNDER))
    const pitch = easeInOutSine(within(ms, LIST, LIST + UNDER * 0.7))
    leanTowards(pose, starboard.x, starboard.z, LISTED * list + 0.03 * Math.sin(ms / 90) * (1 - under))
    leanTowards(pose, ahead.x, ahead.z, -BOW_UP * pitch)
    pose.y -= 0.05 * list + DEPTH * under
    pose.x -= 0.22 * under * ahead.x
    pose.z -= 0.22 * under * ahead.z
    if (ms >= LIST + UNDER) pose.opacity = 0
  }
}

/** Lets the yards swing loose and the canvas fall. */
function collapsing(sails: Readonly<Pose>): Motion {
  return (t, pose) => {
    mixPose(sails, sails, 0, pose)
    pose.yaw += 0.35 * Math.sin(t * 17) * Math.min(1, t * 4)
    pose.scale *= 1 - 0.35 * easeInOutSine(within(t, 0.1, 0.6))
    pose.squash = Math.min(1, pose.squash + 0.5 * t)
  }
}

/** Sinks the visible load with the ship. */
function drowned(from: Readonly<Pose>, target: string): readonly AdmiralCue[] {
  if (from.opacity === 0) return []
  const down = { ...from, y: from.y - 0.5, opacity: 0 }
  return [move(target, LIST * 0.6, UNDER, glide(from, down, easeInQuad))]
}

/** Lets three barrels shoot up at the place of the ship, and bob. */
function barrels(afloat: Readonly<Pose>): readonly AdmiralCue[] {
  const begins = LIST + UNDER - 120
  return Array.from({ length: BORROWED.barrels }, (_, i) => {
    const angle = 0.7 + (i * Math.PI * 2) / BORROWED.barrels
    const floats = poseAt(afloat.x + 0.34 * Math.cos(angle), WATER, afloat.z + 0.3 * Math.sin(angle), {
      yaw: angle * 2,
    })
    return appear(barrelTarget(i), begins + 70 * i, SINK + FLOAT - begins - 70 * i, afloatFor(floats))
  })
}

function afloatFor(place: Readonly<Pose>): Motion {
  const deep: Pose = { ...place, y: place.y - 0.55, opacity: 0 }
  return (t, pose) => {
    const up = easeOutBack(within(t, 0, 0.32))
    mixPose(deep, place, up, pose)
    pose.opacity = Math.min(1, t * 12) * (1 - within(t, 0.86, 1))
    pose.y += 0.025 * Math.sin(t * 19) * Math.min(1, up)
    pose.tiltX += 0.25 * Math.sin(t * 14)
    pose.tiltZ += 0.3 * Math.cos(t * 16)
  }
}
