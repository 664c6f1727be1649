import { type Cue, type CueTable, cuesFor, foldAt, foldTime, lengthOf, pause, type Scene } from '../playback/cue.ts'

type AnyEvent = { readonly kind: string }

/**
 * Returns the sounds and durations of a game's cues, without motions and effects: a flat table shows events at the pace
 * of the 3D table.
 */
export function quietCues<S, E extends AnyEvent>(cues: CueTable<S, E>): CueTable<S, E> {
  const quieten = (event: E, scene: Scene<S>): readonly Cue[] => {
    const all = cuesFor(cues, event, scene)
    return [...all.filter(({ kind }) => kind === 'sound'), foldAt(foldTime(all)), pause(0, lengthOf(all))]
  }
  const table = Object.fromEntries(Object.keys(cues).map((kind) => [kind, quieten]))
  return table as unknown as CueTable<S, E> // has the same keys
}
