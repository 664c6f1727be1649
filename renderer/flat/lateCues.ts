import type { CueTable } from '../playback/cue.ts'
import { quietCues } from './quietCues.ts'

/**
 * Returns the quiet cues of a game, which load while its table is already shown: until then, or if loading fails,
 * events are shown at once and without a sound.
 * @param kinds every kind of event
 */
export function lateCues<S, E extends { readonly kind: string }>(
  kinds: readonly E['kind'][],
  load: () => Promise<CueTable<S, E>>,
): CueTable<S, E> {
  const table = Object.fromEntries(kinds.map((kind) => [kind, () => []])) as unknown as CueTable<S, E> // one entry a kind
  load().then(
    (cues) => Object.assign(table, quietCues(cues)),
    () => {}, // the match goes on in silence
  )
  return table
}
