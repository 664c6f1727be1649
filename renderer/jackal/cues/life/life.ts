import type { JackalEvent, JackalState } from '../../../../engine/jackal/types.ts'
import { appear, type CueTable, foldAt, foldTime, lengthOf, move } from '../../../playback/cue.ts'
import type { EffectName } from '../../effects/names.ts'
import { partTarget } from '../../table/partAnchors.ts'
import { tileLook } from '../../table/tileLook.ts'
import { above, effect, type JackalCue, type JackalScene, onTile } from '../staging.ts'
import { type Stir, stirsOf } from './lives.ts'
import { type Spurred, spursOf } from './spurs.ts'

type Cues = CueTable<JackalState, JackalEvent, EffectName>
type CuesOf = (event: JackalEvent, scene: JackalScene) => readonly JackalCue[]

/** Adds to the cues of every event what the carvings do meanwhile; drawn tiles lie still. */
export function withLife(table: Cues): Cues {
  const living = Object.entries(table).map(([kind, entry]) => {
    const cuesOf = entry as CuesOf // called below with events of its own kind only
    return [kind, (event: JackalEvent, scene: JackalScene) => enlivened(cuesOf(event, scene), event, scene)]
  })
  return Object.fromEntries(living) as Cues // the same keys
}

function enlivened(cues: readonly JackalCue[], event: JackalEvent, scene: JackalScene): readonly JackalCue[] {
  const life = tileLook() === 'carved' ? lifeOf(event, scene, lengthOf(cues)) : []
  return life.length === 0 ? cues : [...cues, foldAt(foldTime(cues)), ...life]
}

/** What the carvings do during an event whose own cues last so many milliseconds. */
export function lifeOf(event: JackalEvent, scene: JackalScene, lasts: number): readonly JackalCue[] {
  return spursOf(event, scene, lasts).flatMap((spurred) => {
    const tile = (spurred.spur === 'opened' ? scene.after : scene.before).tiles[spurred.cell]
    return tile ? stirsOf(tile.kind, spurred.spur).map((stir) => cueOf(stir, spurred, scene, lasts)) : []
  })
}

function cueOf(stir: Stir, spurred: Spurred, scene: JackalScene, lasts: number): JackalCue {
  const from = Math.max(0, spurred.from + stir.at)
  if (stir.kind === 'sprites') {
    const { name, size, tint } = stir
    return effect(name, from, above(onTile(scene, spurred.cell), 0.1), { size, tint })
  }
  const begin = stir.waits ? appear : move
  const length = stir.lasts === 'event' ? Math.max(1, lasts - from) : stir.lasts
  return begin(partTarget(spurred.cell, stir.part), from, length, stir.motion(spurred.towards))
}
