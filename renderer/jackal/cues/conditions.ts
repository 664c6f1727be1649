import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { foldAt, move, pause, sound } from '../../playback/cue.ts'
import { easeOutBounce } from '../../playback/motion/easing.ts'
import { glide, hop, spin, sway, together } from '../../playback/motion/motion.ts'
import { pieceTarget, shipTarget } from '../table/anchors.ts'
import { homeIn } from '../table/layout.ts'
import { above, bring, effect, ends, type JackalCue, type JackalScene, onTile, settle, travel } from './staging.ts'

type Of<K extends JackalEvent['kind']> = Extract<JackalEvent, { kind: K }>

/** The time in which bottles are given away and used, in milliseconds. */
const BOTTLE = 560

/** Closes the jaws and drops the piece into the pit. */
export function pieceTrapped(event: Of<'pieceTrapped'>, scene: JackalScene): readonly JackalCue[] {
  const [from, to] = ends(scene, pieceTarget(event.piece))
  const fall = (a: typeof from, b: typeof to) => glide(a, b, easeOutBounce)
  return [
    move(pieceTarget(event.piece), 60, 460, fall(from, to)),
    ...bring(scene, event.piece, 60, 460, from, to, fall),
    effect('jaws', 60, above(from, 0.5)),
    sound('snap', 120, from),
    effect('dust', 330, onTile(scene, event.cell), { size: 0.8 }),
    ...settle(scene, 200, [event.piece]),
  ]
}

/** Moves the piece out of the pit, freed by a friend or a bottle. */
export function pieceFreed(event: Of<'pieceFreed'>, scene: JackalScene): readonly JackalCue[] {
  const [from] = ends(scene, pieceTarget(event.piece))
  return [
    ...travel(scene, event.piece, 0, 420, (a, b) => hop(a, b, 0.55)),
    sound(event.by === 'bottle' ? 'glug' : 'cheer', 0, from),
    effect('dust', 0, onTile(scene, event.cell), { size: 0.8 }),
    effect('sparkles', 180, above(from, 0.8), { size: 0.8 }),
    ...settle(scene, 60, [event.piece]),
  ]
}

/** Makes the piece sway and hiccup. */
export function pieceDrank(event: Of<'pieceDrank'>, scene: JackalScene): readonly JackalCue[] {
  const [from] = ends(scene, pieceTarget(event.piece))
  return [
    move(pieceTarget(event.piece), 0, 1000, sway(0.24, 2.5)),
    sound('glug', 0, from),
    effect('hiccups', 200, above(from, 0.95)),
  ]
}

/** Shows the missionary drinking, turning round and becoming a pirate. */
export function missionaryArmed(event: Of<'missionaryArmed'>, scene: JackalScene): readonly JackalCue[] {
  const [from] = ends(scene, pieceTarget(event.piece))
  return [
    move(pieceTarget(event.piece), 0, 640, together(hop(from, from, 0.4), spin(2))),
    foldAt(320),
    sound('glug', 0, from),
    sound('cheer', 360, from),
    effect('hiccups', 100, above(from, 0.9)),
    effect('poof', 300, above(from, 0.5)),
  ]
}

/** Moves the bottles to the finder's ship. */
export function bottlesFound(event: Of<'bottlesFound'>, scene: JackalScene): readonly JackalCue[] {
  const from = above(onTile(scene, event.cell), 0.25)
  const ship = above(homeIn(scene.before, shipTarget(event.team)), 0.5)
  return [
    ...Array.from({ length: event.count }, (_, i) =>
      effect('bottle', i * 160, { ...from, x: from.x + (i - (event.count - 1) / 2) * 0.25 }, { to: ship, lasts: 900 }),
    ),
    sound('chime', 0, from),
    sound('wood', 880, ship, 0.6),
    pause(0, 820 + 160 * (event.count - 1)),
  ]
}

/** Moves one bottle over from the ship. */
export function bottleUsed(event: Of<'bottleUsed'>, scene: JackalScene): readonly JackalCue[] {
  const ship = above(homeIn(scene.before, shipTarget(event.team)), 0.5)
  const man = homeIn(scene.before, pieceTarget(event.piece))
  return [
    effect('bottle', 0, ship, { to: above(man, 0.8), lasts: BOTTLE + 120 }),
    move(pieceTarget(event.piece), BOTTLE, 420, sway(0.18, 1.5)),
    sound('glug', BOTTLE, man),
    effect('hiccups', BOTTLE, above(man, 0.95), { size: 0.8, lasts: 800 }),
  ]
}

/** Passes a bottle from hand to hand. */
export function bottleGiven(event: Of<'bottleGiven'>, scene: JackalScene): readonly JackalCue[] {
  const from = homeIn(scene.before, pieceTarget(event.by))
  const to = homeIn(scene.before, pieceTarget(event.to))
  return [
    move(pieceTarget(event.by), 0, 240, hop(from, from, 0.15)),
    effect('bottle', 80, above(from, 0.7), { to: above(to, 0.7), lasts: BOTTLE }),
    sound('chime', 80, from),
    sound('glug', 80 + BOTTLE, to),
    pause(0, BOTTLE + 200),
  ]
}
