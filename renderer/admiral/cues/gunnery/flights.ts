import { shipNamed } from '../../../../engine/admiral/fleet.ts'
import type { AdmiralState } from '../../../../engine/admiral/types.ts'
import { move, sound } from '../../../playback/cue.ts'
import { type Motion, parabola, spin, together } from '../../../playback/motion/motion.ts'
import { type Pose, poseAt } from '../../../playback/motion/poses.ts'
import { distance } from '../../../table/spot.ts'
import { alongYaw, BORROWED, ballTarget, WATER } from '../../table/anchors.ts'
import { type AdmiralCue, blown, effect, fortIn, type Of, TEAM_TINT } from '../staging.ts'
import type { Volley } from './volleys.ts'

type Shots = Of<'shotsFired'>

/** A ball in the air. */
export interface Flight {
  readonly from: Pose
  readonly to: Pose
  readonly begins: number
  readonly strikes: number
  readonly height: number
}

/** Returns the flight time of a ball in milliseconds. */
export function flightTime(cells: number): number {
  return 500 + 90 * cells
}

/** Returns the flight of each ball: to the target if the balls hit, into the sea beside the target if they miss. */
export function flightsOf(
  event: Shots,
  before: AdmiralState,
  volleys: readonly Volley[],
  target: Readonly<Pose>,
): readonly Flight[] {
  const senders = volleys.flatMap(({ guns }) => guns.filter((gun) => gun.sends))
  return senders.map(({ at, muzzle }, index) => {
    const to = event.hit ? onTarget(event, before, target, muzzle, index) : beside(target, muzzle, index)
    const length = distance(muzzle, to)
    return { from: muzzle, to, begins: at, strikes: at + flightTime(length), height: 0.25 * length }
  })
}

/** The offsets of shots from the middle of their target: no two on one spot. */
const SPREAD = [0, 0.24, -0.24, 0.4, -0.36, 0.12, -0.14, 0.3] as const

/** Returns the point where a ball strikes hull, sails or walls. */
function onTarget(
  { aim, target: id }: Shots,
  before: AdmiralState,
  target: Readonly<Pose>,
  muzzle: Readonly<Pose>,
  index: number,
): Pose {
  const isFort = fortIn(before, id) !== null
  const near = isFort ? 0.3 : 0.1
  const length = distance(target, muzzle) || 1
  const along = SPREAD[index % SPREAD.length] ?? 0
  const up = isFort ? 0.4 : aim === 'sails' ? 0.62 : 0.2
  const keel = isFort ? { x: 1, z: 0 } : alongYaw(target.yaw)
  return poseAt(
    target.x + (near * (muzzle.x - target.x)) / length + along * keel.x,
    target.y + up + 0.1 * along,
    target.z + (near * (muzzle.z - target.z)) / length + along * keel.z,
  )
}

/** Returns the point where a ball goes into the water: short of the target, past it, or to one side. */
function beside(target: Readonly<Pose>, muzzle: Readonly<Pose>, index: number): Pose {
  const length = distance(muzzle, target) || 1
  const [dx, dz] = [(target.x - muzzle.x) / length, (target.z - muzzle.z) / length]
  const short = index % 3 === 1 ? -0.62 : Math.min(0.72, length * 0.55)
  const aside = [0.16, -0.5, -0.32, 0.5, 0.3, -0.12, 0.4, -0.4][index % 8] ?? 0
  return poseAt(target.x - short * dx - aside * dz, WATER, target.z - short * dz + aside * dx)
}

/** Moves the ball along its arc, with a faint trail. */
export function ball({ from, to, begins, strikes, height }: Flight, index: number): readonly AdmiralCue[] {
  const lasts = strikes - begins
  const target = ballTarget(index % BORROWED.balls)
  return [
    move(target, begins, lasts, together(parabola(from, to, height), spin(2))),
    move(target, strikes, 0, gone),
    effect('trace', begins, from, { to, size: height, lasts: lasts / 0.72 }),
    ...(index === 0 ? [sound('whistle', begins + 140, from, 0.5)] : []),
  ]
}

/** Leaves the pose at home, which is off the stage. */
const gone: Motion = () => {}

/** Shows the impact of one ball, scaled against that of a single shot. */
export function answer(
  event: Shots,
  before: AdmiralState,
  { to, strikes }: Flight,
  size: number,
): readonly AdmiralCue[] {
  if (!event.hit) {
    return [effect('column', strikes, to, { size: 0.72 * size }), sound('splash', strikes, to, 0.8)]
  }
  const ship = shipNamed(before, event.target)
  if (event.aim === 'sails' && ship) {
    const tint = TEAM_TINT[ship.team]
    return [effect('scraps', strikes, to, { to: blown(to, before.wind, 1600), tint }), sound('flap', strikes, to, 0.9)]
  }
  return [
    effect('blaze', strikes, to, { size: 0.3 * size }),
    effect('splinters', strikes, to, { size: 0.6 * size }),
    sound(ship ? 'splinter' : 'rumble', strikes, to),
  ]
}
