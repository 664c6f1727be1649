import type { StepCause } from '../../../engine/jackal/types.ts'
import { move, sound } from '../../playback/cue.ts'
import { linear, swell } from '../../playback/motion/easing.ts'
import {
  bob,
  fade,
  glide,
  hop,
  lift,
  type Motion,
  parabola,
  rise,
  sequence,
  shake,
  sink,
  spin,
  squash,
  stay,
  together,
  tumble,
} from '../../playback/motion/motion.ts'
import type { Pose } from '../../playback/motion/poses.ts'
import { distance } from '../../table/spot.ts'
import { seenCause } from '../seenCause.ts'
import { pieceTarget, tileTarget } from '../table/anchors.ts'
import { balloonFlight, planeFlight } from './aircraft.ts'
import { arrival, type Moved } from './arrival.ts'
import { cannonShot } from './cannon.ts'
import {
  above,
  bring,
  effect,
  ends,
  isOpenSea,
  type JackalCue,
  type JackalScene,
  onTile,
  onWater,
  settle,
  travel,
} from './staging.ts'

type StepCue = (event: Moved, scene: JackalScene) => readonly JackalCue[]

/** The look of a step of each cause; a missing cause does not compile. */
const STEP_CUES: Readonly<Record<StepCause, StepCue>> = {
  walk,
  swim,
  board: hopAcross('wood', 360, 0.5),
  land: hopAcross('step', 340, 0.42),
  launch: hopAcross('step', 420, 0.3),
  turntable: hopAcross('step', 240, 0.2),
  arrow,
  horse,
  ice,
  flight: planeFlight,
  crocodile,
  cave,
  balloon: balloonFlight,
  cannon: cannonShot,
  trampoline,
}

/** Moves a piece from one place to another; the others make room. */
export function pieceMoved(event: Moved, scene: JackalScene): readonly JackalCue[] {
  const cause = seenCause(scene.before.board, event)
  return [...STEP_CUES[cause](event, scene), ...settle(scene, 60, [event.piece])]
}

function walk(event: Moved, scene: JackalScene): readonly JackalCue[] {
  const [from, to] = ends(scene, pieceTarget(event.piece))
  const steps = Math.max(1, Math.round(distance(from, to) / 1.5))
  const lasts = 260 * steps
  return [
    ...travel(scene, event.piece, 0, lasts, (a, b) => hops(a, b, steps, 0.28)),
    sound('step', lasts - 40, to, 0.8),
    ...arrival(event, scene, lasts - 20, 0.5),
  ]
}

/** Returns several hops in a row. */
function hops(from: Readonly<Pose>, to: Readonly<Pose>, count: number, height: number): Motion {
  if (count === 1) return hop(from, to, height)
  const at = (t: number): Pose => {
    const pose = { ...from }
    glide(from, to, linear)(t, pose)
    return pose
  }
  return sequence(
    ...Array.from({ length: count }, (_, i) => [1, hop(at(i / count), at((i + 1) / count), height)] as const),
  )
}

function hopAcross(name: 'wood' | 'step', lasts: number, height: number): StepCue {
  return (event, scene) => [
    ...travel(scene, event.piece, 0, lasts, (from, to) => hop(from, to, height)),
    sound(name, lasts - 40, ends(scene, pieceTarget(event.piece))[1]),
    ...arrival(event, scene, lasts - 30, 0.5),
  ]
}

function swim(event: Moved, scene: JackalScene): readonly JackalCue[] {
  const lasts = 520
  const [from, to] = ends(scene, pieceTarget(event.piece))
  return [
    ...travel(scene, event.piece, 0, lasts, (a, b) => together(glide(a, b), bob(0.04, 2))),
    sound('swim', 0, from),
    effect('ripple', 0, onWater(scene, event.from), { size: 0.8 }),
    effect('ripple', lasts * 0.55, { x: (from.x + to.x) / 2, y: onWater(scene, event.to).y, z: (from.z + to.z) / 2 }),
    effect('ripple', lasts, onWater(scene, event.to), { size: 0.8 }),
  ]
}

/** Shoots the piece along the arrow, leaning far forward, with dust behind it. */
function arrow(event: Moved, scene: JackalScene): readonly JackalCue[] {
  const lasts = 300
  const target = pieceTarget(event.piece)
  const [from, to] = ends(scene, target)
  const dash = (a: Readonly<Pose>, b: Readonly<Pose>) =>
    isOpenSea(scene.after, event.to) ? hop(a, b, 0.3, 0.5) : hop(a, b, 0.09, 0.42)
  return [
    ...travel(scene, event.piece, 60, lasts - 60, dash),
    sound('wind', 0, from, 0.6),
    effect('dust', 60, from, { size: 0.6 }),
    effect('trail', 60, above(from, 0.15), { to: above(to, 0.15), size: 0.5, lasts: 520 }),
    ...arrival(event, scene, lasts - 20, 0.6),
  ]
}

function horse(event: Moved, scene: JackalScene): readonly JackalCue[] {
  const lasts = 420
  const [from, to] = ends(scene, pieceTarget(event.piece))
  return [
    ...travel(scene, event.piece, 0, lasts, (a, b) => hop(a, b, 0.8, 0.2)),
    sound('hoof', 0, from),
    effect('dust', 0, from, { size: 0.6 }),
    sound('step', lasts - 30, to),
    ...arrival(event, scene, lasts - 20, 0.9),
  ]
}

/** Moves the piece down into the net, then up high and over a cell; the tile springs after it. */
function trampoline(event: Moved, scene: JackalScene): readonly JackalCue[] {
  const [give, fly] = [220, 640]
  const [from, to] = ends(scene, pieceTarget(event.piece))
  const crouch = together(stay(from), sink(0.05, swell), squash(0.18))
  return [
    move(pieceTarget(event.piece), 0, give, crouch),
    ...travel(scene, event.piece, give, fly, (a, b) => together(hop(a, b, 1.2, 0.2), tumble(a, b, 1))),
    move(tileTarget(event.from), 0, give, together(sink(0.035, swell), squash(0.2))),
    move(tileTarget(event.from), give, 420, shake(0.018, 4)),
    sound('spring', give - 60, from),
    sound('wind', give, from, 0.5),
    effect('dust', give, onTile(scene, event.from), { size: 0.6 }),
    sound('step', give + fly - 30, to),
    ...arrival(event, scene, give + fly - 20, 0.9),
  ]
}

function ice(event: Moved, scene: JackalScene): readonly JackalCue[] {
  const [from, to] = ends(scene, pieceTarget(event.piece))
  const lasts = 180 * Math.max(1, distance(from, to))
  return [
    ...travel(scene, event.piece, 0, lasts, (a, b) => together(glide(a, b, linear), spin(1))),
    sound('slide', 0, from),
    effect('chips', 0, from),
    effect('chips', lasts * 0.5, { x: (from.x + to.x) / 2, y: from.y, z: (from.z + to.z) / 2 }),
    ...arrival(event, scene, lasts - 20, 0.5),
  ]
}

/** Closes the jaws, which toss the piece back to its start. */
function crocodile(event: Moved, scene: JackalScene): readonly JackalCue[] {
  const bite = 300
  const fly = 480
  const target = pieceTarget(event.piece)
  const [from, to] = ends(scene, target)
  const held = sequence([bite * 0.55, stay(from)], [bite * 0.45, together(stay(from), lift(0.12))])
  const thrown = together(parabola(from, to, 0.95), tumble(from, to, 1))
  return [
    move(target, 0, bite, held),
    move(target, bite, fly, thrown),
    ...bring(scene, event.piece, bite, fly, from, to, (a, b) => parabola(a, b, 1)),
    sound('growl', 0, from, 0.7),
    effect('jaws', 0, above(from, 0.55)),
    sound('snap', bite * 0.7, from),
    effect('stars', bite, above(from, 0.5), { size: 0.7 }),
    ...arrival(event, scene, bite + fly - 20, 0.8),
  ]
}

/** Moves the piece down one cave and out of another. */
function cave(event: Moved, scene: JackalScene): readonly JackalCue[] {
  const down = 320
  const dark = 140
  const up = 360
  return [
    ...travel(scene, event.piece, 0, down + dark + up, (from, to) =>
      sequence(
        [down, together(stay(from), sink(0.95), fade(1, 0.6))],
        [
          dark,
          together(
            stay(from),
            sink(0.95, () => 1),
            fade(0, 0),
          ),
        ],
        [up, together(stay(to), rise(0.95), fade(0.6, 1))],
      ),
    ),
    sound('echo', 0, onTile(scene, event.from)),
    effect('poof', down * 0.7, onTile(scene, event.from), { size: 0.7 }),
    effect('dust', down + dark, onTile(scene, event.to), { size: 0.8 }),
  ]
}
