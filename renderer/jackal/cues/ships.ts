import { SHORES } from '../../../engine/jackal/geometry/shores.ts'
import type { JackalEvent, PieceId } from '../../../engine/jackal/types.ts'
import { foldAt, move, sound } from '../../playback/cue.ts'
import { bob, glide, heel, type Motion, together } from '../../playback/motion/motion.ts'
import type { Pose } from '../../playback/motion/poses.ts'
import { distance } from '../../table/spot.ts'
import { pieceTarget, shipTarget } from '../table/anchors.ts'
import { teamOf } from '../table/layout.ts'
import { wayBetween } from '../table/seaWay.ts'
import { bring, effect, ends, type JackalCue, type JackalScene, onWater } from './staging.ts'
import { overtakes } from './swimmers.ts'
import { sailedRound } from './voyages.ts'

type Of<K extends JackalEvent['kind']> = Extract<JackalEvent, { kind: K }>

/** Moves the ship to its place with a splash, its crew aboard. */
export function shipPlaced({ cell }: Of<'shipPlaced'>, scene: JackalScene): readonly JackalCue[] {
  const at = onWater(scene, cell)
  return [
    foldAt(0),
    sound('ship', 0, at),
    effect('ripple', 0, at, { size: 1.3 }),
    effect('splash', 0, at, { size: 0.9 }),
  ]
}

/**
 * Slides the ship along its lane, with a little heel and bob, or sails it round corners (J-ARCH); its crew goes along.
 */
export function shipSailed(event: Of<'shipSailed'>, scene: JackalScene): readonly JackalCue[] {
  const way = wayBetween(scene.before.board, event.from, event.to)
  return way.length > 2 ? sailedRound(event, scene, way) : sailedAlong(event, scene)
}

function sailedAlong(event: Of<'shipSailed'>, scene: JackalScene): readonly JackalCue[] {
  const [from, to] = ends(scene, shipTarget(event.team))
  const lasts = 420 * Math.max(1, distance(from, to))
  const side = teamOf(scene.before, event.team)?.side ?? 'S'
  const [east, north] = SHORES[side].inward
  const slide = (a: Readonly<Pose>, b: Readonly<Pose>): Motion => together(glide(a, b), bob(0.025, 1.5))
  return [
    move(shipTarget(event.team), 0, lasts, together(slide(from, to), heel(-east, north, 0.07))),
    foldAt(lasts),
    move(shipTarget(event.team), lasts, 420, together(bob(0.012, 1), heel(east, -north, 0.025))),
    ...event.aboard.flatMap((id) => withShip(scene, id, lasts, slide)),
    ...overtakes(scene, { cell: event.to, aboard: event.aboard, at: lasts }),
    effect('ripple', 0, onWater(scene, event.from), { size: 1.3 }),
    effect('ripple', lasts * 0.8, onWater(scene, event.to), { size: 1.3 }),
    sound('ship', 0, from),
    sound('rope', lasts * 0.4, to, 0.6),
  ]
}

function withShip(
  scene: JackalScene,
  id: PieceId,
  lasts: number,
  slide: (from: Readonly<Pose>, to: Readonly<Pose>) => Motion,
): readonly JackalCue[] {
  const [from, to] = ends(scene, pieceTarget(id))
  return [move(pieceTarget(id), 0, lasts, slide(from, to)), ...bring(scene, id, 0, lasts, from, to, slide)]
}
