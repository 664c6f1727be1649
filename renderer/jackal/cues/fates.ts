import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { appear, foldAt, move, sound } from '../../playback/cue.ts'
import { easeInQuad, easeOutBack, easeOutCubic } from '../../playback/motion/easing.ts'
import {
  fade,
  glide,
  grow,
  hop,
  type Motion,
  parabola,
  rise,
  sequence,
  sink,
  spin,
  stay,
  together,
  tumble,
} from '../../playback/motion/motion.ts'
import type { Pose } from '../../playback/motion/poses.ts'
import { distance } from '../../table/spot.ts'
import { pieceTarget } from '../table/anchors.ts'
import { above, bring, effect, ends, type JackalCue, type JackalScene, onTile, settle } from './staging.ts'

type Of<K extends JackalEvent['kind']> = Extract<JackalEvent, { kind: K }>

/** Shows a blow with stars, and a long flight head over heels to the piece's own ship. */
export function pieceStruck(event: Of<'pieceStruck'>, scene: JackalScene): readonly JackalCue[] {
  const target = pieceTarget(event.piece)
  const [from, to] = ends(scene, target)
  const far = distance(from, to)
  const lasts = 480 + 70 * far
  const flight = (a: Readonly<Pose>, b: Readonly<Pose>) => together(parabola(a, b, 0.6 + 0.22 * far), tumble(a, b, 2))
  return [
    move(pieceTarget(event.by), 0, 260, lunge(ends(scene, pieceTarget(event.by)), from)),
    move(target, 0, 110, stay(from)),
    move(target, 110, lasts, flight(from, to)),
    ...bring(scene, event.piece, 110, lasts, from, to, flight),
    sound('hit', 90, from),
    sound('whistle', 160, from, 0.5),
    sound('wood', 110 + lasts - 20, to),
    effect('stars', 90, above(from, 0.5), { size: 1.1 }),
    effect('dust', 100, from, { size: 0.8 }),
    effect('dust', 110 + lasts - 20, to, { size: 0.6 }),
    ...settle(scene, 200, [event.piece, event.by]),
  ]
}

/** Makes a short lunge towards another piece, and back to the free slot. */
function lunge([from, to]: readonly [Readonly<Pose>, Readonly<Pose>], at: Readonly<Pose>): Motion {
  const towards = { ...from, x: from.x + (at.x - from.x) * 0.4, z: from.z + (at.z - from.z) * 0.4 }
  return sequence([90, hop(from, towards, 0.1, 0.3)], [170, glide(towards, to)])
}

/** Shows the piece leave for good: arm in arm, or moved to tears by a bottle. */
export function pieceLeft(event: Of<'pieceLeft'>, scene: JackalScene): readonly JackalCue[] {
  const target = pieceTarget(event.piece)
  const [from] = ends(scene, target)
  const away = { ...from, y: from.y + 1.1 }
  return [
    move(target, 300, 800, together(glide(from, away, easeInQuad), spin(1), fade(1, 0))),
    sound(event.cause === 'met' ? 'chime' : 'glug', 0, from),
    effect(event.cause === 'met' ? 'sparkles' : 'tears', 0, above(from, 0.7)),
    effect('poof', 900, above(from, 0.9), { size: 0.8 }),
    ...settle(scene, 500, [event.piece]),
  ]
}

/** Makes the piece disappear in the dark. */
export function pieceLost(event: Of<'pieceLost'>, scene: JackalScene): readonly JackalCue[] {
  const target = pieceTarget(event.piece)
  const [from] = ends(scene, target)
  const mouth = { ...onTile(scene, event.cell), scale: from.scale * 0.7, yaw: from.yaw }
  return [
    move(target, 0, 260, glide(from, mouth)),
    move(target, 260, 560, together(stay(mouth), sink(0.95), spin(0.5), fade(1, 0.5))),
    sound('echo', 120, from),
    effect('poof', 640, onTile(scene, event.cell), { size: 0.8 }),
    ...settle(scene, 300, [event.piece]),
  ]
}

/** Raises the piece from the cave that was opened. */
export function pieceEmerged(event: Of<'pieceEmerged'>, scene: JackalScene): readonly JackalCue[] {
  const target = pieceTarget(event.piece)
  return [
    foldAt(0),
    appear(target, 0, 520, together(rise(0.95), fade(0.4, 1))),
    sound('echo', 0, onTile(scene, event.to)),
    sound('cheer', 320, onTile(scene, event.to), 0.7),
    effect('dust', 60, onTile(scene, event.to)),
    ...settle(scene, 0, [event.piece]),
  ]
}

/** Moves the piece from the row of the dead, out of the hut in a shower of sparks. */
export function pieceRevived(event: Of<'pieceRevived'>, scene: JackalScene): readonly JackalCue[] {
  const target = pieceTarget(event.piece)
  const [, to] = ends(scene, target)
  const leave = 220
  const aloft = { ...to, y: to.y + 0.3 }
  return [
    move(target, 0, leave, grow(1, 0, easeInQuad)),
    foldAt(leave),
    move(target, leave, 700, together(stay(aloft), rise(1.2), spin(2, easeOutCubic), fade(0.2, 1))),
    move(target, leave + 700, 280, hop(aloft, to, 0.06)),
    sound('drum', 0, to),
    sound('cheer', leave + 620, to),
    effect('sparkles', leave + 150, above(to, 0.2), { size: 1.4 }),
    effect('sparkles', leave + 520, above(to, 0.8), { size: 1.2 }),
    ...settle(scene, leave, [event.piece]),
  ]
}

/** Moves a resident out of the tile of its discovery. */
export function pieceJoined({ piece }: Of<'pieceJoined'>, scene: JackalScene): readonly JackalCue[] {
  const [, to] = ends(scene, pieceTarget(piece.id))
  return [
    foldAt(0),
    appear(pieceTarget(piece.id), 0, 420, together(grow(0, 1, easeOutBack), spin(1, easeOutCubic))),
    sound('cheer', 120, to),
    effect('poof', 0, above(to, 0.2), { size: 0.9 }),
    effect('sparkles', 220, above(to, 0.7)),
    ...settle(scene, 0, [piece.id]),
  ]
}

/** Turns Friday on its heel to the other side. */
export function fridayTurned(event: Of<'fridayTurned'>, scene: JackalScene): readonly JackalCue[] {
  const [from] = ends(scene, pieceTarget(event.piece))
  return [
    move(pieceTarget(event.piece), 0, 520, together(hop(from, from, 0.3), spin(1))),
    foldAt(260),
    sound('hit', 0, from, 0.6),
    sound('chime', 260, from),
    effect('stars', 0, above(from, 0.7), { size: 0.7 }),
    effect('sparkles', 260, above(from, 0.5)),
  ]
}
