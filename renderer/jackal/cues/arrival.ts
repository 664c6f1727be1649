import type { JackalEvent } from '../../../engine/jackal/types.ts'
import { sound } from '../../playback/cue.ts'
import { pieceTarget } from '../table/anchors.ts'
import { vesselAt } from '../table/vessels.ts'
import { effect, ends, isOpenSea, type JackalCue, type JackalScene, onWater } from './staging.ts'

export type Moved = Extract<JackalEvent, { kind: 'pieceMoved' }>

/** Returns the effects where a piece lands: a splash in the sea, a knock on deck, a little dust on land. */
export function arrival(event: Moved, scene: JackalScene, at: number, size: number): readonly JackalCue[] {
  const [, to] = ends(scene, pieceTarget(event.piece))
  if (isOpenSea(scene.after, event.to)) {
    return [effect('splash', at, onWater(scene, event.to), { size: 0.7 + 0.3 * size }), sound('splash', at, to)]
  }
  if (vesselAt(scene.after, event.to)) return [sound('wood', at, to, 0.7)]
  return [effect('dust', at, to, { size })]
}
