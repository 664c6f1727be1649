import type { JackalEvent, JackalState } from '../../../../engine/jackal/types.ts'
import { appear, type CueTable, foldAt, foldTime, lengthOf, move, sound } from '../../../playback/cue.ts'
import type { EffectName } from '../../effects/names.ts'
import { tileYaw } from '../../table/anchors.ts'
import { partTarget } from '../../table/partAnchors.ts'
import { frontSide, tileLook } from '../../table/tileLook.ts'
import { above, effect, type JackalCue, type JackalScene, onTile } from '../staging.ts'
import { type Stir, stirsOf } from './lives.ts'
import { type Spurred, spursOf } from './spurs.ts'

type Cues = CueTable<JackalState, JackalEvent, EffectName>
type CuesOf = (event: JackalEvent, scene: JackalScene) => readonly JackalCue[]

/** Adds the animations of carved tiles to the cues of every event. Flat pictures of tiles are not animated. */
export function withLife(table: Cues): Cues {
  const living = Object.entries(table).map(([kind, entry]) => {
    const cuesOf = entry as CuesOf // called below with events of its own kind only
    return [kind, (event: JackalEvent, scene: JackalScene) => enlivened(cuesOf(event, scene), event, scene)]
  })
  return Object.fromEntries(living) as Cues // the same keys
}

function enlivened(cues: readonly JackalCue[], event: JackalEvent, scene: JackalScene): readonly JackalCue[] {
  const stirred = tileLook() === 'carved' ? stirredBy(event, scene, lengthOf(cues)) : []
  if (stirred.length === 0) return cues
  const replaced = stirred.flatMap(({ stir }) => (stir.kind === 'replaces' ? [stir.name] : []))
  const own = cues.filter((cue) => cue.kind !== 'effect' || !replaced.includes(cue.name))
  const life = stirred.flatMap(({ stir, spurred }) => cuesOfStir(stir, spurred, scene, lengthOf(cues)))
  return [...own, foldAt(foldTime(cues)), ...life]
}

interface Stirred {
  readonly stir: Stir
  readonly spurred: Spurred
}

/** Returns the motions of carvings during an event whose own cues last `lasts` milliseconds. */
function stirredBy(event: JackalEvent, scene: JackalScene, lasts: number): readonly Stirred[] {
  return spursOf(event, scene, lasts).flatMap((spurred) => {
    const tile = (spurred.spur === 'opened' ? scene.after : scene.before).tiles[spurred.cell]
    return tile ? stirsOf(tile.kind, spurred.spur).map((stir) => ({ stir, spurred })) : []
  })
}

function cuesOfStir(stir: Stir, spurred: Spurred, scene: JackalScene, lasts: number): readonly JackalCue[] {
  if (stir.kind === 'replaces') return []
  const from = Math.max(0, spurred.from + stir.at)
  if (stir.kind === 'sprites') {
    const { name, size, tint } = stir
    return [effect(name, from, above(onTile(scene, spurred.cell), 0.1), { size, tint })]
  }
  if (stir.kind === 'sound') return [sound(stir.name, from, onTile(scene, spurred.cell), stir.volume)]
  const begin = stir.waits ? appear : move
  const length = stir.lasts === 'event' ? Math.max(1, lasts - from) : stir.lasts
  const tile = scene.before.tiles[spurred.cell]
  const turned = tile ? tileYaw(tile, frontSide()) : 0
  return [begin(partTarget(spurred.cell, stir.part), from, length, stir.motion(spurred.towards - turned))]
}
