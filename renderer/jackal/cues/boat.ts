import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { appear, foldAt, move, sound } from '../../playback/cue.ts'
import { easeOutBack } from '../../playback/motion/easing.ts'
import { bob, glide, grow, hop, type Motion, parabola, sequence, stay, together } from '../../playback/motion/motion.ts'
import type { Pose } from '../../playback/motion/poses.ts'
import { distance } from '../../table/spot.ts'
import { BOAT, pieceTarget, WATER } from '../table/anchors.ts'
import { above, effect, ends, type JackalCue, type JackalScene, onTile, onWater, settle } from './staging.ts'
import { overtakes, swimmersAt } from './swimmers.ts'

type Of<K extends JackalEvent['kind']> = Extract<JackalEvent, { kind: K }>

/** Shows the lifeboat popping out of the tile that covered it. */
export function boatFound({ cell }: Of<'boatFound'>, scene: JackalScene): readonly JackalCue[] {
  const at = onTile(scene, cell)
  return [
    foldAt(0),
    appear(BOAT, 0, 420, grow(0, 1, easeOutBack)),
    sound('wood', 60, at),
    sound('cheer', 160, at, 0.6),
    effect('sparkles', 120, above(at, 0.3)),
  ]
}

/** Moves the boat down from the head into the sea, where its bearer climbs in. */
export function boatLaunched(event: Of<'boatLaunched'>, scene: JackalScene): readonly JackalCue[] {
  const lasts = 420
  const whole = 580
  const target = pieceTarget(event.piece)
  const [from, to] = ends(scene, BOAT)
  const [wading, seated] = ends(scene, target)
  return [
    move(BOAT, 0, whole, sequence([lasts, parabola(from, to, 0.25)], [whole - lasts, stay(to)])),
    move(target, whole - 320, 320, hop(wading, seated, 0.3)),
    foldAt(whole),
    move(BOAT, whole, 380, bob(0.025, 1.5)),
    sound('splash', lasts - 30, to),
    sound('wood', whole - 20, to, 0.7),
    effect('splash', lasts - 40, onWater(scene, event.cell), { size: 1.1 }),
    effect('ripple', lasts + 120, onWater(scene, event.cell), { size: 1.2 }),
    ...overtakes(scene, { cell: event.cell, aboard: [event.piece], at: whole }),
    ...settle(
      scene,
      lasts,
      swimmersAt(scene, event.cell)
        .map(({ id }) => id)
        .concat(event.piece),
    ),
  ]
}

/** Strokes of the oars: the boat surges twice per cell, and its crew with it. */
export function boatRowed(event: Of<'boatRowed'>, scene: JackalScene): readonly JackalCue[] {
  const [from, to] = ends(scene, BOAT)
  const cells = Math.max(1, Math.round(distance(from, to)))
  const lasts = 560 * cells
  const surge = (a: Readonly<Pose>, b: Readonly<Pose>): Motion =>
    together(
      glide(a, b, (t) => strokes(t, 2 * cells)),
      bob(0.02, 2 * cells),
    )
  return [
    move(BOAT, 0, lasts, surge(from, to)),
    ...event.aboard.map((id) => {
      const [seat, next] = ends(scene, pieceTarget(id))
      return move(pieceTarget(id), 0, lasts, surge(seat, next))
    }),
    foldAt(lasts),
    ...overtakes(scene, { cell: event.to, aboard: event.aboard, at: lasts }),
    sound('swim', 0, from),
    sound('swim', lasts / 2, to),
    effect('ripple', 0, { ...from, y: WATER }),
    effect('ripple', lasts * 0.5, { ...to, x: (from.x + to.x) / 2, y: WATER, z: (from.z + to.z) / 2 }),
    effect('ripple', lasts * 0.95, { ...to, y: WATER }),
  ]
}

/** Returns the share of the way after a number of strokes: each fast at first, then gliding. */
function strokes(t: number, count: number): number {
  const stroke = Math.min(count - 1, Math.floor(t * count))
  const within = t * count - stroke
  return (stroke + 1 - (1 - within) * (1 - within)) / count
}
