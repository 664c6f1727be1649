import { Euler, Quaternion, Vector3 } from 'three'
import type { AdmiralState, UnitId } from '../../../engine/admiral/types.ts'
import { move, sound } from '../../playback/cue.ts'
import { easeInOutSine, easeOutCubic, within } from '../../playback/motion/easing.ts'
import type { Motion } from '../../playback/motion/motion.ts'
import { copyPose, mixPose, type Pose } from '../../playback/motion/poses.ts'
import { diePose, dieTarget } from '../table/anchors.ts'
import { hitFaces, type Reading } from './hitFaces.ts'
import { type AdmiralCue, unitPose } from './staging.ts'

/** Times of a throw, in milliseconds: the die tumbles, rests to be read, and is removed. */
export const ROLL = 820
export const TAKE = 260

/** Turns that bring each face of the die up: about x, then about z. */
const FACE_UP: readonly (readonly [x: number, z: number])[] = [
  [0, 0],
  [0, Math.PI / 2],
  [-Math.PI / 2, 0],
  [Math.PI / 2, 0],
  [0, -Math.PI / 2],
  [Math.PI, 0],
]

const UP = new Vector3(0, 1, 0)
const euler = new Euler()
const tumbling = new Quaternion()
const axis = new Vector3()

/** Returns the rotation of a die with a face up, turned about the vertical (radians). */
export function faceUp(face: number, yaw: number): Quaternion {
  const [x, z] = FACE_UP[face - 1] ?? [0, 0]
  const turned = new Quaternion().setFromEuler(new Euler(x, 0, z, 'XYZ'))
  return turned.premultiply(new Quaternion().setFromAxisAngle(UP, yaw))
}

/** Sets the rotation of a pose from a quaternion. */
function turnTo(pose: Pose, turn: Quaternion): void {
  euler.setFromQuaternion(turn, 'XZY')
  pose.tiltX = euler.x
  pose.tiltZ = euler.z
  pose.yaw = euler.y
}

/** The heights of the bounces, and when each begins and ends, as shares of the roll. */
const BOUNCES = [
  [0, 0.3, 1],
  [0.3, 0.58, 0.42],
  [0.58, 0.8, 0.2],
  [0.8, 0.93, 0.07],
] as const

/** A throw: the die that is used, the face that comes up, and the unit that the throw is about. */
export interface Roll {
  readonly index: number
  readonly face: number
  readonly about: UnitId
  /** The faces that hit, with the sign of their effect; null if the sum decides. */
  readonly read: Pick<Reading, 'hits' | 'sign'> | null
}

/** Throws a die beside its unit: it tumbles, rests with its face up until `until`, and is removed. */
export function thrown(
  before: AdmiralState,
  { index, face, about, read }: Roll,
  at: number,
  until: number,
): readonly AdmiralCue[] {
  const home = diePose(before.board, index, unitPose(before, about), inSight(before, about))
  const lies = faceUp(face, home.yaw)
  const target = dieTarget(index)
  return [
    move(target, at, ROLL, tumble(home, lies, index)),
    move(target, at + ROLL, Math.max(0, until - at - ROLL), resting(home, lies)),
    move(target, until, TAKE, takenUp(home, lies)),
    ...(read ? hitFaces(home, { ...read, face, from: at, rests: at + ROLL, until }) : []),
    sound('dice', at, home, 0.8),
  ]
}

/** Returns the places of all ships and forts other than this one. */
function inSight(state: AdmiralState, about: UnitId): readonly Readonly<Pose>[] {
  const afloat = state.ships.filter(({ at }) => at !== null)
  return [...afloat, ...state.forts].filter(({ id }) => id !== about).map(({ id }) => unitPose(state, id))
}

/** Moves the die in from the left in four bounces, spinning slower and slower. */
function tumble(home: Readonly<Pose>, lies: Quaternion, index: number): Motion {
  const start: Pose = { ...home, x: home.x - 1.9, z: home.z + 0.35 }
  axis.set(0.35 + 0.2 * index, 0.3, -1).normalize()
  const about = axis.clone()
  return (t, pose) => {
    mixPose(start, home, easeOutCubic(t), pose)
    const bounce = BOUNCES.find(([from, to]) => t >= from && t < to)
    if (bounce) {
      const [from, to, height] = bounce
      const share = (t - from) / (to - from)
      pose.y += home.scale * height * 4 * share * (1 - share)
    }
    const left = (1 - easeOutCubic(within(t, 0, 0.93))) * (Math.PI * 4.5)
    turnTo(pose, tumbling.setFromAxisAngle(about, left).multiply(lies))
  }
}

function resting(home: Readonly<Pose>, lies: Quaternion): Motion {
  return (_t, pose) => {
    copyPose(home, pose)
    turnTo(pose, lies)
  }
}

/** Lifts the die off the table after its throw, and fades it out. */
function takenUp(home: Readonly<Pose>, lies: Quaternion): Motion {
  return (t, pose) => {
    copyPose(home, pose)
    pose.y += 0.3 * home.scale * easeInOutSine(t)
    pose.opacity = 1 - t
    turnTo(pose, lies)
  }
}
