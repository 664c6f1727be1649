import { type Cue, move, sound } from '../../playback/cue.ts'
import { type Ease, easeInOutSine, easeOutBack, within } from '../../playback/motion/easing.ts'
import { fade, glide, grow, heel, type Motion, sequence, stay, together } from '../../playback/motion/motion.ts'
import { type Pose, poseAt } from '../../playback/motion/poses.ts'
import { distance } from '../../table/spot.ts'
import { pieceTarget } from '../table/anchors.ts'
import { tileLook } from '../table/tileLook.ts'
import { arrival, type Moved } from './arrival.ts'
import { bring, effect, ends, type JackalCue, type JackalScene } from './staging.ts'

export const BALLOON = 'prop/balloon'
export const AIRPLANE = 'prop/airplane'

const raised = (pose: Readonly<Pose>, height: number): Pose => ({ ...pose, y: pose.y + height })

/** Times of a flight, in milliseconds: waiting for the craft, going up, across and down. */
interface Leg {
  readonly ready: number
  readonly up: number
  readonly across: number
  readonly down: number
}

/** The scale of passengers, which would not fit in at full size. */
const SEATED = 0.5

const seated = (pose: Readonly<Pose>): Pose => ({ ...pose, scale: Math.min(pose.scale, SEATED) })

/** Takes a seat, goes up, across and down again. Heights in cells above the higher end. */
function flightPath(from: Readonly<Pose>, to: Readonly<Pose>, height: number, leg: Leg): Motion {
  const top = Math.max(from.y, to.y) + height
  const small = seated(from)
  const over = { ...small, y: top }
  const beyond = { ...seated(to), y: top }
  return sequence(
    [leg.ready, glide(from, small)],
    [leg.up, glide(small, over, easeInOutSine)],
    [leg.across, glide(over, beyond, easeInOutSine)],
    [leg.down, glide(beyond, to, easeInOutSine)],
  )
}

function lengthOfLeg({ ready, up, across, down }: Leg): number {
  return ready + up + across + down
}

/** On a drawn tile the craft appears at once; on a carved one only after the carved part has taken off. */
const appearing: Ease = (t) => easeOutBack(tileLook() === 'carved' ? within(t, 0.6, 1) : t)

/** Moves the craft along its passenger's way, at the craft's own size. */
function craftPath(from: Readonly<Pose>, to: Readonly<Pose>, height: number, leg: Leg): Motion {
  const top = Math.max(from.y, to.y) + height
  const over = { ...from, y: top }
  const beyond = { ...to, y: top }
  return sequence(
    [leg.up, glide(from, over, easeInOutSine)],
    [leg.across, glide(over, beyond, easeInOutSine)],
    [leg.down, glide(beyond, to, easeInOutSine)],
  )
}

/** Shows the balloon filling over the tile, rising with the piece in its basket and gliding to the ship. */
export function balloonFlight(event: Moved, scene: JackalScene): readonly JackalCue[] {
  const leg: Leg = { ready: 260, up: 500, across: 900, down: 300 }
  const lasts = lengthOfLeg(leg)
  const [from, to] = ends(scene, pieceTarget(event.piece))
  const path = (a: Readonly<Pose>, b: Readonly<Pose>) => flightPath(a, b, 0.9, leg)
  const basket = (pose: Readonly<Pose>) => poseAt(pose.x, pose.y - 0.05, pose.z, { scale: 1.3 })
  return [
    ...ride(event, scene, lasts, path),
    move(BALLOON, 0, leg.ready, together(stay(basket(from)), grow(0, 1, appearing))),
    move(BALLOON, leg.ready, lasts - leg.ready, craftPath(basket(from), basket(to), 0.9, leg)),
    move(BALLOON, lasts, 320, drift(raised(basket(to), 0.1))),
    sound('wind', 0, from),
    ...arrival(event, scene, lasts - 30, 0.4),
  ]
}

/** Lets the empty balloon float away. */
function drift(from: Readonly<Pose>): Motion {
  const away = { ...from, x: from.x + 0.5, y: from.y + 0.9 }
  return together(glide(from, away), fade(1, 0), grow(1, 0.8))
}

/** Shows the airplane picking the piece up, banking over the island and setting it down. */
export function planeFlight(event: Moved, scene: JackalScene): readonly JackalCue[] {
  const [from, to] = ends(scene, pieceTarget(event.piece))
  const leg: Leg = { ready: 260, up: 380, across: 400 + 110 * distance(from, to), down: 380 }
  const lasts = lengthOfLeg(leg)
  const yaw = Math.atan2(to.x - from.x, to.z - from.z)
  const under = (pose: Readonly<Pose>) => poseAt(pose.x, pose.y - 0.02, pose.z, { yaw, scale: 1.15 })
  const path = (a: Readonly<Pose>, b: Readonly<Pose>) => flightPath(a, b, 0.95, leg)
  return [
    ...ride(event, scene, lasts, path),
    move(AIRPLANE, 0, leg.ready, together(stay(under(from)), grow(0, 1, appearing))),
    move(
      AIRPLANE,
      leg.ready,
      lasts - leg.ready,
      together(craftPath(under(from), under(to), 0.95, leg), heel(to.x - from.x, to.z - from.z, 0.12)),
    ),
    move(AIRPLANE, lasts, 200, together(stay(under(to)), fade(1, 0), grow(1, 0.4))),
    sound('engine', 0, from),
    effect('trail', leg.ready + leg.up, raised(from, 0.9), {
      to: raised(to, 0.9),
      size: 0.8,
      lasts: leg.across + 700,
    }),
    ...arrival(event, scene, lasts - 30, 0.6),
  ]
}

/** Moves the piece and its load along the path. */
function ride(
  event: Moved,
  scene: JackalScene,
  lasts: number,
  path: (from: Readonly<Pose>, to: Readonly<Pose>) => Motion,
): readonly Cue<never>[] {
  const [from, to] = ends(scene, pieceTarget(event.piece))
  return [
    move(pieceTarget(event.piece), 0, lasts, path(from, to)),
    ...bring(scene, event.piece, 0, lasts, from, to, path),
  ]
}
