import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { foldAt, sound } from '../../playback/cue.ts'
import { hop, together, tumble } from '../../playback/motion/motion.ts'
import { pieceTarget } from '../table/anchors.ts'
import { above, effect, ends, type JackalCue, type JackalScene, onTile, settle, travel } from './staging.ts'

type Of<K extends JackalEvent['kind']> = Extract<JackalEvent, { kind: K }>

/** It rears up and roars. */
export function bearWoken({ cell }: Of<'bearWoken'>, scene: JackalScene): readonly JackalCue[] {
  const at = onTile(scene, cell)
  return [foldAt(0), sound('growl', 0, at), effect('dust', 80, at, { size: 1.1 })]
}

/** It tramps on by a cell. */
export function bearWalked({ from, to }: Of<'bearWalked'>, scene: JackalScene): readonly JackalCue[] {
  const [left, reached] = [onTile(scene, from), onTile(scene, to)]
  return [
    effect('dust', 0, left, { size: 0.7 }),
    sound('step', 0, left),
    foldAt(260),
    sound('growl', 260, reached, 0.6),
    effect('dust', 280, reached, { size: 0.9 }),
  ]
}

/** Cuffed all the way to his ship. */
export function pieceMauled(event: Of<'pieceMauled'>, scene: JackalScene): readonly JackalCue[] {
  const [from] = ends(scene, pieceTarget(event.piece))
  return [
    sound('hit', 0, from),
    effect('stars', 0, above(from, 0.4), { size: 0.8 }),
    ...travel(scene, event.piece, 60, 760, (a, b) => together(hop(a, b, 2, 0.2), tumble(a, b, 1))),
    ...settle(scene, 120, [event.piece]),
  ]
}
