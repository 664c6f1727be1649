import type { UnitId } from '../../../../engine/admiral/types.ts'
import { type MotionCue, move } from '../../../playback/cue.ts'
import type { Course, Passage } from '../../../playback/motion/course.ts'
import { easeInOutSine, within } from '../../../playback/motion/easing.ts'
import { leanTowards, type Motion } from '../../../playback/motion/motion.ts'
import { mixPose, type Pose } from '../../../playback/motion/poses.ts'
import { cardTarget, flagTarget, goldTarget, sailsTarget, shipTarget } from '../../table/anchors.ts'
import { type AdmiralScene, ends } from '../staging.ts'

/** The movement of a ship, by the milliseconds since it began. */
export interface Voyage {
  readonly lasts: number
  readonly course: Course
  /** Turn about the vertical, in radians. */
  readonly yaw: (ms: number) => number
  /** Lean to starboard, in radians. */
  readonly heel: (ms: number) => number
  /** Cells above the ship's draught. */
  readonly heave: (ms: number) => number
  /** The times when the yards begin to follow, and when they are braced. */
  readonly braced: readonly [from: number, to: number]
}

/** The delay of the yards behind the helm, in milliseconds. */
const YARDS_LAG = 120

const EVEN = (): number => 0

/** Returns the voyage of a ship that stays in its place, but may turn and lean. */
export function moored(
  at: Readonly<Pose>,
  lasts: number,
  moves: Partial<Pick<Voyage, 'yaw' | 'heel' | 'heave'>>,
): Voyage {
  const course: Course = (_ms, out) => {
    out.x = at.x
    out.z = at.z
  }
  return { lasts, course, yaw: () => at.yaw, heel: EVEN, heave: EVEN, braced: [0, lasts], ...moves }
}

/** Moves a ship with its whole load, beginning `at` milliseconds after the event. */
export function sail(scene: AdmiralScene, id: UnitId, voyage: Voyage, at = 0): readonly MotionCue[] {
  const { lasts } = voyage
  const hull = ends(scene, shipTarget(id))
  const aboard = [flagTarget(id), cardTarget(id), goldTarget(id)].filter((target) => {
    const [from, to] = ends(scene, target)
    return from.opacity > 0 && to.opacity > 0
  })
  return [
    move(shipTarget(id), at, lasts, underway(hull, voyage)),
    move(sailsTarget(id), at, lasts + YARDS_LAG, bracing(hull, ends(scene, sailsTarget(id)), voyage)),
    ...aboard.map((target) => move(target, at, lasts, alongside(hull, ends(scene, target), voyage))),
  ]
}

type Ends = readonly [Readonly<Pose>, Readonly<Pose>]

function underway([from, to]: Ends, { lasts, course, yaw, heel, heave }: Voyage): Motion {
  const place: Passage = { x: 0, z: 0 }
  return (t, pose) => {
    const ms = t * lasts
    mixPose(from, to, t, pose)
    course(ms, place)
    pose.x = place.x
    pose.z = place.z
    pose.y += heave(ms)
    pose.yaw = yaw(ms)
    leanTowards(pose, Math.cos(pose.yaw), -Math.sin(pose.yaw), heel(ms))
  }
}

/** Moves a target with the hull at a constant distance. */
function alongside([hullFrom, hullTo]: Ends, [from, to]: Ends, { lasts, course }: Voyage): Motion {
  const place: Passage = { x: 0, z: 0 }
  return (t, pose) => {
    mixPose(from, to, t, pose)
    course(t * lasts, place)
    pose.x = place.x + (from.x - hullFrom.x) * (1 - t) + (to.x - hullTo.x) * t
    pose.z = place.z + (from.z - hullFrom.z) * (1 - t) + (to.z - hullTo.z) * t
  }
}

function bracing(hull: Ends, sails: Ends, voyage: Voyage): Motion {
  const whole = voyage.lasts + YARDS_LAG
  const along = alongside(hull, sails, voyage)
  const [from, to] = sails
  const [begin, end] = voyage.braced
  return (t, pose) => {
    const ms = t * whole
    along(Math.min(1, ms / voyage.lasts), pose)
    const turned = easeInOutSine(within(ms, begin + YARDS_LAG, end + YARDS_LAG))
    pose.yaw = from.yaw + (to.yaw - from.yaw) * turned
    pose.scale = from.scale + (to.scale - from.scale) * turned
  }
}

/** The greatest heel of a ship in a turn, in radians: 11°. */
const MOST_HEEL = 0.19
/** The share by which a ship rolls back beyond upright. */
const OVERSHOOT = 0.2

/**
 * Returns the lean of a ship in a turn, at a progress of 0–1: outward at the half, back over the upright once, and
 * still.
 */
export function heelInTurn(t: number): number {
  if (t <= 0.5) return MOST_HEEL * Math.sin(Math.PI * t)
  const back = within(t, 0.5, 0.8)
  if (back < 1) return MOST_HEEL * Math.cos((Math.PI / 2) * back)
  return -OVERSHOOT * MOST_HEEL * Math.sin(Math.PI * within(t, 0.8, 1))
}
