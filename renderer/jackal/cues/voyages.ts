/** Ships that sail farther than to the next cell: round corners, leg by leg (J-ARCH). */
import type { Board, Cell, JackalEvent, PieceId } from '../../../engine/jackal/types.ts'
import { foldAt, move, sound } from '../../playback/cue.ts'
import { bob, glide, type Motion, sequence, together } from '../../playback/motion/motion.ts'
import type { Pose } from '../../playback/motion/poses.ts'
import { pieceTarget, shipTarget } from '../table/anchors.ts'
import { underWayPose } from '../table/shipAnchors.ts'
import { bring, effect, ends, type JackalCue, type JackalScene, onWater } from './staging.ts'
import { overtakes } from './swimmers.ts'

type Sailed = Extract<JackalEvent, { kind: 'shipSailed' }>

/** Time for one cell of the way, in milliseconds. */
const LEG = 330

/** Sails the ship along a way of several cells with all aboard, turning into each leg. */
export function sailedRound(event: Sailed, scene: JackalScene, way: readonly Cell[]): readonly JackalCue[] {
  const { before } = scene
  const [from, to] = ends(scene, shipTarget(event.team))
  const course = coursed(from, to, legs(before.board, way))
  const lasts = LEG * (course.length - 1)
  return [
    move(shipTarget(event.team), 0, lasts, along(course)),
    foldAt(lasts),
    ...event.aboard.flatMap((id) => aboard(scene, id, course, lasts)),
    ...overtakes(scene, { cell: event.to, aboard: event.aboard, at: lasts }),
    effect('ripple', 0, onWater(scene, event.from), { size: 1.3 }),
    effect('ripple', lasts * 0.9, onWater(scene, event.to), { size: 1.3 }),
    sound('ship', 0, from),
    sound('rope', lasts * 0.4, to, 0.6),
  ]
}

/** Returns the ship's pose at the end of every leg but the last. */
function legs(board: Board, way: readonly Cell[]): readonly Pose[] {
  return way.slice(1, -1).map((cell, index) => underWayPose(board, cell, way[index + 2] ?? cell))
}

/** Moves along the whole course, turning the shorter way round at each leg. */
function coursed(from: Readonly<Pose>, to: Readonly<Pose>, between: readonly Pose[]): readonly Readonly<Pose>[] {
  const course: Readonly<Pose>[] = [from]
  for (const pose of [...between, to]) {
    const last = course.at(-1) ?? from
    course.push({ ...pose, yaw: last.yaw + shorter(pose.yaw - last.yaw) })
  }
  return course
}

/** Returns a rotation reduced to at most half a turn to either side, in radians. */
function shorter(turn: number): number {
  return turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI))
}

function along(course: readonly Readonly<Pose>[]): Motion {
  const steps = course
    .slice(1)
    .map((pose, index): [number, Motion] => [LEG, glide(course[index] ?? pose, pose, linear)])
  return together(sequence(...steps), bob(0.02, course.length))
}

const linear = (t: number): number => t

/** Moves one of the crew with its place on deck. */
function aboard(
  scene: JackalScene,
  id: PieceId,
  course: readonly Readonly<Pose>[],
  lasts: number,
): readonly JackalCue[] {
  const [from, to] = ends(scene, pieceTarget(id))
  const [ship] = course
  if (!ship) return []
  const places = course.map((pose) => onDeck(from, ship, pose))
  const followed = [...places.slice(0, -1), to]
  const motion = () => along(followed)
  return [move(pieceTarget(id), 0, lasts, motion()), ...bring(scene, id, 0, lasts, from, to, (a, b) => glide(a, b))]
}

/** Returns the pose of a piece on a ship that has gone from one pose to another. */
function onDeck(man: Readonly<Pose>, was: Readonly<Pose>, now: Readonly<Pose>): Pose {
  const turn = now.yaw - was.yaw
  const [dx, dz] = [man.x - was.x, man.z - was.z]
  return {
    ...man,
    x: now.x + dx * Math.cos(turn) + dz * Math.sin(turn),
    y: now.y + man.y - was.y,
    z: now.z + dz * Math.cos(turn) - dx * Math.sin(turn),
  }
}
