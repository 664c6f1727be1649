import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { appear, foldAt, type MotionCue, move, sound } from '../../playback/cue.ts'
import { easeInOutSine, easeOutBack, swell, within } from '../../playback/motion/easing.ts'
import { grow, hop, leanTowards, lift, type Motion, shake, together, tumble } from '../../playback/motion/motion.ts'
import { mixPose, type Pose } from '../../playback/motion/poses.ts'
import { pieceTarget } from '../table/anchors.ts'
import { BEAR } from '../table/bearAnchors.ts'
import { homeIn } from '../table/layout.ts'
import { above, effect, ends, type JackalCue, type JackalScene, onTile, settle, travel } from './staging.ts'

type Of<K extends JackalEvent['kind']> = Extract<JackalEvent, { kind: K }>

/** Shows the bear rearing up out of its tile and roaring, shaking with anger; the piece that woke it shrinks back. */
export function bearWoken({ cell, by }: Of<'bearWoken'>, scene: JackalScene): readonly JackalCue[] {
  const at = onTile(scene, cell)
  const waker = pieceTarget(by)
  return [
    foldAt(0),
    appear(BEAR, 0, 520, together(grow(0, 1, easeOutBack), lift(0.22))),
    move(BEAR, 520, 420, together(shake(0.045, 5), lift(0.06))),
    move(waker, 300, 520, shake(0.03, 6)),
    sound('growl', 140, at),
    effect('dust', 0, at, { size: 1.2 }),
    effect('leaves', 60, above(at, 0.4)),
  ]
}

/** The duration of a step of the bear, in milliseconds. */
const STEP = 620

/** Shows the bear turning to where it goes and walking heavily for one cell, from one hind leg to the other. */
export function bearWalked({ from, to }: Of<'bearWalked'>, scene: JackalScene): readonly JackalCue[] {
  const [left, reached] = [onTile(scene, from), onTile(scene, to)]
  const [here, there] = ends(scene, BEAR)
  return [
    move(BEAR, 0, STEP, waddle(here, there)),
    foldAt(STEP),
    sound('step', STEP * 0.36, left),
    sound('step', STEP * 0.86, reached),
    sound('growl', STEP * 0.5, reached, 0.4),
    effect('dust', STEP * 0.34, left, { size: 0.7 }),
    effect('dust', STEP * 0.86, reached, { size: 0.9 }),
    ...settle(scene, STEP - 180, []),
  ]
}

const SIDES = 2

/** Makes two heavy paces, with the body rocking over each; turns in the direction of the walk and back. */
function waddle(from: Readonly<Pose>, to: Readonly<Pose>): Motion {
  const heading = Math.atan2(to.x - from.x, to.z - from.z) - from.yaw
  const turn = Math.atan2(Math.sin(heading), Math.cos(heading))
  return (t, pose) => {
    const way = within(t, 0.12, 0.9)
    mixPose(from, to, easeInOutSine(way), pose)
    pose.yaw += turn * easeInOutSine(within(t, 0, 0.2)) * (1 - easeInOutSine(within(t, 0.82, 1)))
    pose.y += 0.07 * Math.abs(Math.sin(Math.PI * SIDES * way))
    pose.tiltZ += 0.16 * Math.sin(Math.PI * SIDES * way)
    leanTowards(pose, to.x - from.x, to.z - from.z, 0.14 * swell(way))
  }
}

/** The time when its blow lands, in milliseconds. */
const BLOW = 220

/** Shows the bear striking a piece, which flies all the way to its ship. */
export function pieceMauled(event: Of<'pieceMauled'>, scene: JackalScene): readonly JackalCue[] {
  const [from] = ends(scene, pieceTarget(event.piece))
  return [
    ...strikeAt(from, scene),
    ...travel(scene, event.piece, BLOW, 820, (a, b) => together(hop(a, b, 2, 0.2), tumble(a, b, 1))),
    ...settle(scene, BLOW, [event.piece]),
  ]
}

/** Moves the bear's blow at a piece: forward, down and back again. Empty once the bear has left the table. */
export function strikeAt(victim: Readonly<Pose>, { before }: Pick<JackalScene, 'before'>): readonly JackalCue[] {
  const bear = homeIn(before, BEAR)
  const swing: readonly MotionCue[] = before.bear ? [move(BEAR, 0, 2 * BLOW, lunge(bear, victim))] : []
  return [
    ...swing,
    sound('growl', 0, victim, 0.8),
    sound('hit', BLOW - 20, victim),
    effect('jaws', BLOW - 120, above(victim, 0.5)),
    effect('stars', BLOW, above(victim, 0.4), { size: 0.8 }),
  ]
}

function lunge(bear: Readonly<Pose>, victim: Readonly<Pose>): Motion {
  const [dx, dz] = [victim.x - bear.x, victim.z - bear.z]
  return (t, pose) => {
    const reach = swell(t)
    pose.x += 0.3 * dx * reach
    pose.z += 0.3 * dz * reach
    pose.y += 0.05 * reach
    leanTowards(pose, dx, dz, 0.42 * reach)
  }
}
